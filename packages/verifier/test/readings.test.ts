import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkFile, compareLists, NotAStatement } from '../src/check';
import { makeSample, type Sample } from './sample';

let sample: Sample;
let text: string;
let days: string;
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
  days = JSON.stringify(sample.days);
});

const change = (from: string, to: string, whole = text): string => {
  expect(whole).toContain(from);
  return whole.replace(from, () => to);
};

describe('what a reader sees in a file is what was checked', () => {
  it.each([
    ['the figures of an entry', '"remark":""', '"remark":"we owe you 900","remark":""'],
    ['the same name in other signs', '"remark":""', '"rem\\u0061rk":"we owe you 900","remark":""'],
    ['the entries', '"entries":[', '"entries":[],"entries":['],
    ['the closing', '"closing":{', '"closing":{"available":0,"total":0,"head":null},"closing":{'],
  ])('the past stays: refuses what stands twice: %s', async (_what, from, to) => {
    await expect(checkFile(change(from, to), { lists: [days] })).rejects.toThrow('can be read in two ways');
  });

  it('the past stays: refuses a list in which something stands twice, to compare too', async () => {
    const list = change('"root":', '"root":"0","root":', days);
    await expect(checkFile(text, { lists: [list] })).rejects.toThrow('can be read in two ways');
    await expect(compareLists(days, list)).rejects.toThrow(NotAStatement);
  });

  it('takes the same name in several places, and as a text', async () => {
    const named = change(
      '"currency":"remark"',
      '"currency":"{\\"a\\":1,\\"a\\":2}"',
      change('"month"', '"currency":"remark","month"'),
    );
    expect((await checkFile(named, { lists: [days] })).result).toBe('verified');
  });

  it.each([
    ['"month":', '"summary":{"you_owe_us":900},"month":'],
    ['"remark":""', '"remark":"","status":"refused"'],
    ['"remark":""', '"remark":"","description":"a gift"'],
    ['"kind":"none"', '"kind":"none","note":"x"'],
    ['"to":"available"', '"to":"available","for":"x"'],
    ['"index":0', '"index":0,"debt":900'],
    ['"records":{', '"records":{"debts":{"sequence":0,"head":""},'],
    ['"holder":{', '"holder":{"name":"x",'],
    ['"holders":', '"sum":900,"holders":'],
    ['"month":', '"__proto__":{"a":1},"month":'],
  ])('the past stays: refuses a field that nobody checks: %s as %s', async (from, to) => {
    await expect(checkFile(change(from, to), { lists: [days] })).rejects.toThrow(
      'an unknown field that nothing vouches for',
    );
  });

  it('the past stays: refuses a chain of records beside the three, and a day of a list with more in it', async () => {
    const head = { sequence: 0, head: '0'.repeat(64) };
    const part = { before: head, links: [] };
    const records = { acts: part, chat: part, reports: part, debts: part };
    await expect(checkFile(JSON.stringify({ ...sample.statement, records }))).rejects.toThrow(
      'an unknown field that nothing vouches for',
    );
    const lists = [change('"holders":', '"sum":900,"holders":', days)];
    await expect(checkFile(text, { lists })).rejects.toThrow('an unknown field that nothing vouches for');
  });

  it.each([
    ['withdrawal_id', '"9"'],
    ['topup_id', '"9"'],
    ['report_id', '"9"'],
    ['order_id', '"9"'],
    ['corrects_id', '"9"'],
  ])('the past stays: finds %s of %s beside an entry whose hash covers none', async (name, value) => {
    const shown = (written: string) => change('"remark":""', `"remark":"","${name}":${written}`);
    const { result, faults } = await checkFile(shown(value), { lists: [days] });
    expect([result, faults]).toEqual(['not_verified', [{ kind: 'link_differs', seq: 1 }]]);
    expect((await checkFile(shown('null'), { lists: [days] })).result).toBe('verified');
  });
});

describe('a zone is one by name', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(['+19:00', '-05:00', '+01'])('the past stays: refuses the hours %s', async (zone) => {
    // Newer engines, those of browsers among them, take hours where this one takes names alone.
    class Newer extends Intl.DateTimeFormat {
      constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
        super(locale, options.timeZone === zone ? { ...options, timeZone: 'UTC' } : options);
      }
    }
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(Newer as typeof Intl.DateTimeFormat);
    const given = checkFile(change('"time_zone":"UTC"', `"time_zone":"${zone}"`), { lists: [days] });
    await expect(given).rejects.toThrow('time_zone');
  });
});

describe('what is pasted is read', () => {
  it.each([
    ['with spaces that do not break', '901 ', '\u00a0'],
    ['with the sign before a number', '#901 ', ' '],
  ])('a head %s', async (_what, number, space) => {
    const hash = sample.statement.entries[0]?.hash.slice(0, 16).replace(/.{4}(?=.)/g, `$&${space}`);
    expect((await checkFile(text, { lists: [days], heads: [`${number}${hash}`] })).result).toBe('verified');
  });
});

describe('when a day was signed', () => {
  const signedAt = async (signed_at: string) => {
    const roots = sample.statement.roots.map((root) => ({ ...root, signed_at }));
    return (await checkFile(JSON.stringify({ ...sample.statement, roots }))).lines;
  };
  it('is said where it is far from the end of the day', async () => {
    expect(await signedAt('2031-01-01T00:00:00.000Z')).toContain(
      'The signed day 2026-01-02 (and 1 more) says that it was signed on 2031-01-01: not within two days of its end.',
    );
    expect((await signedAt('2026-01-05T23:00:00.000Z')).join(' ')).toContain('2026-01-02 says that');
    expect((await signedAt('2026-01-04T23:00:00.000Z')).join(' ')).not.toContain('two days of its end');
  });
});
