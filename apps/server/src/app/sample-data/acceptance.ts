import { calls } from '@fairlead/contract';
import { acceptance, eq } from '@fairlead/db';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { approve } from './approve';
import type { Client } from './client';
import { member, type Staff } from './money';
import { addPayee, EXCHANGE } from './payees';

const DAY_MS = 86_400_000;

/** A payee that two people approved, and an acceptance by it that the holder has opened. */
export const addAcceptance = async (
  services: Services,
  client: Client,
  staff: Staff,
  holder: HolderCaller,
): Promise<void> => {
  const { database, clock } = services;
  const [known] = await database.orm
    .select()
    .from(acceptance)
    .where(eq(acceptance.holderId, holder.holderId))
    .limit(1);
  if (known !== undefined) return;
  const payee_id = await addPayee(services, client, staff, EXCHANGE);
  const { proposal, code } = await client(calls.consoleAcceptor.issue, member(staff, 'maker'), {
    holder_id: String(holder.holderId),
    type: 'enterprise',
    legal_name: 'Sample Exchange Ltd',
    payee_id,
    pair: 'EUR/USD',
    rate: '1.0850',
    fee_bp: 50,
    min_amount: 1_000,
    max_amount: 100_000,
    amount: 25_000,
    // A month of history, and a month to look at it.
    expires_at: new Date(clock.now().getTime() + 60 * DAY_MS).toISOString(),
  });
  await approve(client, member(staff, 'checker'), proposal.id);
  await client(calls.acceptor.detail, holder, { type: 'enterprise', code });
};
