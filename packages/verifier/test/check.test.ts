import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkFile, NotAStatement } from '../src/check';
import { makeSample, type Sample } from './sample';

let sample: Sample;
let text: string;
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
});

const VERIFIED = 'VERIFIED up to 2026-01-03, by your list, which reaches to 2026-01-03.';
const CONSISTENT = 'CONSISTENT WITH ITSELF. Nothing more is known.';

describe('the check of a file', () => {
  it('verifies with a list of signed days and the key, and says what was held against what', async () => {
    const lists = [JSON.stringify(sample.days)];
    const report = await checkFile(text, { lists, publicKey: sample.publicKey });
    expect(report).toMatchObject({
      ...{ result: 'verified', verified: true, signed: true, faults: [], wrong_days: [] },
    });
    expect(report.lines).toEqual([
      VERIFIED,
      expect.stringContaining('only as good as the day you saved the list'),
      'Account 41, month 2026-01, 1 entry.',
      'The month by the clock of UTC: from 2026-01-01T00:00:00.000Z up to 2026-02-01T00:00:00.000Z.',
      'Opening: available 0, total 0. Closing: available 500, total 500. Between: available +500, total +500. All in minor units, as in the file.',
      expect.stringMatching(/^Signed day 2026-01-03, key [0-9a-f]{16}, over 1 place\(s\) in its tree\.$/),
      'Every entry is covered by the signed day.',
      'Your list that reaches to 2026-01-03 shows that what stands here up to entry 1 is what was signed by then.',
    ]);
  });

  it('takes the list in the envelope of the call, and in any order', async () => {
    const data = { roots: [...sample.days.roots].reverse() };
    const lists = [JSON.stringify({ code: 200, msg: 'OK', data })];
    expect((await checkFile(text, { lists })).lines[0]).toBe(VERIFIED);
  });

  it('calls nothing verified that it had nothing from outside to hold against', async () => {
    const alone = await checkFile(text);
    expect(alone).toMatchObject({ result: 'consistent', verified: false, faults: [] });
    expect(alone.lines[0]).toBe(CONSISTENT);
    expect(alone.lines.join(' ')).not.toMatch(/nothing .*was changed|(?<!UN)VERIFIED/);
    const withKey = await checkFile(text, { publicKey: sample.publicKey });
    expect(withKey).toMatchObject({ result: 'consistent', verified: false });
    expect(withKey.lines[0]).toBe(
      'CONSISTENT WITH ITSELF, and signed by the key that you gave. Nothing more is known.',
    );
  });

  it('fails where a list holds no day, or none that leads to the statement', async () => {
    const empty = await checkFile(text, { lists: ['{"roots":[]}'] });
    expect(empty).toMatchObject({ result: 'not_connected', verified: false });
    const { days } = await makeSample({ firstDay: '2025-11-07' });
    const far = await checkFile(text, { lists: [JSON.stringify(days)] });
    expect(far).toMatchObject({ result: 'not_connected', verified: false });
    expect(far.lines[0]).toMatch(/^NOT CONNECTED/);
    expect(far.lines.join(' ')).toContain('holds the days from 2025-11-09 to 2026-01-01');
    // The list that leads there does not mend the one that does not.
    const lists = [JSON.stringify(sample.days), JSON.stringify(days)];
    expect((await checkFile(text, { lists })).result).toBe('not_connected');
  });

  it('calls nothing verified that is newer than the list, which a newer day leads to', async () => {
    const { statement, days } = await makeSample({ entryOn: 1 });
    const lists = [JSON.stringify({ roots: [days.roots[1]] })];
    const { result, lines } = await checkFile(JSON.stringify(statement), { lists });
    expect(result).toBe('newer');
    expect(lines[0]).toBe(
      'NEWER THAN YOUR LIST: what came after 2026-01-02, where it ends, may have been rewritten and signed again.',
    );
    expect(lines.at(-1)).toContain('ends before this statement begins');
  });

  it('takes no newer day of a key that the list does not know: anybody can name a published day', async () => {
    const { statement, days, laterKey } = await makeSample({ entryOn: 1, keyChanges: true });
    const text = JSON.stringify(statement);
    const old = JSON.stringify({ roots: [days.roots[1]] });
    const report = await checkFile(text, { lists: [old] });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain('a key that no list of yours knows');
    expect((await checkFile(text, { lists: [old, JSON.stringify(days)] })).result).toBe('newer');
    expect((await checkFile(text, { lists: [JSON.stringify(days)], publicKey: laterKey })).result).toBe(
      'verified',
    );
  });

  it('fails where an entry is older than the list and no day of the list is shown to hold it', async () => {
    const { statement, days } = await makeSample({ proves: [1] });
    const lists = [JSON.stringify({ roots: [days.roots[1]] })];
    const report = await checkFile(JSON.stringify(statement), { lists });
    expect(report).toMatchObject({ result: 'not_connected', verified: false });
    expect(report.lines.join(' ')).toContain('is newer than 1 entry (number 1)');
    const both = await makeSample({ proves: [1, 0] });
    const shown = { lists: [JSON.stringify({ roots: [both.days.roots[1]] })] };
    const proven = await checkFile(JSON.stringify(both.statement), shown);
    expect(proven.result).toBe('newer');
    expect(proven.lines.at(-1)).toContain('up to entry 1 is what was signed by then');
  });

  it('is not connected where it ends before days of its month that a list holds', async () => {
    const { statement, days } = await makeSample({ proves: [0] });
    const report = await checkFile(JSON.stringify(statement), { lists: [JSON.stringify(days)] });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain(
      'holds signed days of the month after 2026-01-02, where the statement ends: 2026-01-03.',
    );
  });

  it('is not connected where nothing shows that it begins with its month', async () => {
    const lists = [JSON.stringify(sample.days)];
    const { closing, entries: _, ...rest } = sample.statement;
    const hidden = { ...rest, opening: closing, closing, entries: [] };
    const report = await checkFile(JSON.stringify(hidden), { lists });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain('No signed day from before the month shows where');
    const relabelled = await checkFile(JSON.stringify({ ...sample.statement, month: '2026-02' }), { lists });
    expect(relabelled.faults).toMatchObject([{ kind: 'other_month', seq: 1 }]);
  });

  it('is not verified with other balances than those of its place', async () => {
    const lists = [JSON.stringify(sample.days)];
    const { closing, entries: _, ...rest } = sample.statement;
    const end = { ...closing, available: 400, total: 400 };
    const report = await checkFile(JSON.stringify({ ...rest, opening: end, closing: end, entries: [] }), {
      lists,
    });
    expect(report.faults).toMatchObject([{ kind: 'leaf_differs' }, { kind: 'leaf_differs' }]);
  });

  it('verifies nothing where no place holds balances', async () => {
    const { statement, days } = await makeSample({ leafFormat: 1 });
    const report = await checkFile(JSON.stringify(statement), { lists: [JSON.stringify(days)] });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain('No signed day here holds balances');
  });

  it('names a key that the list does not know', async () => {
    const { statement, days } = await makeSample({ keyChanges: true, proves: [1, 0] });
    const old = { roots: [days.roots[1]] };
    const { lines } = await checkFile(JSON.stringify(statement), {
      lists: [JSON.stringify(old), JSON.stringify(days)],
    });
    expect(lines.join(' ')).toContain(
      `From 2026-01-03 on another key signs than in your list that reaches to 2026-01-02: ${days.roots[0]?.key_id}.`,
    );
  });

  it.each([
    ['"month":"2026-01"', '"month":"\\u001b[2J"'],
    ['"amount":500}]', '"amount":"500"}]'],
    ['"to":"available"', '"to":"available:0:hidden"'],
    ['"id":"41"', '"id":"0x29"'],
    ['"id":"901"', '"id":"0x385"'],
    ['"time_zone":"UTC"', '"time_zone":"x"'],
  ])('refuses %s written as %s', async (from, to) => {
    expect(text).toContain(from);
    await expect(checkFile(text.replace(from, to))).rejects.toThrow(NotAStatement);
  });

  it('names what was changed, in words', async () => {
    const changed = text.replace('"amount":500}]', '"amount":501}]');
    const report = await checkFile(changed);
    expect(report.verified).toBe(false);
    expect(report.lines).toContain(
      'Entry 1 does not match its seal: it, or something before it, was changed.',
    );
  });

  it('finds another key and a published day that was exchanged', async () => {
    const other = await makeSample();
    const lists = [JSON.stringify(other.days)];
    const report = await checkFile(text, { publicKey: other.publicKey, lists });
    expect(report.faults.map(({ kind }) => kind)).toEqual(['other_root_published', 'other_root_published']);
    expect(report.lines).toContain(
      'The signed day 2026-01-02 is not the same in all files: it was replaced, and so was 1 later one.',
    );
    const [newest, oldest] = sample.days.roots;
    const exchanged = { roots: [newest, { ...oldest, holders: 2 }] };
    const report2 = await checkFile(text, { lists: [JSON.stringify(exchanged)] });
    expect(report2.wrong_days).toEqual(['2026-01-03', '2026-01-02']);
  });

  it('does not call verified what no signed day covers: anybody can make up a chain', async () => {
    const report = await checkFile(JSON.stringify({ ...sample.statement, roots: [] }));
    expect(report).toMatchObject({ verified: false, signed: false, faults: [] });
    expect(report.lines[0]).toBe('NOT SIGNED: the chain is whole, nothing more.');
    const changed = JSON.parse(text.replace('"amount":500}]', '"amount":501}]')) as object;
    expect((await checkFile(JSON.stringify({ ...changed, roots: [] }))).lines[0]).toBe('NOT VERIFIED.');
  });

  it('takes a key that was exchanged later for the days before, and an old key for no day after', async () => {
    const { statement, days, publicKey, laterKey } = await makeSample({ keyChanges: true, proves: [1, 0] });
    const [newest, oldest] = days.roots;
    const held = (given: object, key: string) =>
      checkFile(JSON.stringify(given), { lists: [JSON.stringify(days)], publicKey: key });
    expect(newest?.public_key).toBe(laterKey);
    expect(oldest?.public_key).toBe(publicKey);
    // The statement's root is of the old key; the newer day names it and is signed by the new one.
    expect(await held(statement, laterKey)).toMatchObject({ verified: true, wrong_days: [] });
    // The old key says nothing of what another signed after it.
    expect(await held(statement, publicKey)).toMatchObject({ result: 'not_connected', wrong_days: [] });
    // The statement's own days lead from one to the other.
    expect((await checkFile(JSON.stringify(statement), { publicKey: laterKey })).result).toBe('consistent');
  });

  it('says so where signatures cannot be checked, instead of calling them wrong', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('Unrecognized algorithm'));
    await expect(checkFile(text)).rejects.toThrow('cannot be checked here');
  });

  it.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['another file', '{"format":"other"}'],
    ['another version', '{"format":"fairlead-statement","version":3}'],
    [
      'one of the second version without its records',
      '{"format":"fairlead-statement","version":2,"holder":{},"opening":{},"closing":{},"entries":[],"roots":[]}',
    ],
    ['one without entries', '{"format":"fairlead-statement","version":1}'],
    [
      'one with broken entries',
      '{"format":"fairlead-statement","version":1,"holder":{},"opening":{},"closing":{},"entries":[1],"roots":[]}',
    ],
  ])('refuses %s', async (_what, given) => {
    await expect(checkFile(given)).rejects.toThrow(NotAStatement);
  });

  it('refuses a list of days that is none', async () => {
    await expect(checkFile(text, { lists: ['{}'] })).rejects.toThrow(NotAStatement);
  });
});

describe('a statement against notices that were kept', () => {
  const headOf = (entry: string, hash: string) => `${entry} ${hash.slice(0, 16).replace(/.{4}/g, '$& ')}`;

  it('says up to where the notice holds it, and what it does not have', async () => {
    const [entry] = sample.statement.entries;
    const heads = [headOf('901', entry?.hash ?? ''), headOf('77', '0'.repeat(64))];
    const lists = [JSON.stringify(sample.days)];
    const { result, faults, lines } = await checkFile(text, { heads, lists });
    expect(faults).toEqual([]);
    // An entry that is found nowhere can have been removed: nothing is verified.
    expect(result).toBe('not_connected');
    expect((await checkFile(text, { heads: heads.slice(0, 1), lists })).result).toBe('verified');
    expect(lines).toContain('The notice that you kept holds every entry up to 1 as it stands here.');
    expect(lines.join(' ')).toContain('Entry 77, from a notice that you kept, is nowhere in this statement');
  });

  it('is found rewritten and signed anew by a single notice', async () => {
    const report = await checkFile(text, { heads: [headOf('901', 'a'.repeat(64))] });
    expect(report).toMatchObject({ result: 'not_verified', faults: [{ kind: 'head_differs', seq: 1 }] });
    expect(report.lines).toContain('Entry 1 does not match the notification you kept.');
  });

  it.each(['901', '901 abc', 'x 0123456789abcdef'])('refuses %s', async (head) => {
    await expect(checkFile(text, { heads: [head] })).rejects.toThrow(NotAStatement);
  });
});
