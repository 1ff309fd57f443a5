import { type Call, calls, LANGUAGE_CODES, type Language } from '@fairlead/contract';
import { REPORT_COLUMNS } from '@fairlead/contract/csv';
import { freezeHolder } from '@fairlead/ledger';
import { SAMPLE } from '../../src/app/sample-data';
import { STAFF_FILES } from '../../src/modules/files';
import { ingestReport } from '../../src/modules/plans';
import { BANK_ACCOUNT, bankCsvFile } from '../../src/testing/bank-file';
import { digestOf } from '../../src/testing/people';
import { addUpload } from '../../src/testing/stored-image';
import { sendForm } from '../../src/testing/uploads';
import { passProposal, type SampleFixture } from './sample-fixture';

/** A network that staff report for by file. */
export const CSV_NETWORK = 'quay';

/** What a call that proposes something is sent; it makes first what the proposal is about. */
interface Proposing {
  readonly call: Call;
  prepare(fixture: SampleFixture): Promise<unknown>;
}

const proposing = (call: Call, prepare: Proposing['prepare']): Proposing => ({ call, prepare });
const reason = 'Tried by one person';

const approvedPayee = ({ idOf }: SampleFixture): Promise<string> =>
  idOf("select id from payee where state = 'approved' order by id");

const ask = async ({ act, demo }: SampleFixture): Promise<string> =>
  (await act(demo, calls.topup.request, { amount: 1_000, method: 'card' })).id;

const withdraw = async ({ act, demo }: SampleFixture): Promise<string> => {
  const password = digestOf(SAMPLE.transactionPassword);
  return (await act(demo, calls.withdrawal.request, { amount: 1_000, password })).id;
};

const approved = async (fixture: SampleFixture): Promise<string> => {
  const id = await withdraw(fixture);
  const { act, staff } = fixture;
  await passProposal(
    fixture,
    await act(staff.maker, calls.consoleWithdrawal.proposeApproval, { withdrawal_id: id }),
  );
  return id;
};

const paid = async (fixture: SampleFixture): Promise<string> => {
  const id = await approved(fixture);
  const request = { withdrawal_id: id, reference: `paid-${id}` };
  await passProposal(
    fixture,
    await fixture.act(fixture.staff.maker, calls.consoleWithdrawal.proposePayment, request),
  );
  return id;
};

const hold = ({ demoId }: SampleFixture) => ({
  holder_id: String(demoId),
  amount: 100,
  reason: 'dispute' as const,
  remark: reason,
});

/** Somebody whom no other proposal is about. */
const frozen = async ({ idOf, demoId, server }: SampleFixture) => {
  const id = await idOf('select max(id) as id from account_holder where id <> $1', [demoId]);
  const fault = { holderId: Number(id), reason: 'the books differ' };
  await server.database.transaction((tx) => freezeHolder(tx, fault, server.clock.now()));
  return { id, reason };
};

const heldBy = async (fixture: SampleFixture): Promise<string> => {
  const { act, staff, idOf, demoId } = fixture;
  await passProposal(fixture, await act(staff.maker, calls.consoleHold.proposeHold, hold(fixture)));
  return idOf("select id from ledger.hold where holder_id = $1 and account = 'held' order by id desc", [
    demoId,
  ]);
};

const claimed = async (fixture: SampleFixture): Promise<string> => {
  const { act, demo, demoId, idOf, server } = fixture;
  const id = await idOf("select id from acceptance where holder_id = $1 and state = 'current'", [demoId]);
  const file_ids = [await addUpload(server.services, demoId)];
  await act(demo, calls.acceptor.claim, { acceptance_id: id, amount: 25_000, file_ids });
  return id;
};

/** A report of a bucket that begins now, of the sample person's plan that is on the air. */
const reportOf = async ({ idOf, demoId, server }: SampleFixture) => {
  const running = "select number from put_order where holder_id = $1 and status = 'putting' order by id";
  return {
    order_number: await idOf(running, [demoId]),
    bucket: server.clock.now().toISOString(),
    ...{ version: 1, impressions: 1, clicks: 0, conversions: 0, spend: 0 },
  };
};

/** A file with a report of a plan that runs on a network without an interface. */
const uploaded = async ({ act, demo, staff, server, idOf }: SampleFixture): Promise<string> => {
  const { items } = await act(demo, calls.plan.products, {});
  const product = items.at(-1);
  await idOf('update product set network = $2 where id = $1 returning id', [product?.id, CSV_NETWORK]);
  const put = { product_id: product?.id ?? '', amount: product?.min_put_amount ?? 0 };
  const { order } = await act(demo, calls.plan.put, put);
  await act(staff.delivery, calls.consoleOrder.place, { id: order.id, reason });
  const line = `${order.number},${server.clock.now().toISOString()},1,1,0,0,0`;
  const form = new FormData();
  form.set('file', new Blob([`${REPORT_COLUMNS}\n${line}`]), 'reports.csv');
  const { data } = await sendForm(server, form, staff.delivery, calls.consoleReport.uploadCsv);
  return String((data as unknown as { file_id: string | null }).file_id);
};

const quarantined = async ({ idOf, demoId, server }: SampleFixture): Promise<string> => {
  const running = "select id from put_order where holder_id = $1 and status = 'putting' order by id";
  const { reportId } = await ingestReport(server.services, {
    ...{ source: 'demo', orderId: Number(await idOf(running, [demoId])), version: 1, enteredByHand: false },
    ...{ impressions: 1, clicks: 0, conversions: 0, spendMinor: 0, raw: '{}' },
    // No bucket begins there.
    bucket: new Date(server.clock.now().getTime() + 60_000),
  });
  return String(reportId);
};

const draft = async ({ act, staff, server }: SampleFixture): Promise<string> => {
  const words = { put_content: 'a', put_rule: 'b', user_targeting: 'c', game_description: 'd' };
  const saved = await act(staff.delivery, calls.consoleProduct.save, {
    ...{ version: 0, title: 'Alone', cover_file_id: await addUpload(server.services, STAFF_FILES), ...words },
    ...{ kind: 'video', official: false, network: 'demo', min_put_amount: 1_000, max_put_amount: 9_000 },
    ...{ cost_per_thousand: 500, payout_per_conversion: 100, holder_share_bp: 8_000, run_days: 1 },
    learning_conversions: 50,
  });
  return saved.id;
};

const same = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, text])) as Record<Language, string>;

const drafted = async ({ act, staff }: SampleFixture): Promise<string> => {
  const words = { title: same('Alone?'), text: same('No.') };
  const request = { version: 0, kind: 'faq' as const, position: 9, ...words };
  return (await act(staff.support, calls.consoleContent.save, request)).id;
};

/** A line of the sandbox's bank, and an entry of the same amount that no number connects with it. */
const unclaimed = async (fixture: SampleFixture) => {
  const { act, staff, server, idOf } = fixture;
  const day = server.clock.now().toISOString().slice(0, 10);
  const entry = await act(staff.maker, calls.consoleHouse.proposeFunding, {
    ...{ amount: 4_321, receipt_number: 'alone-8' },
  });
  const lines = [{ day, amount: 4_321, text: 'of nobody' }];
  const form = new FormData();
  form.set('file', new Blob([bankCsvFile({ from: day, until: day, opening: 0, lines })]), 'bank.csv');
  await passProposal(fixture, entry);
  await sendForm(server, form, staff.maker, calls.consoleBank.upload);
  return {
    line_id: await idOf('select id from bank_line order by id desc'),
    transaction_ids: [
      await idOf("select id from ledger.transaction where kind = 'house_funding' order by id desc"),
    ],
    reason,
  };
};

/** A run that two people agreed to and one of whose payouts a line of the sandbox's bank answers. */
const answeredRun = async (fixture: SampleFixture) => {
  const { act, staff, server } = fixture;
  const run = await act(staff.maker, calls.consolePayoutRun.propose, await payoutRun(fixture));
  await passProposal(fixture, run);
  const { items } = await act(staff.maker, calls.consolePayoutRun.detail, { id: run.subject.id });
  const day = server.clock.now().toISOString().slice(0, 10);
  const lines = items.map(({ amount, end_to_end_id: endToEndId }) => ({ day, amount: -amount, endToEndId }));
  const form = new FormData();
  form.set('file', new Blob([bankCsvFile({ from: day, until: day, opening: 0, lines })]), 'bank.csv');
  await sendForm(server, form, staff.maker, calls.consoleBank.upload);
  return { id: run.subject.id };
};

const payoutRun = async (fixture: SampleFixture) => ({
  withdrawal_ids: [await withdraw(fixture)],
  left_out_reason: reason,
  account: BANK_ACCOUNT,
});

const campaign = ({ server }: SampleFixture) => ({
  ...{
    campaign: 'alone',
    name: 'Alone',
    kind: 'fixed_amount',
    requirement: 1_000,
    valid_days: 5,
    rule_text: '',
  },
  effect: { type: 'fixed_amount', amount: 100, share_bp: null, cap: null },
  starts_at: server.clock.now().toISOString(),
});

/** Every call that proposes something to a second person, with something to propose. */
export const PROPOSING: readonly Proposing[] = [
  proposing(calls.consoleTopup.propose, async (fixture) => ({
    ...{
      topup_id: await ask(fixture),
      amount: 1_000,
      receipt_number: 'alone-1',
      payee_id: await approvedPayee(fixture),
      method: 'card',
    },
  })),
  proposing(calls.consoleWithdrawal.proposeApproval, async (fixture) => ({
    withdrawal_id: await withdraw(fixture),
  })),
  proposing(calls.consoleWithdrawal.proposeRefusal, async (fixture) => ({
    withdrawal_id: await withdraw(fixture),
    reason: 'asked_twice',
  })),
  proposing(calls.consoleWithdrawal.proposePayment, async (fixture) => ({
    withdrawal_id: await approved(fixture),
    reference: 'alone-2',
  })),
  proposing(calls.consoleWithdrawal.proposeBounce, async (fixture) => ({
    ...{ withdrawal_id: await paid(fixture), reason, receipt_number: 'alone-3' },
  })),
  proposing(calls.consoleObjection.proposeUphold, async ({ act, demo }) => {
    const { items } = await act(demo, calls.wallet.flow, { type: 'ad_billing' });
    const about = { subject_type: 'flow', subject_id: items[0]?.id ?? '', text: reason } as const;
    return { id: (await act(demo, calls.objection.make, about)).id, answer: reason };
  }),
  proposing(calls.consoleHouse.proposeFunding, async () => ({ amount: 1_000, receipt_number: 'alone-4' })),
  proposing(calls.consoleRemittance.propose, async () => ({
    ...{ network: 'demo', amount: 10, receipt_number: 'alone-5' },
  })),
  proposing(calls.consoleRemittance.proposeMediaPayment, async () => ({
    ...{ network: 'demo', amount: 10, reference: 'alone-6' },
  })),
  proposing(calls.consoleHold.proposeChargeback, async ({ idOf, demoId }) => ({
    record_id: await idOf(
      "select id from ledger.transaction where holder_id = $1 and kind = 'system_topup' order by id",
      [demoId],
    ),
    amount: 100,
    reason,
  })),
  proposing(calls.consoleHold.proposeRenewal, async (fixture) => ({ id: await heldBy(fixture), reason })),
  proposing(calls.consoleHold.proposeHold, async (fixture) => hold(fixture)),
  proposing(calls.consoleHolder.proposeStartUp, async ({ demoId }) => ({
    ...{ id: String(demoId), amount: 100, reason },
  })),
  proposing(calls.consoleHolder.proposeScore, async ({ demoId }) => ({ id: String(demoId), reason })),
  proposing(calls.consoleRecovery.propose, async ({ act, staff, server }) => {
    const { data } = await server.call(calls.guest.open, { name: 'Guest', text: reason });
    const { items } = await act(staff.support, calls.consoleSupport.conversations, { state: 'open' });
    const conversation_id = items.find(({ guest }) => guest?.case_number === data.case_number)?.id ?? '';
    return { conversation_id, account: SAMPLE.username, check: 'call_back', reason };
  }),
  proposing(calls.consolePayee.propose, async () => ({
    ...{ name: 'Alone', method: 'card', lines: [{ name: 'Account', value: '1' }], reason },
  })),
  proposing(calls.consolePayee.proposeRetirement, async (fixture) => ({
    id: await approvedPayee(fixture),
    reason,
  })),
  proposing(calls.consoleAcceptor.proposeConfirmation, async (fixture) => ({
    ...{ acceptance_id: await claimed(fixture), amount: 25_000, receipt_number: 'alone-7' },
  })),
  proposing(calls.consoleCoupon.proposeCampaign, async (fixture) => campaign(fixture)),
  proposing(calls.consoleProduct.proposeVersion, async (fixture) => ({ id: await draft(fixture), reason })),
  proposing(calls.consoleContent.proposeText, async (fixture) => ({ id: await drafted(fixture), reason })),
  proposing(calls.consoleNotification.proposeBroadcast, async () => ({
    ...{ category: 'activity', title: same('Alone'), content: same('To all.') },
  })),
  proposing(calls.consoleReport.proposeManual, async (fixture) => ({
    report: await reportOf(fixture),
    evidence_file_ids: [await addUpload(fixture.server.services, STAFF_FILES)],
    reason,
  })),
  proposing(calls.consoleReport.proposeFile, async (fixture) => ({
    ...{ file_id: await uploaded(fixture), name: 'reports.csv', reason },
    evidence_file_ids: [await addUpload(fixture.server.services, STAFF_FILES)],
  })),
  proposing(calls.consoleBank.proposeMatch, unclaimed),
  proposing(calls.consolePayoutRun.propose, payoutRun),
  proposing(calls.consolePayoutRun.proposeSettlement, answeredRun),
  proposing(calls.consoleBooks.proposeRepair, frozen),
  proposing(calls.consoleReport.decideQuarantined, async (fixture) => ({
    ...{ id: await quarantined(fixture), accept: false, reason },
  })),
];
