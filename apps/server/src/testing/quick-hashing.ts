import { hash } from '@node-rs/argon2';
import { createHashing, type Hashing } from '../hashing';

/** argon2id at its least cost: hundreds of people sign up in a run of tests, and nobody guesses their passwords. */
export const quickHashing = (): Hashing => ({
  ...createHashing(),
  hash: (secret) => hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
});
