/** What a receipt or a reference is known by: its letters and digits, whatever their case. `BANK-7788` and `bank 77 88` are one. */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
