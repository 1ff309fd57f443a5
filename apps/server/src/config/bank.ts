import { z } from 'zod';

/** A bank account as it is compared: `DE02 1203 0000 0000 2020 51` and `de02120300000000202051` are one. */
export const bankAccountName = (written: string): string =>
  written.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** `BANK_ACCOUNTS`: account numbers with commas. */
export const bankAccounts = z
  .string()
  .transform((text) => text.split(',').map(bankAccountName))
  .pipe(z.array(z.string().min(4, 'at least 4 letters or digits').max(34, 'at most 34')));

/** What a sandbox is given where it names none, so that an import can be tried. */
export const SANDBOX_BANK_ACCOUNT = 'SANDBOX0001';
