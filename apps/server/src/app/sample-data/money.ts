import { createHash } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { eq, proposal, topUp } from '@fairlead/db';
import type { HolderCaller, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { approve } from './approve';
import type { Client } from './client';
import { SAMPLE } from './people';

const HOUSE_MINOR = 1_000_000;
const TOP_UP_MINOR = 100_000;

export type Staff = Readonly<Record<string, StaffCaller>>;

/** One of the sample's members of staff. */
export const member = (staff: Staff, username: string): StaffCaller => {
  const found = staff[username];
  if (found === undefined) throw new Error(`no member of staff is called ${username}`);
  return found;
};

/** The programme's own 10,000.00, proposed by one person and approved by another. */
export const fundHouse = async ({ database }: Services, client: Client, staff: Staff): Promise<void> => {
  const [known] = await database.orm
    .select()
    .from(proposal)
    .where(eq(proposal.kind, 'house_funding'))
    .limit(1);
  if (known?.state === 'approved') return;
  const request = { amount: HOUSE_MINOR, receipt_number: 'SAMPLE-HOUSE-1', remark: 'Sample data' };
  const proposed =
    known === undefined
      ? await client(calls.consoleHouse.proposeFunding, member(staff, 'maker'), request)
      : { id: String(known.id) };
  await approve(client, member(staff, 'checker'), proposed.id);
};

/** A top-up of 1,000.00, asked for by the holder and posted by two members of staff against a receipt of its own. */
export const topUpHolder = async (
  { database }: Services,
  client: Client,
  staff: Staff,
  payeeId: string,
  holder: HolderCaller,
  receiptNumber = 'SAMPLE-RECEIPT-1',
): Promise<void> => {
  const [known] = await database.orm.select().from(topUp).where(eq(topUp.holderId, holder.holderId)).limit(1);
  if (known !== undefined) return;
  const asked = await client(calls.topup.request, holder, { amount: TOP_UP_MINOR });
  const proposed = await client(calls.consoleTopup.propose, member(staff, 'maker'), {
    topup_id: asked.id,
    amount: TOP_UP_MINOR,
    receipt_number: receiptNumber,
    payee_id: payeeId,
    method: 'bank_transfer',
    remark: 'Sample data',
  });
  await approve(client, member(staff, 'checker'), proposed.id);
};

/** Where the holder is paid, and the transaction password of the README. */
export const preparePayout = async (client: Client, holder: HolderCaller): Promise<void> => {
  const info = await client(calls.user.info, holder, {});
  if (!info.payout_set) {
    await client(calls.payout.edit, holder, {
      method: 'bank_card',
      card_name: 'Sample Bank',
      user_name: 'Demo Holder',
      mobile: '+1 555 010 0100',
      bank_account: '0000 1111 2222 3333',
      branch_name: 'Main branch',
      bank_address: '1 Harbor Street',
    });
  }
  if (!info.transaction_password_set) {
    const password = createHash('md5').update(SAMPLE.transactionPassword).digest('hex');
    await client(calls.wallet.setPassword, holder, { password });
  }
};
