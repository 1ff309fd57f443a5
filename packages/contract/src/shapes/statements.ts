import { SOURCE_FIGURES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, count, day, id, month, operationId, sha256, time } from './basics';
import { flowRecord } from './wallet';

/** Whether somebody keeps the deadlines: when a node last ran what ends by itself. */
export const jobsRun = z.object({
  ran_at: time.nullable().describe('null: never'),
  late: z.boolean(),
});
export type JobsRun = z.output<typeof jobsRun>;

const holderMove = z.object({
  from: z
    .string()
    .describe(
      'account as the ledger names it; `escrow:17` is the part of order 17, without parts the name alone',
    ),
  to: z.string(),
  amount: amountMinor,
});

/** One stored delivery report, as a source of a figure. */
export const deliveryReport = z.object({
  id,
  order_id: id,
  network: z.string(),
  bucket: time.describe('start of 15 minutes in UTC'),
  version: z.int(),
  impressions: count,
  clicks: count,
  conversions: count,
  spend: amountMinor,
  revenue: amountMinor.describe('the holder’s share'),
  received_at: time,
  hash: sha256.describe('of the raw report as kept'),
  entered_by_hand: z.boolean(),
  demo: z.boolean(),
  signed: z
    .object({
      text: z.string().describe('what was signed, to the letter'),
      signature: z.string().describe('Ed25519, base64'),
      public_key: z.string().describe('the network’s, raw, base64, as the server knew it then'),
    })
    .optional()
    .describe('by a network with a key of its own; shown as the source of a figure alone'),
});
export type DeliveryReport = z.output<typeof deliveryReport>;

/** A row behind a figure: a ledger transaction or a delivery report; the other is null. */
const sourceRow = z.object({
  value: z.int().describe('what this row adds to the figure'),
  ledger: z.object({ record: flowRecord, moves: z.array(holderMove), hash: sha256 }).nullable(),
  report: deliveryReport.nullable(),
  signed_day: z
    .object({
      day: day.describe('in the programme’s zone'),
      signed_at: time,
      root: sha256,
      key_id: z.string(),
      link: sha256.describe('of the row in the holder’s chain, which the root covers'),
    })
    .nullable()
    .describe('the first signed day that covers the row; null where none does so far'),
});

export const source = z.object({
  figure: z.enum(SOURCE_FIGURES),
  value: z.int().describe('minor units, a count or basis points, as the figure is'),
  as_of: time,
  parts: z
    .array(z.object({ figure: z.enum(SOURCE_FIGURES), value: z.int(), sign: z.literal([1, -1]) }))
    .describe('figures it is the sum of; empty where the rows are the source'),
  items: z.array(sourceRow),
  next_cursor: z.string().nullable(),
});
export type Source = z.output<typeof source>;

/** What was signed over all holders at the end of one day (docs/domain/statements.md#signed-days). */
export const signedRoot = z.object({
  day: day.describe('in the programme’s zone'),
  until: time.describe('the day’s end: entries before it are in'),
  holders: count.describe('how many leaves: holders, and the programme itself'),
  root: sha256,
  previous: sha256.describe('of what was signed the day before; zeros for the first'),
  signed_at: time,
  signature: z.string().describe('Ed25519, base64'),
  key_id: z.string(),
  public_key: z.string().describe('raw, base64'),
});

export const signingKeys = z.array(
  z.object({ key_id: z.string(), public_key: z.string(), from: time, until: time.nullable() }),
);

/** All signed days, to be kept as a file and given to the verifier later. */
export const signedDaysDocument = z.object({
  format: z.literal('fairlead-signed-days'),
  version: z.int(),
  keys: signingKeys,
  roots: z.array(signedRoot).describe('every signed day since the first, newest first'),
});

const recordHead = z.object({ sequence: count, head: sha256 });

/** A chain beside that of the money: rows about the holder, as the hash covers them (docs/domain/statements.md#records). */
const recordPart = z.object({
  before: recordHead.describe('where the chain stood when the month began'),
  links: z.array(z.object({ sequence: z.int(), time, content: z.string(), hash: sha256 })),
});

/** A month of one holder, to be checked offline (docs/domain/statements.md#statement-of-a-month). */
export const statementDocument = z.object({
  format: z.literal('fairlead-statement'),
  version: z.int(),
  holder: z.object({ id, operation_id: operationId }),
  operator: z
    .object({
      ...{ legal_name: z.string(), registration_number: z.string() },
      ...{ register: z.string(), country: z.string() },
    })
    .nullable()
    .describe('who holds the money; null in the sandbox, behind which nobody stands'),
  month,
  time_zone: z.string(),
  currency: z.string(),
  made_at: time,
  opening: z.object({ available: amountMinor, total: amountMinor, head: sha256.nullable() }),
  entries: z.array(
    z.object({
      sequence: z.int().describe('place in the holder’s chain, without gaps'),
      record: flowRecord,
      link: z.object({ kind: z.string(), id: z.int() }).describe('what it belongs to, as the hash covers it'),
      moves: z.array(holderMove),
      previous_hash: sha256.nullable(),
      hash: sha256,
    }),
  ),
  records: z
    .object({ acts: recordPart, chat: recordPart, reports: recordPart })
    .describe('what staff did, chats, delivery reports'),
  closing: z.object({ available: amountMinor, total: amountMinor, head: sha256.nullable() }),
  roots: z
    .array(
      signedRoot.extend({
        leaf: z.object({
          index: count,
          sequence: z.int(),
          head: sha256,
          available: amountMinor.optional().describe('the balances there; absent with `records`'),
          total: amountMinor.optional(),
          records: z
            .object({ acts: recordHead, chat: recordHead, reports: recordHead })
            .optional()
            .describe('absent on days signed before they were covered'),
        }),
        proof: z.array(sha256).describe('neighbours on the way up, lowest first'),
      }),
    )
    .describe(
      'this holder’s place in the newest signed day that ended with the month or before, and in each day before it on ' +
        'which an entry of the month, or the last one before the month, was made; newest first',
    ),
  days: z
    .array(signedRoot)
    .describe(
      'the signed days between those of `roots`, by which each leads to the one before; newest first',
    ),
});
export type StatementDocument = z.output<typeof statementDocument>;
