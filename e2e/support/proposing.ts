import { calls, type ProposalKind } from '@fairlead/contract';
import {
  proposeBroadcast,
  proposeConfirmation,
  proposeFile,
  proposeProduct,
  proposeRejection,
  proposeReport,
  proposeText,
} from './proposing-goods';
import { digestOf, PIN, type Somebody, samplePayee, unique, type World } from './world';

/** Makes a proposal with a colleague's token and returns its number. */
type Propose = (world: World, token: string, holder: Somebody) => Promise<string>;

const REASON = 'Tried by one person';

const withdrawal = async ({ doors }: World, holder: Somebody): Promise<string> => {
  const request = { amount: 1_000, password: digestOf(PIN) };
  return (await doors.send(calls.withdrawal.request, holder.token, request)).id;
};

const pass = async ({ doors, desks }: World, { id }: { readonly id: string }): Promise<void> => {
  await doors.send(calls.consoleProposal.approve, desks.checker, { id });
};

const approvedWithdrawal = async (world: World, holder: Somebody): Promise<string> => {
  const { doors, desks } = world;
  const id = await withdrawal(world, holder);
  await pass(
    world,
    await doors.send(calls.consoleWithdrawal.proposeApproval, desks.maker, { withdrawal_id: id }),
  );
  return id;
};

const paidWithdrawal = async (world: World, holder: Somebody): Promise<string> => {
  const id = await approvedWithdrawal(world, holder);
  const request = { withdrawal_id: id, reference: unique() };
  await pass(
    world,
    await world.doors.send(calls.consoleWithdrawal.proposePayment, world.desks.maker, request),
  );
  return id;
};

const disputed = (holder: Somebody) =>
  ({ holder_id: holder.id, amount: 100, reason: 'dispute', remark: REASON }) as const;

/** Something held, that another person than its opener may propose to renew. */
const held = async (world: World, holder: Somebody): Promise<string> => {
  const { doors, desks } = world;
  await pass(world, await doors.send(calls.consoleHold.proposeHold, desks.maker, disputed(holder)));
  const request = { holder_id: holder.id, state: 'open' } as const;
  return (await doors.send(calls.consoleHold.list, desks.maker, request)).items[0]?.id ?? '';
};

/** What a finance checker decides; two admins decide about accounts of staff, in a journey of their own. */
export type TriedKind = Exclude<ProposalKind, 'staff_change'>;

/** Every kind of act that two people must do, each with something to propose. */
export const PROPOSING: { readonly [Kind in TriedKind]: Propose } = {
  topup: async (world, token, holder) => {
    const { doors } = world;
    const asked = await doors.send(calls.topup.request, holder.token, { amount: 1_000, method: 'card' });
    const request = { topup_id: asked.id, amount: 1_000, receipt_number: unique() };
    const by = { payee_id: await samplePayee(world), method: 'card' } as const;
    return (await doors.send(calls.consoleTopup.propose, token, { ...request, ...by })).id;
  },
  withdrawal_approval: async (world, token, holder) => {
    const request = { withdrawal_id: await withdrawal(world, holder) };
    return (await world.doors.send(calls.consoleWithdrawal.proposeApproval, token, request)).id;
  },
  withdrawal_refusal: async (world, token, holder) => {
    const request = { withdrawal_id: await withdrawal(world, holder), reason: REASON };
    return (await world.doors.send(calls.consoleWithdrawal.proposeRefusal, token, request)).id;
  },
  withdrawal_payment: async (world, token, holder) => {
    const request = { withdrawal_id: await approvedWithdrawal(world, holder), reference: unique() };
    return (await world.doors.send(calls.consoleWithdrawal.proposePayment, token, request)).id;
  },
  withdrawal_bounce: async (world, token, holder) => {
    const withdrawal_id = await paidWithdrawal(world, holder);
    const request = { withdrawal_id, receipt_number: unique(), reason: REASON };
    return (await world.doors.send(calls.consoleWithdrawal.proposeBounce, token, request)).id;
  },
  house_funding: async ({ doors }, token) => {
    const request = { amount: 1_000, receipt_number: unique() };
    return (await doors.send(calls.consoleHouse.proposeFunding, token, request)).id;
  },
  remittance: async ({ doors }, token) => {
    const request = { network: 'demo', amount: 10, receipt_number: unique() };
    return (await doors.send(calls.consoleRemittance.propose, token, request)).id;
  },
  media_payment: async ({ doors }, token) => {
    const request = { network: 'demo', amount: 10, reference: unique() };
    return (await doors.send(calls.consoleRemittance.proposeMediaPayment, token, request)).id;
  },
  // While a hold is proposed no other can be, not even one that is to be renewed later.
  hold_renewal: async (world, token, holder) => {
    const request = { id: await held(world, holder), reason: REASON };
    return (await world.doors.send(calls.consoleHold.proposeRenewal, token, request)).id;
  },
  hold: async ({ doors }, token, holder) =>
    (await doors.send(calls.consoleHold.proposeHold, token, disputed(holder))).id,
  chargeback: async ({ doors }, token, holder) => {
    const { items } = await doors.send(calls.wallet.flow, holder.token, { type: 'system_topup' });
    const request = { record_id: items[0]?.id ?? '', amount: 100, reason: REASON };
    return (await doors.send(calls.consoleHold.proposeChargeback, token, request)).id;
  },
  start_up_grant: async ({ doors }, token, { id }) =>
    (await doors.send(calls.consoleHolder.proposeStartUp, token, { id, amount: 100, reason: REASON })).id,
  credit_score: async ({ doors }, token, { id }) =>
    (await doors.send(calls.consoleHolder.proposeScore, token, { id, reason: REASON })).id,
  payee: async ({ doors }, token) => {
    const request = { name: `Alone ${unique()}`, lines: [{ name: 'Account', value: '1' }], reason: REASON };
    return (await doors.send(calls.consolePayee.propose, token, { ...request, method: 'card' })).id;
  },
  campaign: async ({ doors }, token) => {
    const terms = { campaign: `alone_${unique()}`, name: 'Alone', requirement: 1_000, valid_days: 5 };
    const effect = { type: 'fixed_amount', amount: 100, share_bp: null, cap: null } as const;
    const request = { ...terms, kind: 'fixed_amount', rule_text: '', effect } as const;
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    return (await doors.send(calls.consoleCoupon.proposeCampaign, token, { ...request, starts_at: startsAt }))
      .id;
  },
  acceptance_confirmation: proposeConfirmation,
  product_version: proposeProduct,
  content_version: proposeText,
  broadcast: proposeBroadcast,
  manual_report: proposeReport,
  report_file: proposeFile,
  quarantined_report: proposeRejection,
};
