import { describe, expect, it } from 'vitest';
import { chainStart, verifyChain } from '../src';
import { checkFile, compareLists, NotAStatement } from '../src/check';
import { checkHeads } from '../src/heads';
import { makeSample } from './sample';

const json = JSON.stringify;

describe('what keeps a statement from being all of its month', () => {
  it('is that no signed day of the month is in it', async () => {
    const { statement, days } = await makeSample({ firstDay: '2026-01-30' });
    const empty = { ...statement, month: '2026-02', opening: statement.closing, entries: [] };
    const report = await checkFile(json(empty), { lists: [json(days)] });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain('No signed day of the month is in the statement');
  });

  it('is a day that begins before the month ends in its zone', async () => {
    const { statement, days } = await makeSample({ firstDay: '2026-01-30', proves: [0] });
    const report = await checkFile(json({ ...statement, time_zone: 'Asia/Tokyo' }), { lists: [json(days)] });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain('after 2026-01-30, where the statement ends: 2026-01-31');
  });

  it('is an entry dated within a day that only a list holds', async () => {
    const { statement, days } = await makeSample({ proves: [1] });
    const report = await checkFile(json(statement), { lists: [json(days)] });
    expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    expect(report.lines.join(' ')).toContain(
      'Entry 1 is dated within a signed day that the statement does not',
    );
    const newest = { roots: days.roots.slice(0, 1) };
    // A list that begins later does not say in which day the entry lies.
    expect((await checkFile(json(statement), { lists: [json(newest)] })).result).toBe('not_connected');
  });

  it('is a message dated within a day that only a list holds', async () => {
    const { statement, days } = await makeSample({ proves: [1], entryOn: 1 });
    const none = { before: { sequence: 0, head: '0'.repeat(64) }, links: [] };
    const link = { sequence: 1, time: '2026-01-02T05:00:00.000Z', content: 'hello', hash: '0'.repeat(64) };
    const records = { acts: none, chat: { ...none, links: [link] }, reports: none };
    const told = await checkFile(json({ ...statement, version: 2, records }), { lists: [json(days)] });
    expect(told.lines.join(' ')).toContain(
      'Message 1 is dated within a signed day that the statement does not',
    );
    const [, first] = days.roots;
    const between = { ...statement, version: 2, records, days: [first] };
    const { faults } = await checkFile(json(between), { lists: [json(days)] });
    expect(faults).toContainEqual({ kind: 'dated_back', seq: 1, record: 'chat' });
  });

  it('is no fault where zones are told otherwise: by hours not connected, by more of another month', async () => {
    const { statement, days } = await makeSample({ firstDay: '2026-01-31' });
    const of = (month: string) => checkFile(json({ ...statement, month }), { lists: [json(days)] });
    expect(await of('2026-02')).toMatchObject({ result: 'not_connected', faults: [] });
    expect((await of('2026-03')).faults).toMatchObject([{ kind: 'other_month', seq: 1 }]);
  });
});

describe('a signed day that lies about its end', () => {
  it.each(['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:01.000Z'])(
    'of %s is found in the file, in the list and between two lists',
    async (until) => {
      const { statement, days } = await makeSample({ proves: [1, 0], lateUntil: until });
      const list = json(days);
      const report = await checkFile(json(statement), { lists: [list] });
      expect(report).toMatchObject({ result: 'not_verified', wrong_days: ['2026-01-03'] });
      expect(report.lines).toContain('The signed day 2026-01-03 does not end when its name says.');
      expect((await compareLists(list, list)).code).toBe(1);
    },
  );
});

describe('times', () => {
  it.each(['2026-01-02T99:99:99.999Z', '2026-02-30T00:00:00.000Z'])('refuses %s', async (time) => {
    const text = json((await makeSample()).statement);
    expect(text).toContain('2026-01-02T03:04:05.678Z');
    await expect(checkFile(text.replace('2026-01-02T03:04:05.678Z', time))).rejects.toThrow(NotAStatement);
  });

  it('go back along a chain by no more than two clocks differ, in many entries either', async () => {
    const moves = [{ from: 'bank', fromRef: 0, to: 'available', toRef: 0, amountMinor: 1 }];
    const entries = Array.from({ length: 3 }, (_, place) => ({
      ...{ holderId: 41, seq: place + 1, id: place + 1, kind: 'system_topup', linkKind: 'none', linkId: 0 },
      ...{ time: new Date(Date.parse('2026-01-02T10:00:00Z') - place * 59_000).toISOString() },
      ...{ remark: '', moves, availableDeltaMinor: 1, totalDeltaMinor: 1, hash: '' },
      ...{ availableAfterMinor: place + 1, totalAfterMinor: place + 1 },
    }));
    const faults = await verifyChain(41, entries, { start: await chainStart(41) });
    expect(faults.filter(({ kind }) => kind === 'time_goes_back')).toEqual([
      { kind: 'time_goes_back', seq: 3 },
    ]);
  });
});

describe('a statement of very many entries', () => {
  it('is held against a notice', async () => {
    const { statement } = await makeSample();
    const [entry] = statement.entries;
    if (entry === undefined) throw new Error('the sample has no entry');
    const entries = Array.from({ length: 200_000 }, (_, place) => ({
      ...entry,
      record: { ...entry.record, id: String(place + 1) },
    }));
    expect(checkHeads({ ...statement, entries }, ['900000 0123456789abcdef']).isAbsent).toBe(true);
  });
});
