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

/** The beginning of what was said, cut between signs. */
const beginningOf = (text: string): string => {
  const signs = [...text];
  return signs.length <= PREVIEW_SIGNS ? text : `${signs.slice(0, PREVIEW_SIGNS).join('').trimEnd()}…`;
};

type Last = NonNullable<Conversation['last_message']>;

const Sent = ({ at }: { at: string }) => {
  const tag = useLanguageTag();
  const now = useNow(TICK_MS);
  return (
    <time className="small soft" dateTime={at}>
      {relativeTime(at, now, tag)}
    </time>
  );
};

/** What was said last, and by whom. */
const LastLine = ({ last }: { last: Last }) => {
  const t = useTranslate();
  const other = last.kind === 'payment_card' ? t('inbox.card') : t('inbox.file');
  const said =
    last.text === '' ? (last.kind === 'topup_case' ? t('chat.topup') : other) : beginningOf(last.text);
  return (
    <span className="chat-list__last small soft">
      {last.from === 'holder' ? t('inbox.you', { text: said }) : said}
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
    if (desk === null) return [];
    const conversation = conversations?.get(desk);
    return [{ label, url, last: conversation?.last_message ?? null, unread: conversation?.unread ?? 0 }];
  });
  if (chats.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card chat-list">
      <h2 id={id}>{t('inbox.chats')}</h2>
      {chats.map(({ label, url, last, unread }) => (
        <Link key={url} to={customerLink(url)} className="chat-list__chat">
          <Disc of="speech" />
          <span className="chat-list__name">
            <span className="chat-list__top">
              <span>{label}</span>
              {last === null ? null : <Sent at={last.sent_at} />}
            </span>
            {last === null ? null : <LastLine last={last} />}
          </span>
          {unread > 0 ? (
            <span className="tag tag--good">{t('inbox.newMessages', { count: unread })}</span>
          ) : null}
          <Icon name="next" />
        </Link>
      ))}
    </section>
  );
};
