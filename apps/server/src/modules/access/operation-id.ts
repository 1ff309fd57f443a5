import { randomInt } from 'node:crypto';

/** The check digit that makes a number pass Luhn's test. */
export const luhnDigit = (digits: string): number => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
};

/**
 * A random public number: eight digits, the first not 0, the last a Luhn check digit
 * (docs/domain/account.md#operation-id).
 */
export const newOperationId = (): string => {
  const digits = String(randomInt(1_000_000, 10_000_000));
  return `${digits}${luhnDigit(digits)}`;
};
