import { LANGUAGES } from '@fairlead/vocabulary';
import { strings, words } from '../../shared/lib/strings';
import { writtenTime } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { type DeskConversation, nameOf } from './conversation-shape';
import { serviceLevelOf } from './service-level';
import { supportStrings } from './strings';
import './desk-row.css';

const initialsOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase();

export const Avatar = ({ name }: { name: string }) => (
  <span className="avatar" aria-hidden="true">
    {initialsOf(name)}
  </span>
);

/** The last message in one line: who of both sides wrote it, and what it was where it had no words. */
const Preview = ({ last }: { last: DeskConversation['last_message'] }) => {
  if (last === null) return null;
  const isOurs = last.from === 'staff' || last.from === 'programme';
  const kind = supportStrings.kinds[last.kind];
  return (
    <span className="desk-row__preview">
      {isOurs ? <span className="soft">{supportStrings.you}</span> : null}
      {[kind, last.text].filter(Boolean).join(': ') || strings.common.none}
    </span>
  );
};

/** What a conversation is sorted and known by. */
export const Chips = ({ conversation }: { conversation: DeskConversation }) => {
  const { lang, topic, guest, member, tags } = conversation;
  return (
    <>
      <span className="desk-chip">{LANGUAGES[lang].ownName}</span>
      {guest === null ? <span className="desk-chip">{words(topic)}</span> : null}
      {guest?.topic ? <span className="desk-chip">{supportStrings.guestTopic[guest.topic]}</span> : null}
      {member ? <span className="desk-chip desk-chip--good">{supportStrings.member}</span> : null}
      {guest?.objecting ? (
        <span className="desk-chip desk-chip--attention">{supportStrings.objects}</span>
      ) : null}
      {tags.map((tag) => (
        <span key={tag} className="desk-chip desk-chip--tag">
          {words(tag)}
        </span>
      ))}
    </>
  );
};

interface Props {
  conversation: DeskConversation;
  isChosen: boolean;
}

/** A conversation in the list: who, how long they wait, what was said last. */
export const DeskRow = ({ conversation, isChosen }: Props) => {
  const { id, unread, waiting_since: since, assigned_to: owner, last_message: last } = conversation;
  const { level, words: waiting } = serviceLevelOf(conversation);
  const name = nameOf(conversation);
  return (
    <li
      className={`desk-row ${isChosen ? 'desk-row--chosen' : ''}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <Avatar name={conversation.holder?.username ?? conversation.guest?.name ?? ''} />
      <div className="desk-row__body">
        <span className="desk-row__line">
          <EntryLink className="desk-row__name" path="/support" id={id}>
            {name}
          </EntryLink>
          <span
            className={`desk-row__wait desk-row__wait--${level}`}
            title={since === null ? undefined : supportStrings.waitsSince(writtenTime(since))}
          >
            {waiting}
          </span>
        </span>
        <span className="desk-row__line">
          <Preview last={last} />
          {unread > 0 ? (
            <span className="count" role="img" aria-label={supportStrings.unread(unread)}>
              {unread}
            </span>
          ) : null}
        </span>
        <span className="desk-row__chips">
          <Chips conversation={conversation} />
          {owner === null ? null : (
            <span className="desk-row__owner small soft">{supportStrings.owned(owner)}</span>
          )}
        </span>
      </div>
    </li>
  );
};
