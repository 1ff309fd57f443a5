import { calls, LANGUAGE_CODES, type RequestOf } from '@fairlead/contract';
import type { HostileScenario } from './hostile-scenario';

type Words = RequestOf<typeof calls.consoleContent.save>['title'];

const inEveryLanguage = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, 'x'])) as Words;
const words = { title: inEveryLanguage, text: inEveryLanguage };

/** A question, published and as a draft that waits, and the rules that everybody reads. */
const writeTexts = async (scenario: HostileScenario): Promise<void> => {
  const { client, desks, write, pass, drop } = scenario;
  const { support } = desks;
  const draft = { ...words, version: 0, kind: 'faq', position: 9 } as const;
  const published = await write(calls.consoleContent.save, support, draft);
  await pass(await write(calls.consoleContent.proposeText, support, { id: published.id, reason: 'x' }));
  const waiting = await write(calls.consoleContent.save, support, draft);
  await drop(await write(calls.consoleContent.proposeText, support, { id: waiting.id, reason: 'x' }));
  for (const kind of ['rules', 'activity_rules'] as const) {
    const { items } = await client.send(calls.consoleContent.list, support, { kind });
    const { id, position, version } = items[0] ?? { id: '', position: 0, version: 0 };
    await write(calls.consoleContent.save, support, { ...words, id, version, kind, position });
    await pass(await write(calls.consoleContent.proposeText, support, { id, reason: 'x' }));
  }
};

/** The same contacts by other names: whom people turn to, in the app, at the door and for guests. */
const nameContacts = async ({ client, desks, write, pass }: HostileScenario): Promise<void> => {
  const { version, items } = await client.send(calls.consoleContent.contacts, desks.admin, {});
  const contacts = items.map(({ id: _, ...contact }) => ({ ...contact, label: inEveryLanguage }));
  const sheet = { version, items: contacts, reason: 'x' };
  await pass(await write(calls.consoleContent.proposeContacts, desks.admin, sheet));
};

/** Everything that people read of the programme, once. */
export const writeContent = async (scenario: HostileScenario): Promise<void> => {
  await writeTexts(scenario);
  await nameContacts(scenario);
};
