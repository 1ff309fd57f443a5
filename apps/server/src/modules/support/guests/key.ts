import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, guestCase, type Reader, type Tx } from '@fairlead/db';

export type CaseRow = typeof guestCase.$inferSelect;

/** Without letters and digits that are mistaken for each other when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 8;

/** What leads back to a case: its number, and a secret of which only the SHA-256 is kept. */
export interface Key {
  readonly case_number: string;
  readonly secret: string;
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const newKey = (): Key & { readonly secretHash: Buffer } => {
  const letters = Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const secret = randomBytes(18).toString('base64url');
  return { case_number: `G-${letters.join('')}`, secret, secretHash: hashOf(secret) };
};

/** The case that number and secret name together, locked; a wrong secret is as unknown as a wrong number. */
export const lockCase = async (tx: Tx, key: Key): Promise<CaseRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(guestCase)
    .where(eq(guestCase.caseNumber, key.case_number))
    .for('update');
  const given = hashOf(key.secret);
  return row !== undefined && timingSafeEqual(row.secretHash, given) ? row : undefined;
};

export { type Key as GuestKey, lockCase as lockGuestCase };

/** A guest's case by its own number, as staff have it open. */
export const readGuestCase = async (reader: Reader, id: number): Promise<CaseRow | undefined> => {
  const [row] = await reader.orm.select().from(guestCase).where(eq(guestCase.id, id));
  return row;
};
