import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../../config';
import { PeerFault } from '../../../http/peer-fault';
import { Refused } from './message';

/** All of them together stay below what one sending may take. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** A written e-mail. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same at each try: a mailbox that has it already knows it again. */
  readonly key: string;
  readonly time: Date;
}

export type Mailer = (letter: Letter) => Promise<void>;

const domainOf = (from: string): string => /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Commands whose refusal is about this e-mail; of any other one, as of signing in, the operator can mend what is wrong. */
const OF_THIS_MAIL = /^(RCPT TO|DATA)/;

const faultOf = (error: unknown, { login }: MailSettings): PeerFault => {
  const code = Number(field(error, 'responseCode'));
  const command = String(field(error, 'command') ?? '');
  const said = error instanceof Error ? error.message : String(error);
  const text = login === undefined ? said : said.replaceAll(login.password, '…');
  return code >= 500 && OF_THIS_MAIL.test(command) ? new Refused(text) : new PeerFault(text);
};

const openTransport = (
  { host, port, secure, requireTls, login }: MailSettings,
  connectMs: number,
  silenceMs: number,
) =>
  createTransport({
    ...{ host, port, secure, requireTLS: requireTls },
    ...(login === undefined ? {} : { auth: { user: login.user, pass: login.password } }),
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs },
    // A letter holds text alone: nothing of it is read from a file or fetched.
    ...{ disableFileAccess: true, disableUrlAccess: true, logger: false },
  });

/**
 * Connects to the server that takes e-mails and signs in there, and sends nothing.
 * @param limitMs for each step of it
 * @returns why it takes none, in words; null where it would
 */
export const faultOfMailServer = async (settings: MailSettings, limitMs: number): Promise<string | null> => {
  try {
    await openTransport(settings, limitMs, limitMs).verify();
    return null;
  } catch (error) {
    return faultOf(error, settings).message;
  }
};

/** Sends e-mails, each over a connection of its own: there are few, and nothing is left open between them. */
export const createMailer = (settings: MailSettings): Mailer => {
  const { from } = settings;
  const transport = openTransport(settings, CONNECT_MS, SILENCE_MS);
  return async ({ to, subject, text, html, key, time }) => {
    try {
      await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text, html, date: time },
        messageId: `<${key}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw faultOf(error, settings);
    }
  };
};
