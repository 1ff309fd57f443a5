import type { Services } from '../../../http/services';
import { createPhraseWriter, type PhraseWriter } from '../words';
import { readChoice } from './choices';
import { type Content, writeLetter } from './letter';
import { createMailer } from './mailer';
import type { Message, Sender } from './message';
import { headOf, readNoticeOut } from './notice';

/** Where a person changes what they get. */
const SETTINGS_PATH = '/#/settings/channels';

type WriterFor = ReturnType<typeof createPhraseWriter>;
type Written = readonly [PhraseWriter, Content];

/** A notice, unless the address is no longer the one that the person has shown to be theirs. */
const noticeContent = async (
  { database, config }: Services,
  writerFor: WriterFor,
  base: string,
  message: Message,
): Promise<Written | undefined> => {
  const notice = await readNoticeOut(database, message, config.programmeTimeZone);
  if (notice === undefined || notice.email !== message.target) return undefined;
  const writer = await writerFor(notice.reader);
  const { title, body } = notice.write(writer);
  const content: Content = {
    subject: title,
    body: body ?? writer.say('mail.notice.readInApp'),
    link: `${base}/#${notice.link}`,
    head: notice.head,
    why: 'chosen',
    settings: `${base}${SETTINGS_PATH}`,
  };
  return [writer, content];
};

/** A secret of a link stands among the parameters, which are forgotten once the message left, and not in the path, which stays. */
const withToken = (path: string, { token }: Message['parameters']): string =>
  token === undefined ? path : path.replace('{token}', encodeURIComponent(token));

const ownContent = async (
  { database, config }: Services,
  writerFor: WriterFor,
  base: string,
  message: Message,
): Promise<Written> => {
  const { holder_id: holderId, language, kind, parameters, path } = message;
  const { programmeTimeZone } = config;
  const timeZone =
    holderId === null
      ? programmeTimeZone
      : (await readChoice(database, holderId, programmeTimeZone)).timeZone;
  const writer = await writerFor({ lang: language, timeZone });
  const content: Content = {
    subject: writer.say(`mail.${kind}.subject`, parameters),
    body: writer.say(`mail.${kind}.body`, parameters),
    link: path === null ? null : `${base}${withToken(path, parameters)}`,
    head: headOf(message),
    why: kind === 'contactCode' ? 'asked' : 'security',
    settings: holderId === null ? null : `${base}${SETTINGS_PATH}`,
  };
  return [writer, content];
};

/** Sends e-mails; undefined where no server is configured. */
export const createMailSender = (services: Services): Sender | undefined => {
  const { mail, publicUrl, currency } = services.config;
  if (mail === undefined || publicUrl === undefined) return undefined;
  const send = createMailer(mail);
  const writerFor = createPhraseWriter(currency);
  const base = publicUrl.replace(/\/+$/, '');
  return async (message) => {
    const contentOf = message.kind === 'notice' ? noticeContent : ownContent;
    const written = await contentOf(services, writerFor, base, message);
    if (written === undefined) return 'dropped';
    const letter = writeLetter(...written);
    await send({ ...letter, to: message.target, key: message.message_key, time: message.created_at });
    return 'sent';
  };
};
