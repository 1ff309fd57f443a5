import { payee } from '@fairlead/db';
import type { Services } from '../http/services';

/** A payee of the registry, approved where nothing else is said. @returns its number as the wire has it */
export const addPayee = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  more: Partial<typeof payee.$inferInsert> = {},
): Promise<string> => {
  const [row] = await database.orm
    .insert(payee)
    .values({
      name: 'Harbour Bank',
      method: 'bank_transfer',
      lines: [{ name: 'IBAN', value: 'GB29NWBK60161331926819' }],
      state: 'approved',
      makerId: 1,
      createdAt: clock.now(),
      ...more,
    })
    .returning({ id: payee.id });
  if (row === undefined) throw new Error('no payee was made');
  return String(row.id);
};
