import { calls } from '@fairlead/contract';
import type { HostileScenario } from './hostile-scenario';
import { lostPayout, paidWithdrawal } from './proposing';
import { proposeMatch } from './proposing-goods';
import { addSomebody, digestOf, PIN, provide, type Somebody } from './scenario';

const postTopups = async ({
  client,
  desks,
  write,
  pass,
  holder,
  payeeId,
}: HostileScenario): Promise<void> => {
  const asked = () => client.send(calls.topup.request, holder.token, { amount: 1_000, method: 'card' });
  const { id } = await asked();
  const said = { receipt_number: 'x', remark: 'x', difference_reason: 'x' };
  const arrived = { topup_id: id, amount: 900, payee_id: payeeId, method: 'card' } as const;
  await pass(await write(calls.consoleTopup.propose, desks.maker, { ...arrived, ...said }));
  await write(calls.consoleTopup.refuse, desks.support, {
    topup_id: (await asked()).id,
    reason: 'not_arrived',
    note: 'x',
  });
};

const withdraw = async ({ client, desks, write, pass, drop, holder }: HostileScenario): Promise<void> => {
  const { maker, checker } = desks;
  const password = digestOf(PIN);
  const asked = async () => ({
    withdrawal_id: (await client.send(calls.withdrawal.request, holder.token, { amount: 1_000, password }))
      .id,
  });
  await pass(
    await write(calls.consoleWithdrawal.proposeRefusal, maker, {
      ...(await asked()),
      reason: 'destination_unclear',
      note: 'x',
    }),
  );
  const target = await asked();
  const { accounts } = await client.send(calls.consolePayoutRun.due, maker, {});
  const run = { withdrawal_ids: [target.withdrawal_id], account: accounts[0] ?? '' };
  await drop(await write(calls.consolePayoutRun.propose, maker, { ...run, left_out_reason: 'x' }));
  const approval = await client.send(calls.consoleWithdrawal.proposeApproval, maker, target);
  await write(calls.consoleProposal.refuse, checker, { id: approval.id, reason: 'x' });
  await pass(await client.send(calls.consoleWithdrawal.proposeApproval, maker, target));
  await pass(await write(calls.consoleWithdrawal.proposePayment, maker, { ...target, reference: 'x' }));
  const bounce = { ...target, reason: 'x', receipt_number: 'x' };
  await pass(await write(calls.consoleWithdrawal.proposeBounce, maker, bounce));
  const { items } = await client.send(calls.wallet.flow, holder.token, { type: 'system_topup' });
  const back = { record_id: items[0]?.id ?? '', amount: 100, reason: 'x' };
  await drop(await write(calls.consoleHold.proposeChargeback, maker, back));
};

const hold = async (
  { client, desks, write, pass, second }: HostileScenario,
  { id: holderId }: Somebody,
): Promise<void> => {
  const held = { holder_id: holderId, amount: 100, reason: 'dispute', remark: 'x' } as const;
  await pass(await write(calls.consoleHold.proposeHold, desks.maker, held));
  const { items } = await client.send(calls.consoleHold.list, desks.maker, {
    ...{ holder_id: holderId, state: 'open' },
  });
  const target = { id: items[0]?.id ?? '', reason: 'x' };
  await pass(await write(calls.consoleHold.proposeRenewal, second.token, target));
  await write(calls.consoleHold.release, desks.maker, target);
};

/** The registry, the house and the networks. */
const keepHouse = async ({ desks, write, pass, drop }: HostileScenario): Promise<void> => {
  const payee = { name: 'x', lines: [{ name: 'x', value: 'x' }], reason: 'x' };
  const kept = await write(calls.consolePayee.propose, desks.maker, { ...payee, method: 'card' });
  await pass(kept);
  const going = { id: kept.subject.id, reason: 'x' };
  await drop(await write(calls.consolePayee.proposeRetirement, desks.maker, going));
  const amount = { network: 'demo', amount: 10 };
  await drop(await write(calls.consoleRemittance.propose, desks.maker, { ...amount, receipt_number: 'x' }));
  await drop(
    await write(calls.consoleRemittance.proposeMediaPayment, desks.maker, { ...amount, reference: 'x' }),
  );
  const funding = { amount: 1_000, receipt_number: 'x', remark: 'x' };
  await pass(await write(calls.consoleHouse.proposeFunding, desks.maker, funding));
};

/** What is done once: statements of the bank follow one another, and so would the objections of one person. */
const decideOnce = async (scenario: HostileScenario): Promise<void> => {
  const { client, desks, write, drop, poison } = scenario;
  const { reason } = poison.into(calls.consoleBank.proposeMatch, { reason: 'x' });
  await drop({ id: await proposeMatch(scenario, desks.maker, reason) });
  const somebody = await addSomebody(scenario);
  await provide(scenario, somebody, 3_000);
  const subject_id = await paidWithdrawal(scenario, somebody);
  const about = { subject_type: 'withdrawal', subject_id, text: 'It did not arrive' } as const;
  const { id } = await client.send(calls.objection.make, somebody.token, about);
  await drop(await write(calls.consoleObjection.proposeUphold, desks.support, { id, answer: 'x' }));
  const { id: runId, withdrawal_id } = await lostPayout(scenario, somebody);
  const lost = { withdrawal_id, reason: 'x' };
  await drop(await write(calls.consolePayoutRun.proposeSettlement, desks.maker, { id: runId, lost }));
};

/** A hold and its renewal take all the days of one person: in later rounds it is somebody else's. */
const toHold = async (scenario: HostileScenario, round: number): Promise<Somebody> => {
  if (round === 1) return scenario.holder;
  const somebody = await addSomebody(scenario);
  await provide(scenario, somebody, 1_000);
  return somebody;
};

/** Every text that goes with money, once. */
export const writeWithMoney = async (scenario: HostileScenario, round: number): Promise<void> => {
  await postTopups(scenario);
  await withdraw(scenario);
  await hold(scenario, await toHold(scenario, round));
  await keepHouse(scenario);
  if (round === 1) await decideOnce(scenario);
};
