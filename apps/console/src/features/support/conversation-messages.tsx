import { ApiError } from '@fairlead/contract/client';
import { formatMinor } from '@fairlead/money';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFile } from '../../shared/api/file';
import { tagOf } from '../../shared/lib/languages';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { clockOf, dayOf, Money, writtenTime } from '../../shared/ui/figures';
import { Facts } from '../../shared/ui/page';
import type { DeskConversation, DeskMessage, DeskNote } from './conversation-shape';
import { marked } from './search-hit';
import { supportStrings } from './strings';

type Attachment = DeskMessage['attachments'][number];

/** The address of a file on this device, for as long as it is shown. */
const useAddress = (content: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};

const AttachmentView = ({ file }: { file: Attachment }) => {
  const query = useFile(file.url);
  const address = useAddress(query.data);
  if (query.isError) {
    const isLost = query.error instanceof ApiError && query.error.data.reason === 'file_lost';
    return <p className="small">{isLost ? query.error.message : supportStrings.fileFailed}</p>;
  }
  if (address === undefined) return <div className="skeleton" />;
  return (
    <div className="stack">
      {file.type === 'image' ? (
        <img className="message__image" src={address} alt={supportStrings.image(file.name)} />
      ) : null}
      <a href={address} download={file.name}>
        {supportStrings.save(file.name)}
      </a>
    </div>
  );
};

const Card = ({ card }: { card: NonNullable<DeskMessage['card']> }) => (
  <>
    <strong>{supportStrings.cardSent}</strong>
    <Facts
      facts={[
        [strings.card.payee, card.payee_name],
        ...(card.amount === null
          ? []
          : [[supportStrings.cardAmount, <Money key="amount" amountMinor={card.amount} />] as const]),
        ...card.lines.map(({ name, value }) => [name, value] as const),
        ...(card.reference === null ? [] : [[supportStrings.cardReference, card.reference] as const]),
      ]}
    />
  </>
);

/** How far a message of the desk has come; of guests nobody knows. */
const markOf = ({ sequence }: DeskMessage, conversation: DeskConversation): string | null => {
  if (conversation.holder === null) return null;
  if (sequence <= conversation.read_up_to) return supportStrings.mark.read;
  return sequence <= conversation.delivered_up_to ? supportStrings.mark.delivered : supportStrings.mark.sent;
};

const Clock = ({ at }: { at: string }) => (
  <time className="figures" dateTime={at} title={writtenTime(at)}>
    {clockOf(at)}
  </time>
);

interface Props {
  conversation: DeskConversation;
  message: DeskMessage;
  /** What was searched for. */
  wanted: string | null;
  /** It is the newest that says so. */
  isHit: boolean;
}

const Message = ({ conversation, message, wanted, isHit }: Props) => {
  const { currency } = useDesk();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHit) row.current?.scrollIntoView?.({ block: 'center' });
  }, [isHit]);
  const { topup, card, from, name, by, text, attachments, sent_at: sentAt } = message;
  const isOurs = from === 'staff' || from === 'programme';
  const mark = isOurs ? markOf(message, conversation) : null;
  return (
    <li
      ref={row}
      className={`message ${isOurs ? 'message--ours' : ''} ${isHit ? 'message--hit' : ''}`}
      aria-current={isHit ? 'true' : undefined}
    >
      <p className="message__head small soft">
        {isOurs ? <span title={supportStrings.shownAs}>{by ?? supportStrings.desk}</span> : name} ·{' '}
        <Clock at={sentAt} />
        {mark === null ? null : ` · ${mark}`}
      </p>
      <div className="message__said">
        {card === null ? null : <Card card={card} />}
        {topup === null || card !== null ? null : (
          <p>
            {supportStrings.topup(
              formatMinor(topup.posted_amount ?? topup.amount, { currency, locale: 'en' }),
              words(topup.state),
            )}
          </p>
        )}
        {attachments.map((file) => (
          <AttachmentView key={file.file_id} file={file} />
        ))}
        {text === '' ? null : (
          <p className="said" lang={isOurs ? undefined : tagOf(conversation.lang)}>
            {marked(text, wanted)}
          </p>
        )}
      </div>
    </li>
  );
};

const Note = ({ note }: { note: DeskNote }) => (
  <li className="message message--note">
    <p className="message__head small">
      <strong>{supportStrings.noteBy(note.by)}</strong> · <Clock at={note.time} /> · {supportStrings.noteOnly}
    </p>
    <p className="said">{note.text}</p>
  </li>
);

interface Entry {
  readonly key: string;
  readonly time: string;
  readonly shown: ReactNode;
}

/** Messages and notes in the order of their times; notes from before the oldest message that is read come with it. */
const entriesOf = ({ conversation, messages, notes, wanted, hit, isWhole }: ListProps): readonly Entry[] => {
  const oldest = messages[0]?.sent_at ?? '';
  const said = messages.map((message) => ({
    key: `message-${message.id}`,
    time: message.sent_at,
    shown: <Message {...{ conversation, message, wanted }} isHit={message.id === hit} />,
  }));
  const noted = notes
    .filter(({ time }) => isWhole || time >= oldest)
    .map((note) => ({ key: `note-${note.id}`, time: note.time, shown: <Note note={note} /> }));
  return [...said, ...noted].toSorted((one, other) => one.time.localeCompare(other.time));
};

interface ListProps {
  conversation: DeskConversation;
  messages: readonly DeskMessage[];
  notes: readonly DeskNote[];
  /** What the list of talks was searched for; null for nothing that is said. */
  wanted: string | null;
  /** The message that is shown first because of it. */
  hit: string | undefined;
  /** Nothing older is left to be read. */
  isWhole: boolean;
  /** The way to what is older. */
  older: ReactNode;
}

/** What was said and noted, oldest first; the list hangs from its newest entry. */
export const ConversationMessages = (props: ListProps) => {
  const entries = entriesOf(props);
  return (
    <section
      className="messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={supportStrings.said}
    >
      <div className="messages__all">
        {props.older}
        {entries.length === 0 ? <p className="soft">{supportStrings.none}</p> : null}
        <ol className="plain stack" aria-live="polite">
          {entries.map(({ key, time, shown }, index) => {
            const day = dayOf(time);
            const before = entries[index - 1];
            return (
              <Fragment key={key}>
                {before && dayOf(before.time) === day ? null : (
                  <li className="messages__day small soft">{day}</li>
                )}
                {shown}
              </Fragment>
            );
          })}
        </ol>
      </div>
    </section>
  );
};
