import { OBJECTION_EFFECTS, OBJECTION_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  amountMinor,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  sortedPage,
  staffReason,
} from '../shapes/basics';
import { holderRef, proposal } from '../shapes/console';
import { objection as holderObjection } from '../shapes/objections';

const objection = holderObjection.extend({
  holder: holderRef,
  file_urls: z.array(z.string()),
  if_upheld: z
    .object({
      kind: z.enum(OBJECTION_EFFECTS),
      amount: amountMinor,
      two_people: z.boolean().describe('nobody upholds it alone: `proposeUphold`'),
    })
    .nullable()
    .describe('what upholding it would do now; null: it is answered in words, or was answered'),
  proposal_id: id.nullable().describe('a pending proposal to uphold it'),
});

export const list = /* @__PURE__ */ defineCall('consoleObjection.list', {
  access: access.staff(),
  summary: 'Objections',
  description: 'Soonest due first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: z.enum(OBJECTION_STATES).optional(),
    holder_id: idParam.optional(),
    ...madeWithin,
    ...counted,
    ...sortedPage('created_at', 'due_at'),
  }),
  response: countedPageOf(objection),
});

export const decide = /* @__PURE__ */ defineCall('consoleObjection.decide', {
  access: access.staff('support', 'delivery', 'admin'),
  summary: 'Answer an objection',
  description:
    'Never by who did what it is about. The answer reaches the holder as a notification. Where upholding it costs the house, gives back a withdrawal that is approved or lifts the hold of a chargeback, two people do: `proposeUphold`. Such a proposal expires when the objection is answered.',
  request: z.strictObject({ id: idParam, upheld: z.boolean(), answer: staffReason }),
  response: objection,
  reasons: ['no_such_data', 'already_decided', 'same_person', 'bank_line_answers'],
});

export const proposeUphold = /* @__PURE__ */ defineCall('consoleObjection.proposeUphold', {
  access: access.staff('support', 'delivery', 'admin'),
  summary: 'Propose to uphold an objection',
  description:
    'For what nobody upholds alone: what the house pays (house → available), a withdrawal that is approved and may be with the bank (withdrawing → available), the hold of a chargeback. All that the objection is about, never a part. Neither person did what it is about. Refused, it stays open; at its deadline it is upheld all the same.',
  request: z.strictObject({ id: idParam, answer: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'already_decided', 'same_person', 'wrong_state', 'proposal_pending'],
});
