import { beforeAll, describe, expect, it } from 'vitest';
import { checkFile, NotAStatement } from '../src/check';
import { makeSample, type Sample } from './sample';

let sample: Sample;
let text: string;
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
});

describe('the check of a file', () => {
  it('verifies with the list of signed days and the key, and says what was held against what', async () => {
    const days = JSON.stringify(sample.days);
    const report = await checkFile(text, { days, publicKey: sample.publicKey });
    expect(report).toMatchObject({ verified: true, faults: [], wrong_days: [] });
    expect(report.lines).toEqual([
      'VERIFIED: nothing in this statement was changed.',
      'Account 41, month 2026-01, 1 entry.',
      expect.stringMatching(/^Signed day 2026-01-03, key [0-9a-f]{16}, over 1 account\(s\)\.$/),
      'Every entry is covered by the signed day.',
      'The list that you gave holds this very day.',
    ]);
  });

  it('takes the list in the envelope of the call too', async () => {
    const days = JSON.stringify({ code: 200, msg: 'OK', data: sample.days });
    expect((await checkFile(text, { days })).lines.at(-1)).toBe(
      'The list that you gave holds this very day.',
    );
  });

  it('says where the key is known from the file alone, or the list does not hold the day', async () => {
    expect((await checkFile(text)).lines.at(-1)).toMatch(/Compare it with \/transparency/);
    const days = JSON.stringify({ roots: sample.days.roots.slice(1) });
    expect((await checkFile(text, { days })).lines.at(-1)).toBe(
      'The list that you gave does not hold this day.',
    );
  });

  it('names what was changed, in words', async () => {
    const changed = text.replace('"amount":500}]', '"amount":501}]');
    const report = await checkFile(changed);
    expect(report.verified).toBe(false);
    expect(report.lines).toContain(
      'Entry 1 is not what was sealed: it, or what stands before it, was changed.',
    );
  });

  it('finds another key and a published day that was exchanged', async () => {
    const other = await makeSample();
    const report = await checkFile(text, { publicKey: other.publicKey, days: JSON.stringify(other.days) });
    expect(report.faults.map(({ kind }) => kind)).toEqual(['other_key', 'other_root_published']);
    const [newest, oldest] = sample.days.roots;
    const exchanged = { roots: [newest, { ...oldest, holders: 2 }] };
    const days = JSON.stringify(exchanged);
    expect((await checkFile(text, { days })).wrong_days).toEqual(['2026-01-03', '2026-01-02']);
  });

  it('says so where no day was signed', async () => {
    const report = await checkFile(JSON.stringify({ ...sample.statement, roots: [] }));
    expect(report.verified).toBe(true);
    expect(report.lines).toContain('No signed day is in the file: only the chain was checked.');
  });

  it.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['another file', '{"format":"other"}'],
    ['another version', '{"format":"fairlead-statement","version":2}'],
    ['one without entries', '{"format":"fairlead-statement","version":1}'],
    [
      'one with broken entries',
      '{"format":"fairlead-statement","version":1,"holder":{},"opening":{},"closing":{},"entries":[1],"roots":[]}',
    ],
  ])('refuses %s', async (_what, given) => {
    await expect(checkFile(given)).rejects.toThrow(NotAStatement);
  });

  it('refuses a list of days that is none', async () => {
    await expect(checkFile(text, { days: '{}' })).rejects.toThrow(NotAStatement);
  });
});
