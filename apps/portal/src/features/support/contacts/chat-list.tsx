import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { customerLink } from '../../../shared/paths';
import { Icon } from '../../../shared/ui/icon';
import { framedContact, ownDesk } from './framed-contact';
import { useContacts } from './use-contacts';
import './chat-list.css';

/** The number of unread messages by desk; read anew whenever somebody comes to the list. */
const useUnread = () =>
  useQuery({
    queryKey: ['support.conversations'],
    queryFn: ({ signal }) => callApi('support.conversations', {}, { signal }),
    staleTime: 0,
    select: ({ items }) => new Map(items.map(({ topic, unread }) => [topic, unread])),
  });

/** The person's own chats, with what is new in each; the contacts themselves are known without asking. */
export const ChatList = () => {
  const t = useTranslate();
  const id = useId();
  const unread = useUnread().data;
  const contacts = useContacts();
  const chats = contacts.flatMap(({ label, url }) => {
    const framed = framedContact(url, contacts, location.origin);
    const desk = framed === null ? null : ownDesk(framed.url, location.origin);
    return desk === null ? [] : [{ label, url, count: unread?.get(desk) ?? 0 }];
  });
  if (chats.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card chat-list">
      <h2 id={id}>{t('inbox.chats')}</h2>
      {chats.map(({ label, url, count }) => (
        <Link key={url} to={customerLink(url)} className="chat-list__chat">
          <span className="chat-list__name">{label}</span>
          {count > 0 ? <span className="tag tag--good">{t('inbox.newMessages', { count })}</span> : null}
          <Icon name="next" />
        </Link>
      ))}
    </section>
  );
};
