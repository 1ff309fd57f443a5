import { calls, type RequestOf } from '@fairlead/contract';
import { and, eq, payee, proposal } from '@fairlead/db';
import type { Services } from '../../http/services';
import { approve } from './approve';
import type { Client } from './client';
import { member, type Staff } from './money';

type Terms = Omit<RequestOf<typeof calls.consolePayee.propose>, 'reason'>;

/** Who takes top-ups in the sandbox. */
export const BANK: Terms = {
  name: 'Sample payee',
  method: 'bank_transfer',
  lines: [
    { name: 'Bank', value: 'Sample Bank' },
    { name: 'Account', value: '0000 2222 3333 4444' },
  ],
  asks_operation_id: true,
};

/** Who takes payments in another currency. */
export const EXCHANGE: Terms = {
  name: 'Sample exchange',
  method: 'bank_transfer',
  lines: [{ name: 'Account', value: '0000 5555 6666 7777' }],
  asks_operation_id: true,
};

/** A payee that two people approved; the one of an earlier start where there is one. @returns its number */
export const addPayee = async (
  { database }: Services,
  client: Client,
  staff: Staff,
  terms: Terms,
): Promise<string> => {
  const [known] = await database.orm
    .select({ id: payee.id, state: payee.state, proposalId: proposal.id })
    .from(payee)
    .innerJoin(proposal, and(eq(proposal.subjectType, 'payee'), eq(proposal.subjectId, payee.id)))
    .where(eq(payee.name, terms.name));
  if (known?.state === 'approved') return String(known.id);
  const proposed =
    known === undefined
      ? await client(calls.consolePayee.propose, member(staff, 'maker'), { ...terms, reason: 'Sample data' })
      : { id: String(known.proposalId), subject: { id: String(known.id) } };
  await approve(client, member(staff, 'checker'), proposed.id);
  return proposed.subject.id;
};
