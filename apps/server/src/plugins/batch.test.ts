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

const withCode = (code: string) => Object.assign(new Error('away'), { code });

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

  it.each(['ETIMEDOUT', '53300', '53100'])(
    'are not asked again where the database could not do its work (%s)',
    async (code) => {
      const { open, ask } = trips();
      const batched = createBatcher({ ask, concurrency: 1, maxBatchSize: 10 });
      const answers = Promise.allSettled([batched(1), batched(2)]);
      await turn();
      open[0]?.end(withCode(code));
      await turn();
      expect(open).toEqual([]);
      const refused = { status: 'rejected', reason: { code } };
      expect(await answers).toMatchObject([refused, refused]);
    },
  );

  it('do not wait behind a batch whose connection was lost, only to be lost in their turn', async () => {
    const { open, ask } = trips();
    const batched = createBatcher({ ask, concurrency: 1, maxBatchSize: 2 });
    const answers = Promise.allSettled([1, 2, 3, 4, 5].map(batched));
    await turn();
    open[0]?.end(withCode('ETIMEDOUT'));
    await turn();
    expect(open).toEqual([]);
    expect(await answers).toMatchObject(Array(5).fill({ status: 'rejected', reason: { code: 'ETIMEDOUT' } }));
    const next = batched(6);
    await turn();
    open[0]?.end();
    expect(await next).toBe('answer 6');
  });

  it.each(['55P03', '57014'])(
    'are asked again alone where one of them kept all too long, who alone is refused (%s)',
    async (code) => {
      const { open, ask } = trips();
      const batched = createBatcher({ ask, concurrency: 1, maxBatchSize: 2 });
      const answers = Promise.allSettled([1, 2, 3].map(batched));
      await turn();
      open[0]?.end(withCode(code));
      await turn();
      expect(open.map(({ questions }) => questions)).toEqual([[1], [2]]);
      open[1]?.end();
      open[0]?.end(withCode(code));
      await turn();
      expect(open.map(({ questions }) => questions)).toEqual([[3]]);
      open[0]?.end();
      expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    },
  );

  it('do not each wait alone as long again: the first that did refuses those that were not asked yet', async () => {
    const { open, ask } = trips();
    const batched = createBatcher({ ask, concurrency: 1, maxBatchSize: 10 });
    const answers = Promise.allSettled([1, 2, 3, 4, 5, 6].map(batched));
    await turn();
    open[0]?.end(withCode('55P03'));
    await turn();
    expect(open.map(({ questions }) => questions)).toEqual([[1], [2], [3], [4]]);
    open[0]?.end(withCode('55P03'));
    await turn();
    for (const { end } of [...open]) end();
    const locked = { status: 'rejected', reason: { code: '55P03' } };
    const answered = [2, 3, 4].map((question) => ({ status: 'fulfilled', value: `answer ${question}` }));
    expect(await answers).toMatchObject([locked, ...answered, locked, locked]);
    expect(open).toEqual([]);
  });

  it('fail where they came alone and the program is at fault, and are not asked twice', async () => {
    const { open, ask } = trips();
    const answer = Promise.allSettled([createBatcher({ ask, concurrency: 1, maxBatchSize: 2 })(1)]);
    await turn();
    open[0]?.end(new Error('a fault'));
    await turn();
    expect(open).toEqual([]);
    expect(await answer).toMatchObject([{ status: 'rejected' }]);
  });
});
