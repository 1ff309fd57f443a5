import { describe, expect, it } from 'vitest';
import { checkFile } from '../src/check';
import { makeSample } from './sample';

describe('a statement that begins with the first entry of its account', () => {
  it.each([
    ['a balance', { available: 90_000, total: 90_000, head: 'a'.repeat(64) }],
    ['a debt', { available: -90_000, total: -90_000, head: 'a'.repeat(64) }],
    ['a hash alone', { available: 0, total: 0, head: 'a'.repeat(64) }],
  ])('the past stays: begins with %s out of nowhere, in no signed day', async (_what, opening) => {
    const { statement, days } = await makeSample({ opening });
    const report = await checkFile(JSON.stringify(statement), { lists: [JSON.stringify(days)] });
    expect(report).toMatchObject({
      ...{ result: 'not_verified', faults: [{ kind: 'figures_differ', seq: 0 }] },
    });
  });

  it('the past stays: begins so in a month without entries too', async () => {
    const { statement, days } = await makeSample();
    const [root] = statement.roots;
    const opening = { available: 900, total: 900, head: 'a'.repeat(64) };
    const roots = [{ ...root, leaf: { ...root?.leaf, sequence: 0, head: opening.head } }];
    const empty = { ...statement, opening, entries: [], closing: opening, roots };
    const { faults } = await checkFile(JSON.stringify(empty), { lists: [JSON.stringify(days)] });
    expect(faults).toContainEqual({ kind: 'figures_differ', seq: 0 });
  });

  it('is no fault of a later month without entries, of which no day is signed', async () => {
    const { statement } = await makeSample();
    const { closing } = statement;
    const quiet = { ...statement, month: '2026-02', opening: closing, entries: [], roots: [] };
    expect(await checkFile(JSON.stringify(quiet))).toMatchObject({ result: 'not_signed', faults: [] });
  });
});
