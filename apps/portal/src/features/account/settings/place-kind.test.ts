import { describe, expect, it } from 'vitest';
import { placeKind } from './place-kind';

describe('the kind of a device by what its browser says', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; K) Mobile', 'phone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'phone'],
    ['Mozilla/5.0 (Macintosh; OS X 10_15_7)', 'computer'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'computer'],
    ['a script', 'unknown'],
    [null, 'unknown'],
  ] as const)('%s: %s', (userAgent, kind) => {
    expect(placeKind(userAgent)).toBe(kind);
  });
});
