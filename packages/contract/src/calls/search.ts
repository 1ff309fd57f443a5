import { z } from 'zod';
import { access, defineCall } from '../core';
import { amountMinor, id, text } from '../shapes/basics';

/** What staff can look for, whatever they have in hand. */
const KINDS = [
  'holder',
  'payout_destination',
  'order',
  'product',
  'withdrawal',
  'topup',
  'proposal',
  'transaction',
  'programme_entry',
  'guest_case',
  'bank_line',
  'payee',
  'license_key',
  'objection',
  'feedback',
  'payout_run',
  'payout',
  'campaign',
  'content',
  'acceptance',
  'bank_statement',
  'authorization_code',
] as const;

export const find = /* @__PURE__ */ defineCall('consoleSearch.find', {
  access: access.staff(),
  summary: 'Find anything by what is in hand',
  description:
    'Of the kinds whose lists the caller may read. People by any part of name, nickname, phone, e-mail or operation ID; products and texts by any part of their title, campaigns of their name; objections and feedback by any part of their text; statements of the banks by a day that they cover, such as 2026-03-02; the rest by number, name, reference, end-to-end ID, receipt, the last four characters of a payout account, or a whole key or code. Exact first, then what begins so, then the newest.',
  request: z.strictObject({ query: text(1, 100) }),
  response: z.object({
    results: z.array(
      z.object({
        kind: z.enum(KINDS),
        id,
        holder_id: id.nullable(),
        holder: z.string().nullable().describe('username'),
        title: z.string().describe('what it is known by'),
        detail: z.string().describe('nickname, method, kind, or what it is about; may be empty'),
        state: z.string().nullable(),
        amount_minor: amountMinor.nullable(),
      }),
    ),
  }),
});
