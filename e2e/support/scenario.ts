import { createHash } from 'node:crypto';
import { calls, type StaffRole } from '@fairlead/contract';
import { Client } from './client';
import { newPerson, PASSWORD, unique } from './portal';

const SAMPLE_STAFF_PASSWORD = 'sandbox-staff';
const LICENSE_KEY = 'FAIRLEAD-SANDBOX';
export const PIN = '246813';
const DESKS = ['support', 'delivery', 'maker', 'checker', 'admin', 'admin_two'] as const;

export const digestOf = (digits: string): string => createHash('md5').update(digits).digest('hex');

/** A number that no other has: receipts and references are recorded once. */
/** Somebody with an account, known by name, number and token. */
export interface Somebody {
  readonly username: string;
  readonly id: string;
  readonly token: string;
}

/** A member of staff whose every role but the admin's is given by an admin. */
export interface Colleague {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** Who lives in it: the desks of the sandbox by their tokens, and holders made for the occasion. */
export interface Scenario {
  readonly client: Client;
  readonly desks: Readonly<Record<(typeof DESKS)[number], string>>;
}

const signInStaff = async (client: Client, username: string, password: string): Promise<string> =>
  (await client.send(calls.consoleAuth.login, '', { username, password })).token;

export const openScenario = async (origin: string): Promise<Scenario> => {
  const client = new Client(origin);
  const tokens: [string, string][] = [];
  for (const name of DESKS) tokens.push([name, await signInStaff(client, name, SAMPLE_STAFF_PASSWORD)]);
  return { client, desks: Object.fromEntries(tokens) as Scenario['desks'] };
};

/** What somebody new registers with. */
export const newEntry = (nickname = 'Robin') => {
  const { username, email } = newPerson();
  const request = {
    ...{ username, email, nickname, phone: '+1 555 010 0199', license_key: LICENSE_KEY },
    ...{ password: PASSWORD, confirm_password: PASSWORD },
  };
  return { username, request };
};

/** The versions that a newcomer agrees to. */
export const currentTerms = async (client: Client): Promise<{ terms: number; privacy: number }> => {
  const { terms, privacy } = await client.send(calls.legal.texts, '', {});
  return { terms: terms.version, privacy: privacy.version };
};

/** Registers somebody new, who has set up nothing yet. */
export const addNewcomer = async ({ client }: Scenario, nickname?: string): Promise<Somebody> => {
  const { username, request } = newEntry(nickname);
  const accepted_terms = await currentTerms(client);
  const { token } = await client.send(calls.auth.register, '', { ...request, accepted_terms });
  const { id } = await client.send(calls.user.info, token, {});
  return { username, id, token };
};

/** Registers somebody new, with a transaction password. */
export const addSomebody = async (scenario: Scenario): Promise<Somebody> => {
  const somebody = await addNewcomer(scenario);
  await scenario.client.send(calls.wallet.setPassword, somebody.token, { password: digestOf(PIN) });
  return somebody;
};

/** An approved payee of the sample data. */
export const samplePayee = async ({ client, desks }: Scenario, name = 'Sample payee'): Promise<string> => {
  // The sample's stand first among the approved ones; journeys add their own behind them.
  const oldestFirst = { state: 'approved', sort: 'created_at' } as const;
  const { items } = await client.send(calls.consolePayee.list, desks.maker, oldestFirst);
  return items.find((payee) => payee.name === name)?.id ?? '';
};

/** The checker reads a proposal, acknowledges what is flagged, and agrees. */
export const agreeTo = async (
  { client, desks }: Pick<Scenario, 'client' | 'desks'>,
  id: string,
): Promise<void> => {
  const approve = async (): Promise<void> => {
    const { flags } = await client.send(calls.consoleProposal.detail, desks.checker, { id });
    const acknowledged = flags.map(({ key }) => key);
    await client.send(calls.consoleProposal.approve, desks.checker, { id, acknowledged });
  };
  // Other journeys go on beside: a warning can come up after all were read, and is read then.
  const again = (error: unknown): Promise<void> => {
    if (!String(error).includes('flags_not_acknowledged')) throw error;
    return approve().catch(again);
  };
  await approve().catch(again);
};

/** Gives somebody money, posted by two people. */
export const postMoney = async (
  scenario: Scenario,
  { token }: Pick<Somebody, 'token'>,
  amountMinor: number,
): Promise<void> => {
  const { client, desks } = scenario;
  const asked = await client.send(calls.topup.request, token, { amount: amountMinor, method: 'card' });
  const { id } = await client.send(calls.consoleTopup.propose, desks.maker, {
    ...{ topup_id: asked.id, amount: amountMinor, receipt_number: unique() },
    ...{ payee_id: await samplePayee(scenario), method: 'card' },
  });
  await agreeTo(scenario, id);
};

/** Sends where to pay for the newest top-up that somebody asked for. */
export const sendPaymentCard = async (scenario: Scenario, { token }: Somebody): Promise<void> => {
  const { client, desks } = scenario;
  const { items } = await client.send(calls.topup.list, token, {});
  const payee = await samplePayee(scenario);
  await client.send(calls.consoleTopup.sendCard, desks.maker, {
    topup_id: items[0]?.id ?? '',
    payee_id: payee,
  });
};

/** Gives somebody money, and a bank card to pay it to. */
export const provide = async (scenario: Scenario, somebody: Somebody, amountMinor: number): Promise<void> => {
  await postMoney(scenario, somebody, amountMinor);
  await scenario.client.send(calls.payout.edit, somebody.token, {
    password: digestOf(PIN),
    ...{ method: 'bank_card', card_name: 'Harbour Bank', user_name: 'Robin', mobile: '+1 555 010 0199' },
    ...{ bank_account: '0000 1111 2222 4444', branch_name: 'Main', bank_address: '1 Harbor Street' },
  });
};

/** A new colleague with these roles. */
export const addColleague = async (
  { client, desks }: Scenario,
  roles: readonly StaffRole[],
): Promise<Colleague> => {
  const username = `desk_${unique()}`;
  const { proposal, first_half } = await client.send(calls.consoleStaff.create, desks.admin, {
    ...{ username, roles: [...roles], reason: 'For the journey' },
  });
  const accepted = await client.send(calls.consoleProposal.approve, desks.admin_two, { id: proposal.id });
  const old_password = `${first_half}.${accepted.shown_once}`;
  const token = await signInStaff(client, username, old_password);
  const password = `own-${old_password}`;
  await client.send(calls.consoleAuth.updatePassword, token, { old_password, new_password: password });
  const { items } = await client.send(calls.consoleStaff.list, desks.admin, { sort: '-created_at' });
  const id = items.find((member) => member.username === username)?.id ?? '';
  return { id, username, password, token: await signInStaff(client, username, password) };
};
