import type { CallOf, Message } from '@fairlead/contract';
import { LANGUAGES } from '@fairlead/i18n';
import { formatMinor } from '@fairlead/money';
import { type Answer, done, type FileAnswer, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { translateFor } from '../../http/translate';
import { readOwn } from './conversation';
import { readMessages } from './message';
import { viewFor } from './view';

const PAGE = 500;

/** Lines of a message that do not begin with a time are its own: nobody can write another's line into it. */
const INDENT = '\n    ';

const bodyOf = (
  { text, attachments, card, topup }: Message,
  money: (minor: number) => string,
  referenceName: string,
): string[] => [
  ...(text === '' ? [] : [text.replace(/\r\n?|[\n\u2028\u2029]/g, INDENT)]),
  ...attachments.map(({ name }) => `[${name}]`),
  ...(card === null
    ? []
    : [
        `[${card.payee_name}]`,
        ...card.lines.map(({ name, value }) => `${name}: ${value}`),
        ...(card.reference === null ? [] : [`${referenceName}: ${card.reference}`]),
        ...(card.amount === null ? [] : [money(card.amount)]),
      ]),
  ...(topup === null ? [] : [`#${topup.id} ${money(topup.posted_amount ?? topup.amount)}`]),
];

/** A conversation as a text file: every message with its time in the reader's zone, oldest first. */
export const writeTranscript = async (
  { database, config }: Services,
  { caller, request, lang, timeZone }: Incoming<CallOf<'support.transcript'>, HolderCaller>,
): Promise<Answer<FileAnswer>> => {
  const row = await readOwn(database, caller.holderId, request.conversation_id);
  if (row === undefined) return refuse('no_such_data');
  const view = await viewFor(config, database, caller.holderId, 'holder');
  const locale = LANGUAGES[lang].tag;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  });
  const money = (minor: number): string => formatMinor(minor, { currency: config.currency, locale });
  const referenceName = (await translateFor(lang))('operationId.reference');
  const lines: string[] = [];
  for (let after = 0, more = true; more; ) {
    const page = await readMessages(database, row, { after, limit: PAGE }, view);
    for (const message of page.items) {
      const head = `${format.format(new Date(message.sent_at))} ${message.name}:`;
      lines.push(`${message.sequence}. ${[head, ...bodyOf(message, money, referenceName)].join(INDENT)}`);
      after = message.sequence;
    }
    more = page.more;
  }
  return done({
    name: `conversation-${row.id}.txt`,
    mediaType: 'text/plain; charset=utf-8',
    content: `${lines.join('\n')}\n`,
  });
};
