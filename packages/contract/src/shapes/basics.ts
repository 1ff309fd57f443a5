import type { FieldReason } from '@fairlead/vocabulary';
import { LANGUAGE_CODES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { LIMITS, OPERATION_ID_PATTERN, PHONE_PATTERN, USERNAME_PATTERN } from '../limits';

/** Text without NUL, which PostgreSQL cannot store; lengths in UTF-16 units. */
export const text = (minLength: number, maxLength: number) =>
  z
    .string()
    .min(minLength)
    .max(maxLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what it refuses
    .regex(/^[^\u0000]*$/u);

/** An identifier on the wire: a positive integer as a string. */
export const id = z.string().regex(/^[1-9]\d{0,14}$/);
/**
 * An identifier in a request: the same on the wire, and a number for whoever answers the call. One number has one
 * spelling, so that a request written back is the one that came (docs/domain/README.md#idempotency).
 */
export const idParam = z.codec(id, z.int(), { decode: Number, encode: String });
/** Money in minor units of the settlement currency; may be negative. */
export const amountMinor = z.int().describe('minor units');
/** One sum of money in minor units, above zero, as a person or a network names it. */
export const positiveAmountMinor = z.int().min(1).max(LIMITS.amountMinorMax).describe('minor units');
/** A number of things, never negative. */
export const count = z.int().min(0);
/** A place in a numbered list, such as the messages of a conversation; what 32 bits hold. */
export const position = z.int().min(0).max(2_147_483_647);
/** Time as ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** A day that exists, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** A day of which there may be reports: one that exists in the years 2000 to 2099, so that any zone can say it. */
export const reportDay = z
  .string()
  .regex(
    /^20(\d\d-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$/,
  );
/** A month of the years 1000 to 2999, `YYYY-MM`: one that every zone and the database can say. */
export const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);
/**
 * The MD5 of the six digits as lower-case hex: how the specification puts a transaction password on the wire.
 * Only an encoding of the PIN (docs/domain/access.md#transaction-password).
 */
export const passwordDigest = z.string().regex(/^[0-9a-f]{32}$/);
/** Basis points: 10,000 are the whole. */
export const basisPoints = z.int();
/** A SHA-256 as lower-case hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const language = z.enum(LANGUAGE_CODES);
/** A path below this origin, or an address of the operator's own storage. */
export const url = z.string().max(2000);

export const username = text(LIMITS.usernameMin, LIMITS.usernameMax).regex(USERNAME_PATTERN);
export const newPassword = text(LIMITS.passwordMin, LIMITS.passwordMax);
export const email = z.email().max(LIMITS.emailMax);
export const phone = z.string().regex(PHONE_PATTERN);
export const operationId = z.string().regex(OPERATION_ID_PATTERN);
/** A list of this programme's own codes as printed: license key, authorization code, acceptance code. */
export const code = text(1, LIMITS.codeMax);
/** Why staff did something; shown to the holder. */
export const staffReason = text(3, LIMITS.remarkMax);

/** A reason of a closed list with a short note, both shown to the holder (docs/domain/staff.md#reasons). */
export const staffCause = <const Cause extends string>(causes: readonly Cause[]) => ({
  reason: z.enum(causes),
  note: text(1, LIMITS.noteMax).optional().describe('shown to the holder behind the reason'),
});
/** Reason and note of `staffCause` as one text. */
export const causeText =
  'the code of its reason, or the code, `: ` and the note; words alone where they are old';

export const noRequest = z.strictObject({});
export const noResponse = z.object({});

/** Paging of every list: an opaque cursor and at most 50 rows. */
export const page = {
  cursor: text(1, 200).optional().describe('`next_cursor` of the page before; absent for the first page'),
  limit: z.int().min(1).max(LIMITS.pageSizeMax).optional().describe('rows wanted, 20 by default'),
};

/**
 * Paging of a list that can be sorted: `sort` names a field, with `-` in front for the largest or newest first. Rows with
 * the same value keep an order of their own, so that no page loses or repeats one; a cursor is good for its own order.
 */
export const sortedPage = <const Name extends string>(...names: readonly Name[]) => ({
  ...page,
  sort: z
    .enum(names.flatMap((name) => [name, `-${name}`]) as (Name | `-${Name}`)[])
    .optional()
    .describe('the order named in the description where it is absent'),
});

/** A delivery network as it is called in the configuration and in its reports. */
export const networkName = text(1, 64);

/** Bounds of a list by the time in which its rows were made. */
export const madeWithin = {
  from: time.optional().describe('made at that moment or later'),
  until: time.optional().describe('made before that moment'),
};

const amountBound = z.int().min(0).max(LIMITS.amountMinorMax).optional();

/** Bounds of a list by the amount of its rows. */
export const ofAmount = {
  amount_min: amountBound.describe('minor units; of this amount or more'),
  amount_max: amountBound.describe('minor units; of this amount or less'),
};

/** Asks a list how many rows fit its filters and what they come to, beside the page itself. */
export const counted = {
  total_up_to: z
    .int()
    .min(1)
    .max(LIMITS.totalRowsMax)
    .optional()
    .describe('count no further than this; absent: nothing is counted'),
};

/** A page of a list that counts where it is asked to. */
export const countedPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({
    total: z
      .object({
        rows: count,
        is_part: z.boolean().describe('there are more than it was asked to count'),
        amount: amountMinor
          .nullable()
          .describe('of all those rows; null where they are not all, or have none'),
      })
      .optional()
      .describe('of what fits the filters; where `total_up_to` asks for it'),
  });

/** A page of a list; `next_cursor` is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next_cursor: z.string().nullable().describe('null on the last page'),
  });

/** The reason a refinement gives, typed: it becomes the field's reason in `data.fields`. */
export const fieldIssue = (reason: FieldReason, field: string) => ({
  error: reason as string,
  path: [field],
});
