import { isLost, isOverdue, isUnavailable } from '@fairlead/db';

/** Answers one question; several asked at the same time may share a round trip. */
export type Batched<Question, Answer> = (question: Question) => Promise<Answer>;

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchOptions<Question, Answer> {
  /** Answers several questions in their order, all or none. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Round trips under way at once; while all are, questions wait for the next batch. */
  readonly concurrency: number;
  /** Questions in one batch at most. */
  readonly maxBatchSize: number;
}

/** Questions of a failed batch that are asked alone at once: the others of the node need connections too. */
const ALONE_AT_ONCE = 4;

/**
 * Batches what is asked while the database is busy into one round trip. A question that comes alone goes at once; under
 * load the cost of a round trip and of a commit is shared (docs/adr/0024-put.md). Where a batch fails,
 * each question is asked again by itself, so that one cannot spoil another: `ask` must bear being asked twice. Where it
 * fails for the database's sake, none is: each would wait as long again. One that waited for a lock or took too long may be
 * that for the sake of one question, as where its wallet is held: they are asked alone, a few at once, until one of them
 * fails for the database's sake.
 * What waits behind a lost one fails with it.
 */
export const createBatcher = <Question, Answer>({
  ask,
  concurrency,
  maxBatchSize,
}: BatchOptions<Question, Answer>): Batched<Question, Answer> => {
  const queue: Waiting<Question, Answer>[] = [];
  let underWay = 0;
  let planned = false;

  const askAlone = async (waiting: readonly Waiting<Question, Answer>[]): Promise<void> => {
    const left = [...waiting];
    const askNext = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        try {
          next.resolve((await ask([next.question]))[0] as Answer);
        } catch (error) {
          next.reject(error);
          // Nobody waits twice for what another has just waited for.
          if (isUnavailable(error)) for (const { reject } of left.splice(0)) reject(error);
        }
      }
    };
    await Promise.all(Array.from({ length: ALONE_AT_ONCE }, askNext));
  };

  const askAll = async (waiting: readonly Waiting<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(waiting.map(({ question }) => question));
      waiting.forEach(({ resolve }, position) => {
        resolve(answers[position] as Answer);
      });
    } catch (error) {
      const isFinal = waiting.length === 1 || (isUnavailable(error) && !isOverdue(error));
      if (!isFinal) return askAlone(waiting);
      for (const { reject } of isLost(error) ? [...waiting, ...queue.splice(0)] : waiting) reject(error);
    }
  };

  const send = (): void => {
    planned = false;
    while (underWay < concurrency && queue.length > 0) {
      underWay += 1;
      void askAll(queue.splice(0, maxBatchSize)).finally(() => {
        underWay -= 1;
        send();
      });
    }
  };

  return (question) =>
    new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      if (planned) return;
      planned = true;
      // After everything that arrived in this turn of the event loop has been read.
      setImmediate(send);
    });
};
