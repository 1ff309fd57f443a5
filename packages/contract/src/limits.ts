/**
 * The limits of what is typed as plain numbers and patterns, without zod: a form checks with these, the
 * schemas of the contract are built from them.
 */
export const LIMITS = {
  usernameMin: 3,
  usernameMax: 32,
  passwordMin: 8,
  passwordMax: 128,
  nicknameMax: 40,
  emailMax: 254,
  codeMax: 64,
  ticketMax: 4096,
  transactionPasswordDigits: 6,
  imageBytesMax: 5 * 1024 * 1024,
  landingPageBytesMax: 1024 * 1024,
  /** Of one landing page, each made anew. */
  landingPageImagesMax: 12,
  /** Of one product, beside its cover and its poster. */
  creativeImagesMax: 6,
  /** Of one top-up case, all of them together. */
  topupReceiptsMax: 6,
  pageSizeMax: 50,
  /** Of a list as a file: what a spreadsheet still opens, and no reader keeps the server busy for long. */
  exportRowsMax: 50_000,
  /** So far a list counts what fits its filters. */
  totalRowsMax: 10_000,
  /** Ways of looking at lists that one member of staff keeps. */
  savedViewsMax: 50,
  /** Of one breakdown of figures: a leap year. */
  breakdownDaysMax: 366,
  feedbackSubjectMax: 120,
  feedbackContentMax: 4000,
  remarkMax: 500,
  /** Beside a reason of a closed list. */
  noteMax: 200,
  referenceMax: 120,
  /** In one run, so that one person can look at each. */
  payoutsPerRunMax: 100,
  idempotencyKeyMax: 128,
  /** A thousand million in a currency with cents: sums of thousands of them, and shares of one, stay exact numbers. */
  amountMinorMax: 100_000_000_000,
} as const;

/** Only letters, digits and underscore. */
export const USERNAME_PATTERN = /^[A-Za-z0-9_]+$/;
/** International form: optional plus, 6 to 15 digits, spaces and hyphens between them. */
export const PHONE_PATTERN = /^\+?\d(?:[ -]?\d){5,14}$/;
/** Exactly six digits. */
export const TRANSACTION_PASSWORD_PATTERN = /^\d{6}$/;
/** Words in the place of the number itself: a payer cannot copy them into a transfer. */
export const OPERATION_ID_IN_WORDS = /operation[\s-]*id/iu;
/** Eight digits; the last is a Luhn check digit (docs/domain/account.md#operation-id). */
export const OPERATION_ID_PATTERN = /^\d{8}$/;
/** What an `Idempotency-Key` may hold: 8 to 128 visible ASCII characters. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;
