import { describe, expect, it } from 'vitest';
import { type BackSituation, backAction } from './back';

const plain: BackSituation = { back: 'history', custom: null, closesShell: false, hasHistory: true };
const run = (): void => undefined;

describe("the header's arrow", () => {
  it.each<[string, Partial<BackSituation>, object]>([
    ['a custom handler first', { custom: run, back: 'shell', closesShell: true }, { kind: 'custom', run }],
    ['closes the shell', { back: 'shell', closesShell: true }, { kind: 'shell' }],
    ['nothing to close outside the shell', { back: 'shell' }, { kind: 'hidden' }],
    ['the named route', { back: 'adCenter' }, { kind: 'route', name: 'adCenter' }],
    ['history', {}, { kind: 'history' }],
    [
      'the ad centre where a deep link has no history',
      { hasHistory: false },
      { kind: 'route', name: 'adCenter' },
    ],
    ['no arrow where the table says none, whatever else', { back: 'none', custom: run }, { kind: 'hidden' }],
  ])('%s', (_what, situation, expected) => {
    expect(backAction({ ...plain, ...situation })).toEqual(expected);
  });
});
