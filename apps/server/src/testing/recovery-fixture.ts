import { calls } from '@fairlead/contract';
import { changeHolder } from '../modules/account';
import type { MailServer } from './mail-server';
import { PASSWORD, type Person, registerPerson } from './people';
import type { TestServer } from './server';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const FRESH = 'another quiet harbour';

/** What a server needs so that e-mails leave it. */
export const mailEnvironment = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Fairlead <no-reply@fairlead.example>',
  PUBLIC_URL: 'https://fairlead.example',
});

/** Somebody who showed that their e-mail address is theirs. */
export const reachable = async (server: TestServer, username: string): Promise<Person> => {
  const person = await registerPerson(server, username);
  const verified = { emailVerifiedAt: server.clock.now() };
  await server.database.transaction((tx) => changeHolder(tx, person.holderId, verified));
  return person;
};

/** Asks, lets the jobs run, and reads the newest link that came by e-mail to an address. */
export const linkFor = async (
  server: TestServer,
  inbox: MailServer,
  account: string,
  to = `${account}@example.org`,
): Promise<string> => {
  await server.call(calls.recovery.ask, { account });
  await server.runJobs();
  // Notices that are passed on by e-mail come in between.
  const links = inbox.mails
    .filter((one) => one.to.includes(to))
    .map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '');
  return links.findLast((token) => token !== '') ?? '';
};

export const setBy = (server: TestServer, token: string, password = FRESH) =>
  server.call(calls.recovery.setPassword, { token, new_password: password, confirm_password: password });

export const logInAs = (server: TestServer, username: string, password = PASSWORD) =>
  server.call(calls.auth.login, { username, password });

/** Until when payouts wait, as the wallet says; null where they do not. */
export const payoutsWait = async (server: TestServer, token: string): Promise<string | null> => {
  const { data } = await server.call(calls.withdrawal.eligibility, {}, { token });
  return data.rules.find(({ rule }) => rule === 'password_cooled')?.earliest_at ?? null;
};

export const titlesOf = async (server: TestServer, token: string): Promise<string[]> =>
  (await server.call(calls.notification.list, {}, { token })).data.items.map(({ title }) => title);
