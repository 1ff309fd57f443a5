import { ACCOUNT_STATES, ENTRIES, MONEY_MODES, PAYOUT_METHODS } from '@fairlead/vocabulary';
import { z } from 'zod';
import {
  amountMinor,
  causeText,
  count,
  email,
  id,
  language,
  operationId,
  phone,
  time,
  url,
  username,
} from './basics';

/** What registration and login answer. */
export const token = z.object({
  token: z.string().describe('sent as X-CT from now on; 32 random bytes, base64url'),
  expires_at: time.describe('slides 30 days ahead with use'),
});

/** A way to reach support (docs/domain/support.md#contacts). */
const contact = z.object({
  id,
  label: z.string().describe('shown as "Customer service N - label"'),
  type: z.int().describe('1 opens inside the app, any other in a new tab'),
  url,
});
export type Contact = z.output<typeof contact>;

/** The signed-in person. */
export const userInfo = z.object({
  id,
  username,
  nickname: z.string(),
  email: email.nullable(),
  phone: phone.nullable(),
  avatar_url: url.nullable(),
  entry: z.enum(ENTRIES).describe("'register': came with a license key; 'shell': through the host app"),
  operation_id: operationId.describe(
    'public number that others follow; the last digit is a Luhn check digit',
  ),
  credit_score: z.int().min(0).max(1000),
  shop_level: z.int().min(1).max(5),
  balance: amountMinor.describe('available funds: the "deposit" of the ad centre'),
  transaction_password_set: z.boolean(),
  payout_set: z.boolean(),
  lang: language.describe('of the account: what is written to the person is in it'),
  state: z.enum(ACCOUNT_STATES),
  state_reason: z.string().nullable().describe(`why staff disabled the account: ${causeText}`),
  closing_since: time.nullable().describe('the holder is closing the account since then'),
  recovery_asked_at: time
    .nullable()
    .describe('since when staff are asked to let a new login password be set; the person can still stop it'),
  usual_activation_hours: z
    .int()
    .positive()
    .nullable()
    .describe('while the account waits to be activated: the median of the last ones; null with too few'),
  customer_service_url: z.array(contact),
  recharge_customer_service_url: z.array(contact),
});
export type UserInfo = z.output<typeof userInfo>;

/** One place where the person is signed in. */
export const session = z.object({
  id,
  current: z.boolean().describe('the one that asks'),
  created_at: time,
  last_seen_at: time,
  expires_at: time,
  address: z.string().nullable().describe('network address last seen'),
  device: z.string().nullable().describe('what the browser says of itself'),
});
export type Session = z.output<typeof session>;

/** Which words of a text are read, and since when. */
const words = {
  version: z.int().min(0).describe('0 where nothing is published'),
  since: time.nullable().describe('when this version was published; null where nothing is'),
};

const question = z.object({
  id,
  ...words,
  question: z.string(),
  answer: z.string().describe('plain text, paragraphs parted by empty lines'),
});

const payoutField = z.object({
  name: z.string().describe('field of POST /bank_card/edit'),
  required: z.boolean(),
  max_length: z.int(),
});

/** What the app must know before anyone signs in. */
export const basicConfig = z.object({
  language: language.describe('the language the texts below are in'),
  client_language_map: z.array(
    z.object({
      source: z.string().describe('language tags of devices, parted by commas'),
      targets: language.describe('the app language for them'),
    }),
  ),
  customer_service_url: z.array(contact),
  recharge_customer_service_url: z.array(contact),
  withdraw_method_config: z.array(
    z.object({
      method: z.enum(PAYOUT_METHODS),
      fields: z.array(payoutField),
      min_amount: amountMinor,
      max_amount: amountMinor,
      fee: amountMinor,
    }),
  ),
  faq_config: z.array(question),
  rules: z.object({ ...words, text: z.string().describe('operating rules, plain text') }),
  activity_rules: z.object({ ...words, text: z.string() }),
  currency: z.object({
    code: z.string().length(3),
    digits: z.int().describe('decimal places of the minor unit'),
  }),
  money_mode: z.enum(MONEY_MODES),
  membership: z.object({ price: amountMinor, days: count }),
  objection_hours: count.describe('length of the window after the result of an order'),
  operator: z
    .object({
      legal_name: z.string().nullable(),
      registration_number: z.string().nullable(),
      register: z.string().nullable().describe('which holds the number'),
      country: z.string().nullable().describe('ISO 3166, two letters'),
      complaints_address: z.string().nullable(),
    })
    .describe('who runs this; null where not configured, which live mode does not allow'),
});
export type BasicConfig = z.output<typeof basicConfig>;
