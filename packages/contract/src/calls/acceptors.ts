import { ACCEPTOR_TYPES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { acceptance } from '../shapes/acceptors';
import { code, idParam, noRequest, page, pageOf, positiveAmountMinor, text } from '../shapes/basics';

export const list = /* @__PURE__ */ defineCall('acceptor.list', {
  access: access.holderOrBlocked,
  summary: 'Transaction records with acceptors',
  description: 'Acceptances of the person, newest first.',
  request: z.strictObject(page),
  response: pageOf(acceptance),
});

export const detail = /* @__PURE__ */ defineCall('acceptor.detail', {
  access: access.holder,
  summary: 'Open an acceptance by its code',
  description: 'Makes it the current one. A wrong code, another person’s and an unknown one answer alike.',
  request: z.strictObject({ type: z.enum(ACCEPTOR_TYPES), code }),
  response: acceptance,
  reasons: ['acceptance_code_wrong', 'acceptance_expired', 'acceptor_personal_off', 'payee_not_approved'],
});

export const current = /* @__PURE__ */ defineCall('acceptor.current', {
  access: access.holder,
  summary: 'The current acceptance',
  description: 'null where none is open.',
  request: noRequest,
  response: acceptance.nullable(),
});

export const claim = /* @__PURE__ */ defineCall('acceptor.claim', {
  access: access.holder,
  summary: 'Say that it was paid, with proof',
  description: 'Staff confirm by two people; only that posts the top-up.',
  request: z.strictObject({
    acceptance_id: idParam,
    amount: positiveAmountMinor,
    file_ids: z.array(idParam).min(1).max(6).describe('proof, from POST /files/upload'),
    message: text(0, LIMITS.remarkMax).optional(),
  }),
  response: acceptance,
  reasons: ['no_such_data', 'wrong_state', 'acceptance_expired'],
});
