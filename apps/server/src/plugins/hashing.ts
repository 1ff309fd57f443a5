import { hash, verify } from '@node-rs/argon2';

/** Each hash takes 19 MiB and a core for about 20 ms: more at once would only wait for each other. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running < AT_ONCE) running += 1;
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

/** argon2id with the library's parameters (19 MiB, two passes); never inside a transaction. */
export const hashSecret = (secret: string | Buffer): Promise<string> => inTurn(() => hash(secret));

/** Whether a secret is the one that was hashed. */
export const verifySecret = (hashed: string, secret: string | Buffer): Promise<boolean> =>
  inTurn(() => verify(hashed, secret));

let decoy: Promise<string> | undefined;

/** Checks against a hash that may not exist: an unknown name takes as long as a known one, and is never right. */
export const verifyOrDecoy = async (hashed: string | null | undefined, secret: string): Promise<boolean> => {
  decoy ??= hashSecret('nobody has this password');
  const isRight = await verifySecret(hashed ?? (await decoy), secret);
  return isRight && hashed !== null && hashed !== undefined;
};
