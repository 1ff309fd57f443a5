import type { Product } from './api';

/** What is wrong with an amount for a product; undefined where nothing is. Cover is the quote's word. */
export const amountFault = (
  amountMinor: number | null,
  { min_put_amount: minimum, max_put_amount: maximum }: Pick<Product, 'min_put_amount' | 'max_put_amount'>,
): 'put.invalid' | 'put.outOfRange' | undefined => {
  if (amountMinor === null) return 'put.invalid';
  return amountMinor < minimum || amountMinor > maximum ? 'put.outOfRange' : undefined;
};
