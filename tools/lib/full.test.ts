import { describe, expect, it } from 'vitest';
import { isFullRun, runs } from './full.mjs';

describe('runs', () => {
  it('is the short number in npm test and the wide one in npm run test:full', () => {
    expect(runs(3, 1000)).toBe(isFullRun ? 1000 : 3);
  });

  it('follows FULL and nothing else', () => {
    expect(isFullRun).toBe(process.env.FULL === '1');
  });
});
