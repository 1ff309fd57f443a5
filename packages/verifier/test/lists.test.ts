import { beforeAll, describe, expect, it } from 'vitest';
import { checkFile, compareLists } from '../src/check';
import { makeSample, type Sample } from './sample';

let sample: Sample;
let text: string;
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
});

describe('a list of signed days says nothing that nobody checks', () => {
  it.each([
    [{ note: 'the operator owes you nothing' }],
    [{ code: 200, msg: 'OK', data: { roots: [], note: 'x' } }],
    [{ keys: [{ key_id: 'k', public_key: 'x', from: '1999', until: null, note: 'x' }] }],
  ])('the past stays: refuses %j', async (more) => {
    const given = checkFile(text, { lists: [JSON.stringify({ ...sample.days, ...more })] });
    await expect(given).rejects.toThrow('an unknown field that nothing vouches for');
  });

  it('takes what the programme writes: the file, and the answer of the call', async () => {
    const { roots } = sample.days;
    const [root] = roots;
    const from = root?.signed_at;
    const keys = [{ key_id: root?.key_id, public_key: root?.public_key, from, until: null }];
    const file = { format: 'fairlead-signed-days', version: 1, keys, roots };
    const rest = { log: null, stamps: [], books: {}, jobs: {}, overdue: [], orders: {} };
    const answer = { code: 200, msg: 'OK', data: { roots, keys, ...rest } };
    for (const list of [file, answer]) {
      expect((await checkFile(text, { lists: [JSON.stringify(list)] })).result).toBe('verified');
    }
  });

  it('the past stays: finds a mark that is not that of the key beside it', async () => {
    const roots = sample.days.roots.map((root) => ({ ...root, key_id: '0'.repeat(16) }));
    const list = JSON.stringify({ roots });
    expect(await checkFile(text, { lists: [list] })).toMatchObject({
      ...{ result: 'not_verified', wrong_days: ['2026-01-03', '2026-01-02'] },
    });
    expect((await compareLists(JSON.stringify(sample.days), list)).code).toBe(1);
  });
});
