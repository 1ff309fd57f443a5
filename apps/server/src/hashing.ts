import { hash, verify } from '@node-rs/argon2';

/** Each hash takes 19 MiB and a core for about 20 ms: more at once would only wait for each other. */
const AT_ONCE = 4;

/** argon2id with the library's parameters (19 MiB, two passes); never inside a transaction. */
export interface Hashing {
  hash(secret: string): Promise<string>;
  /** Whether a secret is the one that was hashed. */
  verify(hashed: string, secret: string): Promise<boolean>;
  /** Checks against a hash that may not exist: an unknown name takes as long as a known one, and is never right. */
  verifyOrDecoy(hashed: string | null | undefined, secret: string): Promise<boolean>;
  /** What is asked again while it is being answered gets the same answer: a tap too many is not another try. */
  together<Result>(question: string, answer: () => Promise<Result>): Promise<Result>;
}

const createTurns = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    // Whoever ends hands its place on, so the count stays.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};

/** Made once for a program, so that all of it takes turns. */
export const createHashing = (): Hashing => {
  const inTurn = createTurns(AT_ONCE);
  let decoy: Promise<string> | undefined;
  const beingAnswered = new Map<string, Promise<unknown>>();
  const hashSecret = (secret: string): Promise<string> => inTurn(() => hash(secret));
  return {
    hash: hashSecret,
    verify: (hashed, secret) => inTurn(() => verify(hashed, secret)),
    verifyOrDecoy: async (hashed, secret) => {
      decoy ??= hashSecret('nobody has this password');
      const compared = hashed ?? (await decoy);
      const isRight = await inTurn(() => verify(compared, secret));
      return isRight && hashed !== null && hashed !== undefined;
    },
    together: <Result>(question: string, answer: () => Promise<Result>): Promise<Result> => {
      const known = beingAnswered.get(question) as Promise<Result> | undefined;
      if (known !== undefined) return known;
      const answering = answer().finally(() => beingAnswered.delete(question));
      beingAnswered.set(question, answering);
      return answering;
    },
  };
};
