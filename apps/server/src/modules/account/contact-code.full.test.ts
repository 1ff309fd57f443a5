import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { LANGUAGE_CODES } from '@fairlead/i18n';
import { loadAnyPack } from '@fairlead/i18n/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { notify } from '../notifications';

const MINUTE_MS = 60_000;

let server: TestServer;
let inbox: MailServer;
const texts: { to: string; text: string; authorization: string | undefined }[] = [];
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    texts.push({ ...JSON.parse(body), authorization: request.headers.authorization });
    response.writeHead(202).end();
  });
});
beforeAll(async () => {
  inbox = await startMailServer();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({
    environment: {
      SMTP_URL: inbox.url,
      MAIL_FROM: 'no-reply@fairlead.example',
      PUBLIC_URL: 'https://fairlead.example',
      SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
      SMS_GATEWAY_TOKEN: 'a token of tests',
    },
  });
});
afterAll(async () => {
  await server.close();
  await inbox.close();
  gateway.close();
});

const send = ({ token }: Person, call: Parameters<TestServer['send']>[0], request: unknown) =>
  server.send(call, request, { token });

const mailsTo = (person: Person, domain = 'example.org') =>
  inbox.mails.filter(({ to }) => to.includes(`${person.username}@${domain}`));

const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Asks for a code and reads it from the mailbox. */
const askForCode = async (person: Person): Promise<string> => {
  const asked = await send(person, calls.channel.sendCode, { contact: 'email' });
  expect(asked.code).toBe(200);
  await server.runJobs();
  return codeIn(mailsTo(person).at(-1)?.text);
};

const verify = (person: Person, code: string) =>
  send(person, calls.channel.verify, { contact: 'email', code });

const pointsOf = async ({ holderId }: Person): Promise<string[]> =>
  (
    await server.database.query<{ cause: string }>(
      "select cause from score_event where holder_id = $1 and cause like '%_verified'",
      [holderId],
    )
  ).map(({ cause }) => cause);

const triesOf = async ({ holderId }: Person): Promise<number> => {
  const [row] = await server.database.query<{ tries: number }>(
    'select tries from contact_code where holder_id = $1',
    [holderId],
  );
  return row?.tries ?? 0;
};

const tell = (person: Person, key: 'topup' | 'payout.passwordReset' = 'topup') =>
  server.database.transaction((tx) =>
    notify(tx, {
      holderId: person.holderId,
      key,
      parameters:
        key === 'topup' ? { amount: 123_456, receipt: 'R-1' } : { until: server.clock.now().toISOString() },
      time: server.clock.now(),
    }),
  );

describe('an e-mail address', () => {
  it('is verified by the code that reached it; 20 points follow, once', async () => {
    const person = await registerPerson(server, 'verifier');
    const code = await askForCode(person);
    expect((await verify(person, code)).data).toMatchObject({ email: { verified: true } });
    expect(await pointsOf(person)).toEqual(['email_verified']);
    expect((await verify(person, code)).data.reason).toBe('contact_code_wrong');
    const again = await send(person, calls.channel.sendCode, { contact: 'email' });
    expect(again.data.reason).toBe('wrong_state');
  });

  it('is not verified by a wrong code, nor by the right one after five, nor late', async () => {
    const person = await registerPerson(server, 'guesser');
    const code = await askForCode(person);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await verify(person, other(code))).data.reason).toBe('contact_code_wrong');
    }
    expect((await verify(person, code)).data.reason).toBe('contact_code_wrong');
    const late = await askForCode(person);
    server.clock.turn(15 * MINUTE_MS);
    expect((await verify(person, late)).data.reason).toBe('contact_code_wrong');
    expect(await pointsOf(person)).toEqual([]);
  });

  it('takes a code once of many that try at the same moment, and no more than five guesses', async () => {
    const person = await registerPerson(server, 'racer');
    const code = await askForCode(person);
    // All four have counted their try and wait for the holder's row before one of them goes on.
    const calling = await server.database.transaction(async (tx) => {
      await tx.query('select from account_holder where id = $1 for update', [person.holderId]);
      const all = Promise.all(Array.from({ length: 4 }, () => verify(person, code)));
      while ((await triesOf(person)) < 4);
      return { all };
    });
    const answers = await calling.all;
    expect(answers.filter(({ code: answer }) => answer === 200)).toHaveLength(1);
    const guesser = await registerPerson(server, 'many_guesses');
    await askForCode(guesser);
    await Promise.all(Array.from({ length: 30 }, (_, guess) => verify(guesser, String(100_000 + guess))));
    expect(await triesOf(guesser)).toBe(5);
  });

  it('has no more than ten codes sent to it in a day, whoever asks', async () => {
    const person = await registerPerson(server, 'impatient');
    const answers: unknown[] = [];
    for (let asked = 0; asked < 11; asked += 1) {
      answers.push((await send(person, calls.channel.sendCode, { contact: 'email' })).data.reason);
    }
    expect(answers.filter((reason) => reason === 'throttled')).toHaveLength(1);
  });

  it('that was changed is unverified again, a code of before is worth nothing, and the old one is told', async () => {
    const person = await registerPerson(server, 'mover');
    await verify(person, await askForCode(person));
    await send(person, calls.user.edit, { email: 'mover@example.net' });
    const state = await send(person, calls.channel.read, {});
    expect(state.data).toMatchObject({ email: { value: 'mover@example.net', verified: false } });
    await server.runJobs();
    expect(mailsTo(person).at(-1)?.subject).toBe('Your email address was changed');
    await send(person, calls.channel.sendCode, { contact: 'email' });
    await server.runJobs();
    const code = codeIn(mailsTo(person, 'example.net').at(-1)?.text);
    await send(person, calls.user.edit, { email: 'mover@example.com' });
    expect((await verify(person, code)).data.reason).toBe('contact_code_wrong');
  });
});

describe('a phone number', () => {
  it('is verified by a text message', async () => {
    const person = await registerPerson(server, 'caller');
    await send(person, calls.channel.sendCode, { contact: 'phone' });
    await server.runJobs();
    const [message] = texts;
    expect(message).toMatchObject({ to: '+44 20 7946 0000', authorization: 'Bearer a token of tests' });
    const code = codeIn(message?.text.replace('+44', ''));
    const verified = await send(person, calls.channel.verify, { contact: 'phone', code });
    expect(verified.data).toMatchObject({ phone: { verified: true } });
    expect(await pointsOf(person)).toEqual(['phone_verified']);
  });
});

describe('a notice', () => {
  it('goes to no address that nobody verified', async () => {
    const person = await registerPerson(server, 'unverified');
    await send(person, calls.channel.choose, { email: ['activity'], push: [], shows: 'title' });
    await tell(person);
    await server.runJobs();
    expect(mailsTo(person)).toEqual([]);
  });

  it('goes by e-mail where it was chosen, with no sum unless details were chosen', async () => {
    const person = await registerPerson(server, 'chooser');
    await verify(person, await askForCode(person));
    await tell(person);
    await server.runJobs();
    expect(mailsTo(person)).toHaveLength(1);
    await send(person, calls.channel.choose, { email: ['activity'], push: [], shows: 'title' });
    await tell(person);
    await server.runJobs();
    const brief = mailsTo(person).at(-1);
    expect(brief?.subject).toBe('Money added');
    expect(brief?.text).not.toContain('1,234');
    expect(brief?.text).toContain('https://fairlead.example/#/wallet/flow');
    await send(person, calls.channel.choose, { email: ['activity'], push: [], shows: 'details' });
    await tell(person);
    await server.runJobs();
    expect(mailsTo(person).at(-1)?.text).toContain('$1,234.56');
    expect(mailsTo(person)).toHaveLength(3);
  });

  it('of security goes to a verified address whatever was chosen', async () => {
    const person = await registerPerson(server, 'careless');
    await verify(person, await askForCode(person));
    const { data } = await send(person, calls.channel.choose, { email: [], push: [], shows: 'title' });
    expect(data).toMatchObject({ choice: { email: ['security'] } });
    // Even where the row says otherwise.
    await server.database.query("update channel_choice set email = '{}' where holder_id = $1", [
      person.holderId,
    ]);
    await tell(person, 'payout.passwordReset');
    await server.runJobs();
    expect(mailsTo(person).at(-1)?.subject).toBe('Transaction password reset');
  });

  it('to everyone goes to who chose it, once, however many pages of people there are', async () => {
    const person = await registerPerson(server, 'announced');
    await verify(person, await askForCode(person));
    await send(person, calls.channel.choose, { email: ['system_announcement'], push: [], shows: 'title' });
    await server.database.query(
      `insert into account_holder (username, entry, operation_id, state, created_at)
        select 'crowd_' || n, 'register', (30000000 + n)::text, 'active', $1 from generate_series(1, 1200) n`,
      [server.clock.now()],
    );
    const last = await registerPerson(server, 'after_the_crowd');
    await verify(last, await askForCode(last));
    await send(last, calls.channel.choose, { email: ['system_announcement'], push: [], shows: 'title' });
    const time = server.clock.now();
    const all = {
      holderId: null,
      category: 'system_announcement',
      key: 'sample.announcement',
      time,
    } as const;
    await server.database.transaction((tx) => notify(tx, all));
    await Promise.all([server.runJobs(), server.runJobs()]);
    for (const reader of [person, last]) {
      const announced = mailsTo(reader).filter(({ subject }) => subject.startsWith('Sample announcement'));
      expect(announced).toHaveLength(1);
    }
  });

  it('has no sum and no name in its title in any language: a plan’s number at most', async () => {
    for (const language of LANGUAGE_CODES) {
      const titles = Object.entries(await loadAnyPack(language, 'notices')).filter(([key]) =>
        /^(notice\..*\.title|mail\..*\.subject)$/.test(key),
      );
      expect(titles.length).toBeGreaterThan(30);
      expect(titles.filter(([, title]) => title.replaceAll('{number}', '').includes('{'))).toEqual([]);
    }
  });
});

describe('a message that was given up', () => {
  it('is seen by staff without the address, and tried again', async () => {
    const person = await registerPerson(server, 'bounced');
    await verify(person, await askForCode(person));
    const staff = await signInStaff(server, 'helper', 'support');
    inbox.answerRecipients(() => 550);
    await tell(person, 'payout.passwordReset');
    await server.runJobs();
    inbox.answerRecipients(() => 250);
    const list = async () =>
      (await server.call(calls.consoleMessage.list, { state: 'given_up' }, { token: staff.token })).data
        .items;
    const [given] = await list();
    expect(given).toMatchObject({ channel: 'email', target: 'b…@example.org', can_retry: true });
    expect(JSON.stringify(given)).not.toContain('bounced@');
    await server.call(calls.consoleMessage.retry, { id: given?.id ?? '' }, { token: staff.token });
    await server.runJobs();
    expect(mailsTo(person).at(-1)?.subject).toBe('Transaction password reset');
    expect(await list()).toEqual([]);
  });
});
