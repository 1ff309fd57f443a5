import { beforeAll, describe, expect, it, vi } from 'vitest';
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
    expect(report).toMatchObject({ verified: true, signed: true, faults: [], wrong_days: [] });
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

  it('does not call verified what no signed day covers: anybody can make up a chain', async () => {
    const report = await checkFile(JSON.stringify({ ...sample.statement, roots: [] }));
    expect(report).toMatchObject({ verified: false, signed: false, faults: [] });
    expect(report.lines[0]).toBe('NOT SIGNED: the chain is whole, no more.');
    const changed = JSON.parse(text.replace('"amount":500}]', '"amount":501}]')) as object;
    expect((await checkFile(JSON.stringify({ ...changed, roots: [] }))).lines[0]).toBe('NOT VERIFIED.');
  });

  it('takes a key that was exchanged later for the days before, and an old key for no day after', async () => {
    const { statement, days, publicKey, laterKey } = await makeSample({ keyChanges: true });
    const [newest, oldest] = days.roots;
    const held = (given: object, key: string) =>
      checkFile(JSON.stringify(given), { days: JSON.stringify(days), publicKey: key });
    expect(newest?.public_key).toBe(laterKey);
    expect(oldest?.public_key).toBe(publicKey);
    // The statement's root is of the old key; the newer day names it and is signed by the new one.
    expect(await held(statement, laterKey)).toMatchObject({ verified: true, wrong_days: [] });
    // The old key says nothing of what another signed after it.
    expect(await held(statement, publicKey)).toMatchObject({ verified: false, wrong_days: [newest?.day] });
    expect((await checkFile(JSON.stringify(statement), { publicKey: laterKey })).faults).toMatchObject([
      { kind: 'other_key' },
    ]);
  });

  it('says so where signatures cannot be checked, instead of calling them wrong', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('Unrecognized algorithm'));
    await expect(checkFile(text)).rejects.toThrow('cannot be checked here');
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
