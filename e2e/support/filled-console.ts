import { calls, LANGUAGE_CODES, type Language } from '@fairlead/contract';
import { PROPOSING, type TriedKind } from './proposing';
import { addColleague, addSomebody, provide, type Scenario, type Somebody } from './scenario';

const REASON = 'For the journey';

/** Something in every queue, so that no list is without rows to act on; returns the proposal among it. */
export const fillQueues = async (scenario: Scenario, holder: Somebody): Promise<string> => {
  const { client, desks } = scenario;
  await client.send(calls.feedback.send, holder.token, { subject: 'A list', content: 'It is long.' });
  await client.send(calls.objection.make, holder.token, { subject_type: 'other', text: 'I do not agree.' });
  const { items } = await client.send(calls.support.conversations, holder.token, {});
  await client.send(calls.support.send, holder.token, {
    ...{ conversation_id: items[0]?.id ?? '', client_id: `hello-${holder.username}`, text: 'Hello' },
  });
  await client.send(calls.topup.request, holder.token, { amount: 1_000, method: 'card' });
  return PROPOSING.hold(scenario, desks.maker, holder);
};

const inEveryLanguage = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, 'A notice']),
) as Record<Language, string>;

/** What staff keep for themselves: a template, a canned answer, and a program outside that is told of events. */
const keepTools = async ({ client, desks }: Scenario): Promise<void> => {
  const words = { category: 'activity', title: inEveryLanguage, content: inEveryLanguage } as const;
  await client.send(calls.consoleNotification.saveTemplate, desks.support, { ...words, name: 'Greeting' });
  const canned = { lang: 'en', title: 'Greeting', text: 'How can we help?' } as const;
  await client.send(calls.consoleSupport.saveCannedAnswer, desks.support, canned);
  // Nobody listens there.
  const endpoint = { url: 'http://127.0.0.1:9/events', events: ['dispute.open'] as 'dispute.open'[] };
  const asked = { ...endpoint, description: 'The bookkeeping', reason: REASON };
  const { id } = await client.send(calls.consoleWebhook.propose, desks.admin, asked);
  await client.send(calls.consoleProposal.approve, desks.admin_two, { id });
};

/** Something on every page of the console: each queue has a row, and a proposal of each kind waits. */
export const fillEveryPage = async (scenario: Scenario): Promise<void> => {
  const [holder, other] = [await addSomebody(scenario), await addSomebody(scenario)];
  for (const somebody of [holder, other]) await provide(scenario, somebody, 500_00);
  const { token } = await addColleague(scenario, ['support', 'delivery', 'finance_maker']);
  for (const kind of Object.keys(PROPOSING) as TriedKind[]) await PROPOSING[kind](scenario, token, holder);
  // While a hold is proposed no other can be.
  await fillQueues(scenario, other);
  await keepTools(scenario);
};
