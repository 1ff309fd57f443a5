import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail as it came over the wire. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: string;
  readonly messageId: string;
  readonly subject: string;
  /** The plain part, decoded. */
  readonly text: string;
  readonly html: string;
}

/** What the server says to a recipient or to a mail: a code of SMTP. */
type Answer = (mail: { readonly to: string }) => number;

export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** How the server answers from here on; 250 takes the mail. */
  answerRecipients(answer: Answer): void;
  answerData(answer: Answer): void;
  close(): Promise<void>;
}

const refusal = (code: number): Error =>
  Object.assign(new Error(`refused with ${code}`), { responseCode: code });

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeBody = (part: string): string => {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end);
  const body = part.slice(end + 4);
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return /transfer-encoding: quoted-printable/i.test(head) ? decodeQuoted(body) : body;
};

const decodeWord = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeQuoted(words.replaceAll('_', ' ')),
    );

const headerOf = (raw: string, name: string): string => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return decodeWord(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '');
};

const partOf = (raw: string, type: string): string => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const found = parts.find((part) =>
    part.slice(0, part.indexOf('\r\n\r\n')).includes(`Content-Type: ${type}`),
  );
  return found === undefined ? '' : decodeBody(found).replaceAll('\r\n', '\n').trim();
};

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** A real SMTP server on this machine that keeps what it takes. */
export const startMailServer = async (): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  let recipients: Answer = () => 250;
  let data: Answer = () => 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const code = recipients({ to: address });
      callback(code === 250 ? null : refusal(code));
    },
    onData: (stream, { envelope }, callback) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      textOf(stream).then((raw) => {
        const code = data({ to: to[0] ?? '' });
        if (code !== 250) return callback(refusal(code));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const words = { subject: headerOf(raw, 'Subject'), messageId: headerOf(raw, 'Message-ID') };
        mails.push({
          to,
          from,
          raw,
          ...words,
          text: partOf(raw, 'text/plain'),
          html: partOf(raw, 'text/html'),
        });
        return callback(null);
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answerRecipients: (answer) => {
      recipients = answer;
    },
    answerData: (answer) => {
      data = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
