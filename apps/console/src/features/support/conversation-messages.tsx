import { formatMinor } from '@fairlead/money';
import { useEffect, useState } from 'react';
import { useFile } from '../../shared/api/file';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Moment, Money } from '../../shared/ui/figures';
import { Facts } from '../../shared/ui/page';
import type { DeskConversation, DeskMessage } from './conversation-shape';
import { supportStrings } from './strings';
import './conversation.css';

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
  if (query.isError) return <p className="small">{supportStrings.fileFailed}</p>;
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

interface Props {
  conversation: DeskConversation;
  message: DeskMessage;
}

const Message = ({ conversation, message }: Props) => {
  const { currency } = useDesk();
  const { topup, card, from, name, text, attachments, sent_at: sentAt } = message;
  const isOurs = from === 'staff' || from === 'programme';
  const mark = isOurs ? markOf(message, conversation) : null;
  return (
    <li className={`message ${isOurs ? 'message--ours' : ''}`}>
      <p className="small soft">
        {isOurs ? supportStrings.desk : name}, <Moment at={sentAt} />
        {mark === null ? null : ` · ${mark}`}
      </p>
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
      {text === '' ? null : <p className="said">{text}</p>}
    </li>
  );
};

/** What was said, oldest first; the list hangs from its newest message. */
export const ConversationMessages = ({
  conversation,
  messages,
}: Pick<Props, 'conversation'> & { messages: readonly DeskMessage[] }) => (
  <section
    className="messages"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    tabIndex={0}
    aria-label={supportStrings.messages}
  >
    <ol className="plain stack" aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} conversation={conversation} message={message} />
      ))}
    </ol>
  </section>
);
