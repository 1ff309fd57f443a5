import { afterEach, describe, expect, it, vi } from 'vitest';
import { askEarly, isKnownBlocked, takeEarly } from './early-answer';

const answer = new Response('{}');

const ask = (): void => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer));
  askEarly('/api/figures', 'token-a', 'UTC GMT+00:00');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.fairleadEarly;
});

describe('an answer asked for before the app is there', () => {
  it('is given once, to this very question of this very person', async () => {
    ask();
    expect(takeEarly('/api/other', 'token-a')).toBeUndefined();
    expect(takeEarly('/api/figures', 'token-b')).toBeUndefined();
    expect(await takeEarly('/api/figures', 'token-a')).toBe(answer);
    expect(takeEarly('/api/figures', 'token-a')).toBeUndefined();
  });

  it('is asked with the headers that the app itself sends', () => {
    ask();
    expect(fetch).toHaveBeenCalledWith('/api/figures', {
      headers: { 'X-CT': 'token-a', 'X-TZ': 'UTC GMT+00:00' },
    });
  });

  it('is too old after ten seconds', () => {
    vi.useFakeTimers();
    ask();
    vi.advanceTimersByTime(10_000);
    expect(takeEarly('/api/figures', 'token-a')).toBeUndefined();
  });
  it('is not asked for an account that is known to be blocked', () => {
    expect(isKnownBlocked('{"id":"1","state":"disabled","closing_since":null}')).toBe(true);
    expect(isKnownBlocked('{"id":"1","state":"active","closing_since":null}')).toBe(false);
    expect(isKnownBlocked(null)).toBe(false);
    expect(isKnownBlocked('not what the app wrote')).toBe(false);
  });
});
