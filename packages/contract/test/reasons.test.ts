import { describe, expect, it } from 'vitest';
import { allCalls, codeOf, REASONS, type Reason, refusalsOf, statusOf } from '../src';

/** What is answered where there is no call at all. */
const WITHOUT_A_CALL: readonly Reason[] = ['not_found'];

describe('reasons', () => {
  it('are each answered by some call, or where there is none', () => {
    const answered = new Set([...WITHOUT_A_CALL, ...allCalls.flatMap(refusalsOf)]);
    expect(REASONS.filter((reason) => !answered.has(reason))).toEqual([]);
  });

  it('are listed once', () => {
    expect(new Set(REASONS).size).toBe(REASONS.length);
  });

  it('keep 402, 403 and 404 of the app for the states of an account', () => {
    const states = REASONS.filter((reason) => [402, 403, 404].includes(codeOf(reason)));
    expect(states).toEqual(['account_not_activated', 'account_disabled', 'account_deleted']);
  });

  it('answer HTTP 200 in the app wherever there was a call with an envelope', () => {
    const others = REASONS.filter((reason) => statusOf('app', reason).http !== 200);
    expect(others).toEqual(['too_large', 'throttled', 'not_found', 'not_ready', 'file_lost']);
  });

  it('never answer HTTP 200 to staff and networks', () => {
    const good = REASONS.filter(
      (reason) => statusOf('console', reason).http < 400 || statusOf('network', reason).http < 400,
    );
    expect(good).toEqual([]);
  });
});
