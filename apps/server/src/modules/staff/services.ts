import { eq, type Reader, serviceAccount, type Tx } from '@fairlead/db';
import { SERVICE_SCOPES } from '@fairlead/vocabulary';
import { z } from 'zod';

const DAY_MS = 86_400_000;

/** What two admins agree on of a service account beside its name (docs/domain/staff.md#service-accounts). */
export const statedService = z.object({
  scopes: z.array(z.enum(SERVICE_SCOPES)),
  validDays: z.number(),
  /** SHA-256, hex. */
  keyHash: z.string(),
  keyBegins: z.string(),
});
export type StatedService = z.output<typeof statedService>;

/** Stands where people have the hash of a password; whoever signs in is looked for among people alone. */
export const NO_PASSWORD = '';

/** Makes an account of staff a program's. */
export const addService = async (
  tx: Tx,
  staffId: number,
  { scopes, validDays, keyHash, keyBegins }: StatedService,
  now: Date,
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
  await tx.orm
    .insert(serviceAccount)
    .values({ staffId, scopes, keyHash: Buffer.from(keyHash, 'hex'), keyBegins, expiresAt });
};

export const isService = async (reader: Reader, staffId: number): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: serviceAccount.staffId })
    .from(serviceAccount)
    .where(eq(serviceAccount.staffId, staffId));
  return rows.length > 0;
};
