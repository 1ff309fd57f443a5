import { beforeAll, describe, expect, it } from 'vitest';
import { checkFile, NotAStatement } from '../src/check';
import { makeSample, type Sample } from './sample';

let sample: Sample;
let text: string;
let lists: string[];
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
  lists = [JSON.stringify(sample.days)];
});

describe('a list that is held up to a day alone, such as a stamped one', () => {
  it('the past stays: says nothing of what came after that day', async () => {
    expect((await checkFile(text, { lists, until: '2026-01-03' })).result).toBe('verified');
    const report = await checkFile(text, { lists, until: '2026-01-02' });
    expect(report).toMatchObject({ result: 'newer', days: { shown: '2026-01-03', reach: '2026-01-02' } });
  });

  it.each(['2026-01-04', 'yesterday'])('is refused where no list holds the day: %s', async (until) => {
    await expect(checkFile(text, { lists, until })).rejects.toThrow(NotAStatement);
  });
});
