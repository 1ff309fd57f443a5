import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestOf, writtenAmounts } from './list-filters';

// Files of screens share one process: the others read its clock in UTC.
beforeAll(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterAll(() => vi.unstubAllEnvs());

const means = { now: Date.parse('2026-03-02T09:30:00Z'), currency: 'USD' };
const time = { kind: 'time', label: 'Made' } as const;
const amount = { kind: 'amount', label: 'Amount' } as const;

describe('what a filter of the address asks for', () => {
  it('counts days from the midnights of this device', () => {
    expect(requestOf(time, '1d', means)).toEqual({ from: '2026-03-01T23:00:00.000Z' });
    expect(requestOf(time, '7d', means)).toEqual({ from: '2026-02-23T23:00:00.000Z' });
    // The days of the switch to summer time: the last one ends an hour earlier in UTC.
    expect(requestOf(time, '2026-03-28..2026-03-29', means)).toEqual({
      from: '2026-03-27T23:00:00.000Z',
      until: '2026-03-29T22:00:00.000Z',
    });
    expect(requestOf({ kind: 'due', label: 'Due' }, '1d', means)).toEqual({
      due_until: '2026-03-02T23:00:00.000Z',
    });
  });

  it('takes amounts in the units of the currency, with one end open or none', () => {
    expect(requestOf(amount, '100.00..500.00', means)).toEqual({ amount_min: 10_000, amount_max: 50_000 });
    expect(requestOf(amount, '..5', means)).toEqual({ amount_max: 500 });
    expect(writtenAmounts('100.00..', 'USD')).toBe('≥ $100.00');
  });

  it('takes a text under its own name, or as what it stands for', () => {
    const who = { kind: 'text', name: 'actor', label: 'Who' } as const;
    expect(requestOf(who, ' bea ', means)).toEqual({ actor: 'bea' });
    expect(requestOf({ ...who, asked: (typed) => ({ acts: `${typed}.all` }) }, 'bea', means)).toEqual({
      acts: 'bea.all',
    });
  });

  it.each([
    [time, 'soon'],
    [{ kind: 'text', name: 'actor', label: 'Who' }, ' '],
    [time, '2026-13-40..'],
    [amount, '-5..x'],
    [{ kind: 'holder' }, 'me'],
    [{ kind: 'product' }, '0'],
    [{ name: 'state', values: ['paid'] }, 'lost'],
    [{ kind: 'network' }, ''],
  ] as const)('asks for nothing that it cannot mean: %j %s', (filter, value) => {
    expect(requestOf(filter, value, means)).toEqual({});
  });
});
