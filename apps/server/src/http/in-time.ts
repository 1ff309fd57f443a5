/** What did not end within its time. */
export class Late extends Error {}

/** Fails by itself once so much time has passed; what was begun goes on, and nobody waits for it. */
export const inTime = async <Result>(work: Promise<Result>, withinMs: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late(`no answer within ${withinMs / 1000} s`)), withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
