import { calls, type ProposalKind } from '@fairlead/contract';
import { unique } from './portal';
import {
  importAnswers,
  proposeBroadcast,
  proposeConfirmation,
  proposeFile,
  proposeMatch,
  proposeProduct,
  proposeRejection,
  proposeReport,
  proposeText,
} from './proposing-goods';
import { agreeTo, digestOf, PIN, provide, type Scenario, type Somebody, samplePayee } from './scenario';

/** Makes a proposal with a colleague's token and returns its number. */
type Propose = (scenario: Scenario, token: string, holder: Somebody) => Promise<string>;

const REASON = 'Tried by one person';

const withdrawal = async ({ client }: Scenario, holder: Somebody): Promise<string> => {
  const request = { amount: 1_000, password: digestOf(PIN) };
  return (await client.send(calls.withdrawal.request, holder.token, request)).id;
};

const pass = (scenario: Scenario, { id }: { readonly id: string }): Promise<void> => agreeTo(scenario, id);

const approvedWithdrawal = async (scenario: Scenario, holder: Somebody): Promise<string> => {
  const { client, desks } = scenario;
  const id = await withdrawal(scenario, holder);
  await pass(
    scenario,
    await client.send(calls.consoleWithdrawal.proposeApproval, desks.maker, { withdrawal_id: id }),
  );
  return id;
};

/** A withdrawal that was paid, by its number. */
export const paidWithdrawal = async (scenario: Scenario, holder: Somebody): Promise<string> => {
  const id = await approvedWithdrawal(scenario, holder);
  const request = { withdrawal_id: id, reference: unique() };
  await pass(
    scenario,
    await scenario.client.send(calls.consoleWithdrawal.proposePayment, scenario.desks.maker, request),
  );
  return id;
};

const proposeRun = async (scenario: Scenario, token: string, holder: Somebody) =>
  scenario.client.send(calls.consolePayoutRun.propose, token, {
    withdrawal_ids: [await withdrawal(scenario, holder)],
    left_out_reason: REASON,
    account: 'SANDBOX0001',
  });

/** A run whose only payout the bank paid, by their numbers; two people may have refused the withdrawal meanwhile. */
const answeredRun = async (scenario: Scenario, holder: Somebody, isRefused = false) => {
  const { client, desks } = scenario;
  const run = await proposeRun(scenario, desks.maker, holder);
  await pass(scenario, run);
  const { id } = run.subject;
  const { items } = await client.send(calls.consolePayoutRun.detail, desks.maker, { id });
  const withdrawal_id = items[0]?.withdrawal_id ?? '';
  if (isRefused) {
    const request = { withdrawal_id, reason: 'asked_by_holder' } as const;
    await pass(scenario, await client.send(calls.consoleWithdrawal.proposeRefusal, desks.maker, request));
  }
  await importAnswers(scenario, id);
  return { id, withdrawal_id };
};

/** A run whose only payout the bank paid though it had been refused: a loss, by its numbers. */
export const lostPayout = (scenario: Scenario, holder: Somebody) => answeredRun(scenario, holder, true);

const disputed = (holder: Somebody) =>
  ({ holder_id: holder.id, amount: 100, reason: 'dispute', remark: REASON }) as const;

/** Something held, that another person than its opener may propose to renew. */
const held = async (scenario: Scenario, holder: Somebody): Promise<string> => {
  const { client, desks } = scenario;
  await pass(scenario, await client.send(calls.consoleHold.proposeHold, desks.maker, disputed(holder)));
  const request = { holder_id: holder.id, state: 'open' } as const;
  return (await client.send(calls.consoleHold.list, desks.maker, request)).items[0]?.id ?? '';
};

/** What makers propose about sound books; contacts, webhooks, accounts of staff and repairs have tests of their own. */
export type TriedKind = Exclude<ProposalKind, 'staff_change' | 'contacts' | 'wallet_repair' | 'webhook'>;

/** Every kind of act that a maker and a checker must do, each with something to propose. */
export const PROPOSING: { readonly [Kind in TriedKind]: Propose } = {
  topup: async (scenario, token, holder) => {
    const { client } = scenario;
    const asked = await client.send(calls.topup.request, holder.token, { amount: 1_000, method: 'card' });
    const request = { topup_id: asked.id, amount: 1_000, receipt_number: unique() };
    const by = { payee_id: await samplePayee(scenario), method: 'card' } as const;
    return (await client.send(calls.consoleTopup.propose, token, { ...request, ...by })).id;
  },
  withdrawal_approval: async (scenario, token, holder) => {
    const request = { withdrawal_id: await withdrawal(scenario, holder) };
    return (await scenario.client.send(calls.consoleWithdrawal.proposeApproval, token, request)).id;
  },
  withdrawal_refusal: async (scenario, token, holder) => {
    const request = {
      withdrawal_id: await withdrawal(scenario, holder),
      reason: 'asked_twice',
    } as const;
    return (await scenario.client.send(calls.consoleWithdrawal.proposeRefusal, token, request)).id;
  },
  withdrawal_payment: async (scenario, token, holder) => {
    const request = { withdrawal_id: await approvedWithdrawal(scenario, holder), reference: unique() };
    return (await scenario.client.send(calls.consoleWithdrawal.proposePayment, token, request)).id;
  },
  withdrawal_bounce: async (scenario, token, holder) => {
    const withdrawal_id = await paidWithdrawal(scenario, holder);
    const request = { withdrawal_id, receipt_number: unique(), reason: REASON };
    return (await scenario.client.send(calls.consoleWithdrawal.proposeBounce, token, request)).id;
  },
  // While an acceptance is proposed no other can be, not even one that is to be paid.
  acceptance_confirmation: proposeConfirmation,
  acceptance_issue: async (scenario, token, holder) => {
    const terms = { pair: 'EUR/USD', rate: '1.0850', fee_bp: 0, min_amount: 100, max_amount: 50_000 };
    const issued = await scenario.client.send(calls.consoleAcceptor.issue, token, {
      ...{ ...terms, holder_id: holder.id, type: 'enterprise', legal_name: 'Alone Ltd', amount: 8_000 },
      payee_id: await samplePayee(scenario),
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    return issued.proposal.id;
  },
  objection_upheld: async (scenario, token, holder) => {
    const { client } = scenario;
    await provide(scenario, holder, 2_900);
    await client.send(calls.membership.open, holder.token, { price: 2_900 });
    const { items } = await client.send(calls.wallet.flow, holder.token, { type: 'open_membership' });
    const about = { subject_type: 'flow', subject_id: items[0]?.id ?? '', text: REASON } as const;
    const { id } = await client.send(calls.objection.make, holder.token, about);
    return (await client.send(calls.consoleObjection.proposeUphold, token, { id, answer: REASON })).id;
  },
  house_funding: async ({ client }, token) => {
    const request = { amount: 1_000, receipt_number: unique() };
    return (await client.send(calls.consoleHouse.proposeFunding, token, request)).id;
  },
  remittance: async ({ client }, token) => {
    const request = { network: 'demo', amount: 10, receipt_number: unique() };
    return (await client.send(calls.consoleRemittance.propose, token, request)).id;
  },
  media_payment: async ({ client }, token) => {
    const request = { network: 'demo', amount: 10, reference: unique() };
    return (await client.send(calls.consoleRemittance.proposeMediaPayment, token, request)).id;
  },
  // While a hold is proposed no other can be, not even one that is to be renewed later.
  hold_renewal: async (scenario, token, holder) => {
    const request = { id: await held(scenario, holder), reason: REASON };
    return (await scenario.client.send(calls.consoleHold.proposeRenewal, token, request)).id;
  },
  hold: async ({ client }, token, holder) =>
    (await client.send(calls.consoleHold.proposeHold, token, disputed(holder))).id,
  chargeback: async ({ client }, token, holder) => {
    const { items } = await client.send(calls.wallet.flow, holder.token, { type: 'system_topup' });
    const request = { record_id: items[0]?.id ?? '', amount: 100, reason: REASON };
    return (await client.send(calls.consoleHold.proposeChargeback, token, request)).id;
  },
  start_up_grant: async ({ client }, token, { id }) =>
    (await client.send(calls.consoleHolder.proposeStartUp, token, { id, amount: 100, reason: REASON })).id,
  credit_score: async ({ client }, token, { id }) =>
    (await client.send(calls.consoleHolder.proposeScore, token, { id, reason: REASON })).id,
  password_recovery: async ({ client, desks }, token, { id }) => {
    const { case_number: number } = await client.send(calls.guest.open, '', { name: 'Guest', text: REASON });
    const listed = await client.send(calls.consoleSupport.conversations, desks.support, { query: number });
    const conversation_id = listed.items.find(({ guest }) => guest?.case_number === number)?.id ?? '';
    const account = (await client.send(calls.consoleHolder.detail, desks.support, { id })).holder
      .operation_id;
    const stated = { account, check: 'call_back', reason: REASON } as const;
    return (await client.send(calls.consoleRecovery.propose, token, { conversation_id, ...stated })).id;
  },
  payee: async ({ client }, token) => {
    const request = { name: `Alone ${unique()}`, lines: [{ name: 'Account', value: '1' }], reason: REASON };
    return (await client.send(calls.consolePayee.propose, token, { ...request, method: 'card' })).id;
  },
  campaign: async ({ client }, token) => {
    const terms = { campaign: `alone_${unique()}`, name: 'Alone', requirement: 1_000, valid_days: 5 };
    const effect = { type: 'fixed_amount', amount: 100, share_bp: null, cap: null } as const;
    const request = { ...terms, kind: 'fixed_amount', rule_text: '', effect } as const;
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    return (
      await client.send(calls.consoleCoupon.proposeCampaign, token, { ...request, starts_at: startsAt })
    ).id;
  },
  product_version: proposeProduct,
  content_version: proposeText,
  broadcast: proposeBroadcast,
  manual_report: proposeReport,
  report_file: proposeFile,
  quarantined_report: proposeRejection,
  bank_match: (scenario, token) => proposeMatch(scenario, token),
  payout_run: async (scenario, token, holder) => (await proposeRun(scenario, token, holder)).id,
  payout_settlement: async (scenario, token, holder) => {
    const { id } = await answeredRun(scenario, holder);
    return (await scenario.client.send(calls.consolePayoutRun.proposeSettlement, token, { id })).id;
  },
};
