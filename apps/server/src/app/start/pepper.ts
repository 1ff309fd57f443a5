import { hkdfSync } from 'node:crypto';
import { type Database, pepperStamp, type Reader } from '@fairlead/db';

/** Names the secret without telling it: derived one way, apart from everything else that is derived from it. */
const fingerprintOf = (pepper: string): string =>
  Buffer.from(hkdfSync('sha256', pepper, '', 'fairlead pepper fingerprint 1', 16)).toString('hex');

const OTHER =
  'PIN_PEPPER: this database was first started with another one, without which no transaction password is right: start with that one, or see docs/runbook.md';

/** What speaks against this pepper; nothing is stamped. */
export const pepperFaults = async (reader: Reader, pepper: string | undefined): Promise<string[]> => {
  const [stamp] = await reader.orm.select().from(pepperStamp);
  const isOther = pepper !== undefined && stamp !== undefined && stamp.fingerprint !== fingerprintOf(pepper);
  return isOther ? [OTHER] : [];
};

/**
 * Stamps a database with the fingerprint of its pepper at the first start. Under another one every transaction password
 * would be wrong, and its holder's tries would lock the way out. @returns what speaks against this one
 */
export const stampPepper = async (
  database: Database,
  pepper: string | undefined,
  now: Date,
): Promise<string[]> => {
  if (pepper === undefined) return [];
  const fingerprint = fingerprintOf(pepper);
  await database.orm.insert(pepperStamp).values({ fingerprint, stampedAt: now }).onConflictDoNothing();
  return pepperFaults(database, pepper);
};
