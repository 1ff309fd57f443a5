import { type Call, calls, LANGUAGE_CODES, type Language } from '@fairlead/contract';
import { BANK_CSV_COLUMNS } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import { CSV_TERMS, holdBackReport, presentBucket, proposeCsv, publishProduct, runCsvPlan } from './csv-plan';
import { PICTURE } from './picture';
import { SIGNED_NETWORK } from './product';
import { agreeTo, type Scenario, type Somebody, samplePayee } from './scenario';

const DAY_MS = 86_400_000;
const REASON = 'Tried by one person';

/** An image that somebody sent, by its number. */
const sendPicture = async ({ client }: Scenario, call: Call, token: string): Promise<string> => {
  const file = new File([PICTURE], 'dot.png', { type: 'image/png' });
  return ((await client.upload(call, token, file)) as { file_id: string }).file_id;
};

/** An acceptance that its holder says to have paid, by its number. */
const claimed = async (scenario: Scenario, { id, token }: Somebody): Promise<string> => {
  const { client, desks } = scenario;
  const terms = { pair: 'EUR/USD', rate: '1.0850', fee_bp: 0, min_amount: 100, max_amount: 50_000 };
  const { proposal, code } = await client.send(calls.consoleAcceptor.issue, desks.maker, {
    ...{ ...terms, holder_id: id, type: 'enterprise', legal_name: 'Alone Ltd', amount: 8_000 },
    ...{ payee_id: await samplePayee(scenario), expires_at: new Date(Date.now() + DAY_MS).toISOString() },
  });
  await agreeTo(scenario, proposal.id);
  const current = await client.send(calls.acceptor.detail, token, { type: 'enterprise', code });
  const file_ids = [await sendPicture(scenario, calls.files.upload, token)];
  const claim = { acceptance_id: current.id, amount: 8_000, file_ids };
  await client.send(calls.acceptor.claim, token, claim);
  return current.id;
};

export const proposeConfirmation = async (
  scenario: Scenario,
  token: string,
  holder: Somebody,
): Promise<string> => {
  const acceptance_id = await claimed(scenario, holder);
  const request = { acceptance_id, amount: 8_000, receipt_number: `acceptance-${acceptance_id}` };
  return (await scenario.client.send(calls.consoleAcceptor.proposeConfirmation, token, request)).id;
};

/** States a report of a plan that runs, with the image that proves it. */
export const proposeReport = async (scenario: Scenario, token: string, holder: Somebody): Promise<string> => {
  const { number } = await runCsvPlan(scenario, holder, 'Quay lights');
  const figures = { version: 1, impressions: 100, clicks: 2, conversions: 0, spend: 10 };
  const report = { order_number: number, bucket: presentBucket(), ...figures };
  const evidence_file_ids = [await sendPicture(scenario, calls.consoleUpload.image, token)];
  const request = { report, evidence_file_ids, reason: REASON };
  return (await scenario.client.send(calls.consoleReport.proposeManual, token, request)).id;
};

/** States a file of reports of a plan that runs, with the image that proves it. */
export const proposeFile = async (scenario: Scenario, token: string, holder: Somebody): Promise<string> => {
  const { number } = await runCsvPlan(scenario, holder, 'Quay ropes');
  const evidence = await sendPicture(scenario, calls.consoleUpload.image, token);
  return proposeCsv(scenario, token, evidence, `${number},${presentBucket()},1,100,2,0,10`);
};

/** A line of the sandbox's bank that no number connects with the money that the house was given. */
export const proposeMatch = async (scenario: Scenario, token: string, reason = REASON): Promise<string> => {
  const { client, desks } = scenario;
  const day = new Date().toISOString().slice(0, 10);
  const funding = { amount: 4_321, receipt_number: `alone-${Date.now()}` };
  const { id } = await client.send(calls.consoleHouse.proposeFunding, desks.maker, funding);
  await agreeTo(scenario, id);
  const rows = [
    BANK_CSV_COLUMNS.join(),
    `opening,SANDBOX0001,${day},0.00,USD,,,,`,
    `line,SANDBOX0001,${day},43.21,USD,,,,of nobody ${Date.now()}`,
    `closing,SANDBOX0001,${day},43.21,USD,,,,`,
  ];
  const file = new File([rows.join('\n')], 'bank.csv', { type: 'text/csv' });
  const { statement_id } = await client.upload(calls.consoleBank.upload, desks.maker, file);
  const { items } = await client.send(calls.consoleBank.lines, token, { statement_id: statement_id ?? '' });
  const line_id = items[0]?.id ?? '';
  const suggested = await client.send(calls.consoleBank.suggestions, token, { line_id });
  const transaction_ids = [suggested.items[0]?.transaction_id ?? ''];
  const request = { line_id, transaction_ids, reason };
  return (await client.send(calls.consoleBank.proposeMatch, token, request)).id;
};

/** Imports what the sandbox's bank says once it paid a run: a line for each of its payouts. */
export const importAnswers = async ({ client, desks }: Scenario, id: string): Promise<void> => {
  const { items } = await client.send(calls.consolePayoutRun.detail, desks.maker, { id });
  const day = new Date().toISOString().slice(0, 10);
  const paid = items.reduce((sum, { amount }) => sum + amount, 0);
  const rows = [
    BANK_CSV_COLUMNS.join(),
    `opening,SANDBOX0001,${day},${typedMinor(paid, 'USD')},USD,,,,`,
    ...items.map(
      ({ amount, end_to_end_id }) =>
        `line,SANDBOX0001,${day},${typedMinor(-amount, 'USD')},USD,,${end_to_end_id},,`,
    ),
    `closing,SANDBOX0001,${day},0.00,USD,,,,`,
  ];
  const file = new File([rows.join('\n')], 'bank.csv', { type: 'text/csv' });
  await client.upload(calls.consoleBank.upload, desks.maker, file);
};

/** Sets aside a report that cannot be true. */
export const proposeRejection = async (
  scenario: Scenario,
  token: string,
  holder: Somebody,
): Promise<string> => {
  const productId = await publishProduct(scenario, 'Harbour sails', SIGNED_NETWORK.name);
  const id = await holdBackReport(scenario, holder.token, productId);
  const request = { id, accept: false, reason: REASON };
  return (await scenario.client.send(calls.consoleReport.decideQuarantined, token, request)).id;
};

/** A product that nobody has seen yet. */
export const proposeProduct = async (scenario: Scenario, token: string): Promise<string> => {
  const { client, desks } = scenario;
  const words = { put_content: 'a', put_rule: 'b', user_targeting: 'c', game_description: 'd' };
  const cover_file_id = await sendPicture(scenario, calls.consoleUpload.image, desks.delivery);
  const draft = { ...CSV_TERMS, ...words, title: 'Quay flags', cover_file_id };
  const { id } = await client.send(calls.consoleProduct.save, desks.delivery, draft);
  return (await client.send(calls.consoleProduct.proposeVersion, token, { id, reason: REASON })).id;
};

const same = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, text])) as Record<Language, string>;

/** A notification to everyone. */
export const proposeBroadcast = async ({ client }: Scenario, token: string): Promise<string> => {
  const words = { title: same('Alone'), content: same('To all.') };
  const request = { category: 'activity', ...words } as const;
  return (await client.send(calls.consoleNotification.proposeBroadcast, token, request)).id;
};

/** A question of the FAQ in every language. */
export const proposeText = async ({ client, desks }: Scenario, token: string): Promise<string> => {
  const draft = { version: 0, kind: 'faq', position: 9, title: same('Alone?'), text: same('No.') } as const;
  const { id } = await client.send(calls.consoleContent.save, desks.support, draft);
  return (await client.send(calls.consoleContent.proposeText, token, { id, reason: REASON })).id;
};
