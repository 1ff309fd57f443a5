import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { callApi, type ResponseFor } from '../../../shared/api';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { relativeTime } from '../../../shared/lib/relative-time';
import { customerLink } from '../../../shared/paths';
import { Disc } from '../../../shared/ui/disc';
import { Icon } from '../../../shared/ui/icon';
import { useNow } from '../../../shared/ui/moment';
import { deskOf } from './framed-contact';
import { useContacts } from './use-contacts';
import './chat-list.css';

type Conversation = ResponseFor<'support.conversations'>['items'][number];

const TICK_MS = 30_000;

/** The conversations by desk; read anew whenever somebody comes to the list, and when a message came in. */
const useConversations = () =>
  useQuery({
    queryKey: ['support.conversations'],
    queryFn: ({ signal }) => callApi('support.conversations', {}, { signal }),
    staleTime: 0,
    select: ({ items }) => new Map(items.map((conversation) => [conversation.topic, conversation])),
  });

const PREVIEW_SIGNS = 48;

/** The beginning of what was said: a line or two, cut between signs. */
const beginningOf = (text: string): string => {
  const signs = [...text];
  return signs.length <= PREVIEW_SIGNS ? text : `${signs.slice(0, PREVIEW_SIGNS).join('').trimEnd()}…`;
};

/** What was said last, by whom, and when. */
const LastLine = ({ conversation }: { conversation: Conversation | undefined }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const now = useNow(TICK_MS);
  const last = conversation?.last_message ?? null;
  if (last === null) return null;
  const other = last.kind === 'payment_card' ? t('inbox.card') : t('inbox.file');
  const said =
    last.text === '' ? (last.kind === 'topup_case' ? t('chat.topup') : other) : beginningOf(last.text);
  return (
    <span className="chat-list__last small soft">
      {last.from === 'holder' ? t('inbox.you', { text: said }) : said} ·{' '}
      {relativeTime(last.sent_at, now, tag)}
    </span>
  );
};

/** The person's own chats, with what is new in each; the contacts themselves are known without asking. */
export const ChatList = () => {
  const t = useTranslate();
  const id = useId();
  const conversations = useConversations().data;
  const contacts = useContacts();
  const chats = contacts.flatMap((contact) => {
    const { label, url } = contact;
    const desk = deskOf(contact, contacts, location.origin);
    return desk === null ? [] : [{ label, url, conversation: conversations?.get(desk) }];
  });
  if (chats.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card chat-list">
      <h2 id={id}>{t('inbox.chats')}</h2>
      {chats.map(({ label, url, conversation }) => (
        <Link key={url} to={customerLink(url)} className="chat-list__chat">
          <Disc of="speech" />
          <span className="chat-list__name">
            {label}
            <LastLine conversation={conversation} />
          </span>
          {conversation !== undefined && conversation.unread > 0 ? (
            <span className="tag tag--good">{t('inbox.newMessages', { count: conversation.unread })}</span>
          ) : null}
          <Icon name="next" />
        </Link>
      ))}
    </section>
  );
};
