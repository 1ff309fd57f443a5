import type { Call, Reason } from '@fairlead/contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/reader';
import type { NetworkCaller } from '../../http/route';
import type { Caller } from '../sessions/sessions';

/**
 * Refusals that show somebody trying what is not theirs. What everybody meets in a day's work, such as a session that
 * ended, is counted by `/metrics` alone. Throttles bound how many lines one can make.
 */
const TELLING: ReadonlySet<Reason> = new Set<Reason>([
  ...(['wrong_credentials', 'wrong_login_password', 'wrong_old_password'] as const),
  ...(['wrong_transaction_password', 'transaction_password_locked', 'shell_ticket_invalid'] as const),
  ...(['license_key_invalid', 'authorization_code_not_found', 'acceptance_code_wrong'] as const),
  ...(['role_missing', 'same_person', 'decides_later', 'first_password', 'totp_required'] as const),
  ...(['signature_invalid', 'guest_case_unknown', 'file_acts'] as const),
]);

const nameOf = (caller: Caller | NetworkCaller | undefined): string => {
  if (caller?.kind === 'holder') return `holder ${caller.holderId}`;
  if (caller?.kind === 'staff') return `staff ${caller.staffId}`;
  return caller?.kind === 'network' ? `network ${caller.name}` : 'nobody';
};

/**
 * One line for what was done: a call of a person that is done once under a key, which finds its row, and every act of staff.
 * What only reads is counted by `/metrics` alone.
 */
export const logDone = (
  request: FastifyRequest,
  call: Call,
  caller: Caller | NetworkCaller | undefined,
  key: string | undefined,
): void => {
  const isAct = call.idempotent || (call.access.kind === 'staff' && call.method === 'POST');
  if (!isAct) return;
  const facts = { call: call.id, by: nameOf(caller), ...(call.idempotent ? { key } : {}) };
  request.log.info(facts, 'done');
};

/** One line for a refusal that tells of an attack: which call, why, from where, by whom; nothing of what was sent. */
export const logRefusal = (
  request: FastifyRequest,
  call: Call,
  caller: Caller | NetworkCaller | undefined,
  reason: Reason,
): void => {
  if (!TELLING.has(reason)) return;
  const facts = { call: call.id, reason, address: networkOf(request.ip), by: nameOf(caller) };
  request.log.warn(facts, 'refused');
};
