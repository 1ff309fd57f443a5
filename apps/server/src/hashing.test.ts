import { expect, it } from 'vitest';
import { createHashing } from './hashing';

it('hashes with argon2id, 19 MiB and two passes', async () => {
  expect(await createHashing().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
