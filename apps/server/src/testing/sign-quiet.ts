import { createHash } from 'node:crypto';
import { dailyRoot, desc } from '@fairlead/db';
import { signedText } from '../modules/statements/roots/signed-text';
import { signerOf } from '../modules/statements/roots/signer';
import type { TestContext } from './context';

const [DAY_MS, HOUR_MS] = [86_400_000, 3_600_000];

/** One hour after a day's end. */
export const signingTime = (day: string): Date => new Date(Date.parse(day) + DAY_MS + HOUR_MS);

/** Signs days on which nothing happened, as the program does, but all of them at once: they hold what the last one held. */
export const signQuiet = async (
  { database }: TestContext,
  days: readonly string[],
  key: string,
): Promise<void> => {
  const { keyId, publicKey, sign } = signerOf(key);
  let [last] = await database.orm.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(1);
  const rows: (typeof dailyRoot.$inferSelect)[] = [];
  for (const day of days) {
    if (last === undefined) throw new Error('the first day is not quiet');
    const unsigned = {
      ...last,
      day,
      until: new Date(Date.parse(day) + DAY_MS),
      previous: createHash('sha256').update(signedText(last)).digest(),
      signedAt: signingTime(day),
    };
    last = { ...unsigned, signature: sign(signedText(unsigned)), keyId, publicKey };
    rows.push(last);
  }
  if (rows.length > 0) await database.orm.insert(dailyRoot).values(rows);
};
