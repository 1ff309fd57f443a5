import { describe, expect, it } from 'vitest';
import { createBatcher } from './batch';

/** A round trip that a test ends by hand. */
const trips = () => {
  const open: { questions: readonly number[]; end: (fault?: Error) => void }[] = [];
  const ask = (questions: readonly number[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const end = (fault?: Error) => {
        open.splice(open.indexOf(trip), 1);
        if (fault === undefined) resolve(questions.map((question) => `answer ${question}`));
        else reject(fault);
      };
      const trip = { questions, end };
      open.push(trip);
    });
  return { open, ask };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('questions asked at the same time', () => {
  it('share a round trip, and each gets its own answer', async () => {
    const { open, ask } = trips();
    const batched = createBatcher({ ask, concurrency: 1, maxBatchSize: 10 });
    const answers = Promise.all([batched(3), batched(1), batched(2)]);
    await turn();
    expect(open.map(({ questions }) => questions)).toEqual([[3, 1, 2]]);
    open[0]?.end();
    expect(await answers).toEqual(['answer 3', 'answer 1', 'answer 2']);
  });

  it('wait while as many batches are under way as may be, and none is larger than it may', async () => {
    const { open, ask } = trips();
    const batched = createBatcher({ ask, concurrency: 2, maxBatchSize: 2 });
    const answers = Promise.all([1, 2, 3, 4, 5].map(batched));
    await turn();
    expect(open.map(({ questions }) => questions)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    open[1]?.end();
    await turn();
    expect(open.map(({ questions }) => questions)).toEqual([[1, 2], [5]]);
    open[1]?.end();
    open[0]?.end();
    expect(await answers).toHaveLength(5);
  });

  it('are asked again alone where the shared round trip fails, so that one cannot spoil another', async () => {
    const { open, ask } = trips();
    const batched = createBatcher({ ask, concurrency: 1, maxBatchSize: 10 });
    const answers = Promise.allSettled([batched(1), batched(2)]);
    await turn();
    open[0]?.end(new Error('one of them'));
    await turn();
    expect(open.map(({ questions }) => questions)).toEqual([[1], [2]]);
    open[1]?.end(new Error('this one'));
    open[0]?.end();
    const [first, second] = await answers;
    expect(first).toEqual({ status: 'fulfilled', value: 'answer 1' });
    expect(second).toMatchObject({ status: 'rejected', reason: new Error('this one') });
  });
});
