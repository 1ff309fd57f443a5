/** Bank accounts, card numbers and wallet addresses as people write them, spaces and hyphens between. */
const PATTERNS = [
  /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}\b/i,
  /\d(?:[ -]?\d){8,}/,
  /\b0x[0-9a-f]{40}\b/i,
  /\b(?:bc1[0-9a-z]{20,}|[13T][1-9A-HJ-NP-Za-km-z]{25,34})\b/,
];

/**
 * Whether a text carries what money could be sent to: payment details reach a person as a card alone
 * (docs/promises.md#money-talk-only-on-record).
 */
export const carriesPaymentDetails = (text: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(text));
