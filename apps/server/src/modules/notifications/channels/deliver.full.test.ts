import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { type MailServer, startMailServer } from '../../../testing/mail-server';
import { isMailConfigured, type Mail, sendMail } from '..';
import { claimMessages, sendingJobs } from './deliver';
import { pruneMessages } from './jobs';
import { createMailSender } from './mail-sender';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let context: TestContext;
let inbox: MailServer;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  inbox = await startMailServer();
  context = await createTestContext({
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Fairlead <no-reply@fairlead.example>',
    PUBLIC_URL: 'https://fairlead.example',
  });
  closing.push(inbox.close, context.close);
});
afterAll(() => Promise.all(closing.map((close) => close())));

const handIn = (mail: Partial<Mail> = {}): Promise<void> =>
  context.database.transaction((tx) =>
    sendMail(tx, {
      ...{ holderId: null, to: 'ada@example.org', language: 'en', kind: 'emailChanged' },
      params: { time: context.clock.now().toISOString() },
      time: context.clock.now(),
      ...mail,
    }),
  );

const deliver = async (): Promise<number> => {
  const [byEmail] = sendingJobs(context, { email: createMailSender(context) });
  return (await byEmail?.run()) ?? 0;
};

interface Row {
  readonly ended: string | null;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly parameters: object;
}

const rows = (): Promise<Row[]> =>
  context.asOwner<Row>('select ended, attempts, last_error, parameters from channel_message order by id');

/** How each ended, and what is still known of what it said. */
const ends = async (): Promise<unknown[]> =>
  (await rows()).map(({ ended, parameters }) => [ended, parameters]);

describe('an e-mail', () => {
  it('reaches the mailbox in the language of its reader, once', async () => {
    expect(isMailConfigured(context.config)).toBe(true);
    await handIn({ language: 'de', path: '/#/settings' });
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    const [mail] = inbox.mails;
    expect(inbox.mails).toHaveLength(1);
    expect(mail).toMatchObject({ to: ['ada@example.org'], from: 'no-reply@fairlead.example' });
    expect(mail?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
    expect(mail?.text).toContain('https://fairlead.example/#/settings');
    expect(mail?.html).toContain('<a href="https://fairlead.example/#/settings"');
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@fairlead\.example>$/);
    expect(await ends()).toEqual([['sent', {}]]);
  });

  it('is not handed in where the transaction that tells of it fails', async () => {
    const failing = context.database.transaction(async (tx) => {
      await sendMail(tx, {
        ...{ holderId: null, to: 'ada@example.org', language: 'en', kind: 'emailChanged' },
        time: context.clock.now(),
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await deliver(), await rows()]).toEqual([0, []]);
  });

  it('is tried again after a passing refusal, and arrives once', async () => {
    inbox.answerData(() => 451);
    await handIn();
    await deliver();
    expect(await rows()).toMatchObject([
      { ended: null, attempts: 1, last_error: expect.stringMatching(/451/) },
    ]);
    inbox.answerData(() => 250);
    expect(await deliver()).toBe(0);
    context.clock.turn(MINUTE_MS);
    expect([await deliver(), inbox.mails.length]).toEqual([1, 1]);
    expect(await rows()).toMatchObject([{ ended: 'sent', attempts: 2 }]);
  });

  it('is given up at once where the mailbox is refused for good, and stays to be seen', async () => {
    inbox.answerRecipients(() => 550);
    await handIn();
    await deliver();
    context.clock.turn(40 * DAY_MS);
    expect([await deliver(), await pruneMessages(context)]).toEqual([0, 0]);
    expect(await rows()).toMatchObject([
      { ended: 'given_up', attempts: 1, last_error: expect.stringMatching(/550/) },
    ]);
  });

  it('is given up after about a day of trying', async () => {
    await handIn();
    await inbox.close();
    let triedMs = 0;
    for (let tries = 0; tries < 60 && (await rows())[0]?.ended === null; tries += 1) {
      triedMs += (await deliver()) * 60 * MINUTE_MS;
      context.clock.turn(60 * MINUTE_MS);
    }
    expect(await rows()).toMatchObject([{ ended: 'given_up', attempts: 30 }]);
    expect(triedMs).toBeGreaterThan(DAY_MS);
  });

  it('goes out once where two nodes send at the same moment', async () => {
    for (let count = 0; count < 12; count += 1) await handIn({ to: `reader${count}@example.org` });
    for (let sent = 1; sent > 0; ) {
      const both = await Promise.all([deliver(), deliver(), deliver()]);
      sent = both.reduce((sum, one) => sum + one, 0);
    }
    expect(inbox.mails.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 12 }, (_, count) => `reader${count}@example.org`).sort(),
    );
  });

  it('is neither waited for nor taken while another node takes it', async () => {
    await handIn();
    await context.database.transaction(async (tx) => {
      await tx.query('select from channel_message for update');
      expect(await claimMessages(context, 'email')).toEqual([]);
    });
    expect(await claimMessages(context, 'email')).toHaveLength(1);
  });

  it('is sent by another node where the first died between taking and sending it', async () => {
    await handIn();
    expect(await claimMessages(context, 'email')).toHaveLength(1);
    context.clock.turn(2 * MINUTE_MS);
    expect([await deliver(), inbox.mails.length]).toEqual([0, 0]);
    context.clock.turn(2 * MINUTE_MS);
    expect([await deliver(), inbox.mails.length]).toEqual([1, 1]);
  });

  it('has the same Message-ID where a node died between sending and keeping that it did', async () => {
    await handIn();
    const [taken] = await claimMessages(context, 'email');
    const send = createMailSender(context);
    if (taken === undefined || send === undefined) throw new Error('nothing was taken');
    await send(taken);
    context.clock.turn(4 * MINUTE_MS);
    await deliver();
    const [first, second] = inbox.mails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(await rows()).toMatchObject([{ ended: 'sent' }]);
  });
});

describe('a secret in an e-mail', () => {
  const secret = (): Partial<Mail> => ({
    kind: 'contactCode',
    params: { code: '123456', until: context.clock.now().toISOString() },
    endsAt: new Date(context.clock.now().getTime() + 10 * MINUTE_MS),
  });

  it('stands in the text, not in the subject, and is forgotten once it left', async () => {
    await handIn(secret());
    await deliver();
    expect(inbox.mails[0]?.subject).not.toContain('123456');
    expect(inbox.mails[0]?.text).toContain('123456');
    expect(await ends()).toEqual([['sent', {}]]);
  });

  it('is not sent once it is over, and is forgotten', async () => {
    await handIn(secret());
    context.clock.turn(11 * MINUTE_MS);
    await deliver();
    expect(inbox.mails).toEqual([]);
    expect(await ends()).toEqual([['dropped', {}]]);
  });

  it('is forgotten where it was given up', async () => {
    inbox.answerRecipients(() => 550);
    await handIn(secret());
    await deliver();
    expect(await ends()).toEqual([['given_up', {}]]);
  });
});

describe('a channel', () => {
  it('that does not answer holds up itself alone', async () => {
    let answer: (outcome: 'sent') => void = () => undefined;
    const silent = new Promise<'sent'>((resolve) => {
      answer = resolve;
    });
    for (let count = 0; count < 6; count += 1) await handIn();
    await context.asOwner(
      `update channel_message set channel = 'sms', due_at = due_at + interval '1 second'
        where id = (select max(id) from channel_message)`,
    );
    context.clock.turn(1_000);
    const [byEmail, byText] = sendingJobs(context, { email: () => silent, sms: async () => 'sent' });
    const waiting = byEmail?.run();
    expect(await byText?.run()).toBe(1);
    answer('sent');
    expect(await waiting).toBe(5);
  });

  it('is not blamed, and no try is counted, where our own database is lost under it', async () => {
    const fault = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });
    const [byEmail] = sendingJobs(context, { email: () => Promise.reject(fault) });
    await handIn();
    await expect(byEmail?.run()).rejects.toBe(fault);
    expect(await rows()).toMatchObject([{ ended: null, attempts: 0, last_error: null }]);
    context.clock.turn(MINUTE_MS);
    expect([await deliver(), inbox.mails.length]).toEqual([1, 1]);
    expect(await rows()).toMatchObject([{ ended: 'sent', attempts: 1 }]);
  });

  it('sends codes before what may come later', async () => {
    for (let count = 0; count < 5; count += 1) await handIn();
    context.clock.turn(1_000);
    await handIn({ endsAt: new Date(context.clock.now().getTime() + 10 * MINUTE_MS) });
    const taken = await claimMessages(context, 'email');
    expect(taken.filter(({ ends_at }) => ends_at !== null)).toHaveLength(1);
  });
});
