const written = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const signed = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' });

/** Minor units of the sandbox's currency as a reader of English sees them; not the product's own code. */
export const money = (amountMinor: number): string => written.format(amountMinor / 100);

/** The same with its sign always written. */
export const signedMoney = (amountMinor: number): string => signed.format(amountMinor / 100);
