import { propose } from '@fairlead/contract/calls/access-recovery-staff';
import {
  addNote,
  assign,
  close,
  colleagues,
  saveCannedAnswer,
  sendCard,
} from '@fairlead/contract/calls/support-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { useDesk, useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { usePayeeChoices } from '../../shared/ui/payee-choices';
import { newClientId } from './conversation-answer';
import type { DeskConversation } from './conversation-shape';
import { RecoveryDialog } from './recovery-dialog';
import { recoveryStrings } from './recovery-strings';
import { supportStrings } from './strings';

interface Props {
  conversation: DeskConversation;
  onClose: () => void;
}

const textField = (label: string) =>
  ({ name: 'text', kind: 'lines', label, maxLength: LIMITS.feedbackContentMax }) as const;

/** A payment card from the registry; nothing of it is typed (docs/domain/support.md#payment-cards). */
const CardDialog = ({ conversation, onClose }: Props) => {
  const { choices, isEmpty } = usePayeeChoices();
  // The same card sent again after a lost answer is the same message.
  const [clientId] = useState(newClientId);
  return (
    <ActDialog
      title={supportStrings.card}
      note={isEmpty ? strings.card.noPayee : strings.card.note}
      name={`card-${conversation.id}`}
      fields={[
        { name: 'payee', kind: 'choice', label: strings.card.payee, choices },
        { name: 'amount', kind: 'amount', label: supportStrings.cardAmount, optional: true },
      ]}
      submit={supportStrings.card}
      onClose={onClose}
      run={({ payee }, amountMinor) =>
        callApi(sendCard, {
          conversation_id: conversation.id,
          client_id: clientId,
          payee_id: payee,
          ...(amountMinor > 0 ? { amount: amountMinor } : {}),
        })
      }
    />
  );
};

const HandOverDialog = ({ conversation, onClose }: Props) => {
  const found = useCall(colleagues, {});
  const choices = (found.data?.items ?? [])
    .filter(({ username }) => username !== conversation.assigned_to)
    .map(({ id, username }) => ({ value: id, label: username }));
  return (
    <ActDialog
      title={supportStrings.handOver}
      note={supportStrings.handOverNote}
      name={`hand-over-${conversation.id}`}
      fields={[{ name: 'to', kind: 'choice', label: supportStrings.handOverTo, choices }]}
      submit={supportStrings.handOver}
      onClose={onClose}
      run={({ to }) => callApi(assign, { conversation_id: conversation.id, staff_id: to })}
    />
  );
};

const NoteDialog = ({ conversation, onClose }: Props) => (
  <ActDialog
    title={supportStrings.note}
    note={supportStrings.noteNote}
    name={`note-${conversation.id}`}
    fields={[textField(supportStrings.noteText)]}
    submit={supportStrings.note}
    onClose={onClose}
    run={({ text }) => callApi(addNote, { conversation_id: conversation.id, text })}
  />
);

const CannedDialog = ({ conversation, onClose }: Props) => (
  <ActDialog
    title={supportStrings.saveCanned}
    note={supportStrings.saveCannedNote(conversation.lang)}
    name={`canned-${conversation.lang}`}
    fields={[
      { name: 'title', kind: 'line', label: supportStrings.cannedTitle, maxLength: 80 },
      textField(supportStrings.cannedText),
    ]}
    submit={supportStrings.saveCanned}
    onClose={onClose}
    run={({ title, text }) => callApi(saveCannedAnswer, { lang: conversation.lang, title, text })}
  />
);

const DIALOGS = {
  card: CardDialog,
  recover: RecoveryDialog,
  handOver: HandOverDialog,
  note: NoteDialog,
  saveCanned: CannedDialog,
};
type DialogName = keyof typeof DIALOGS;
const DIALOG_NAMES: readonly DialogName[] = ['card', 'recover', 'note', 'saveCanned', 'handOver'];
/** Cards go to holders alone, and who is signed in has not forgotten the password. */
const NOT_FOR = { card: 'guest', recover: 'holder' } as const satisfies Partial<Record<DialogName, string>>;

/** What the desk does with a conversation besides answering it. */
export const ConversationActs = ({ conversation }: { conversation: DeskConversation }) => {
  const { staff } = useDesk();
  const [open, setOpen] = useState<DialogName | null>(null);
  const target = { conversation_id: conversation.id };
  const take = useSend(() => callApi(assign, target));
  const end = useSend(() => callApi(close, target));
  const Dialog = open === null ? null : DIALOGS[open];
  const mayRecover = useMay(propose);
  const party = conversation.holder === null ? 'guest' : 'holder';
  const offered = DIALOG_NAMES.filter(
    (name) =>
      (NOT_FOR as Partial<Record<DialogName, string>>)[name] !== party && (name !== 'recover' || mayRecover),
  );
  const error = take.error ?? end.error;
  return (
    <div className="stack">
      <div className="row row--tight">
        {conversation.assigned_to === staff.username ? null : (
          <Button inRow sending={take.sending} onClick={() => void take.send()}>
            {supportStrings.take}
          </Button>
        )}
        {offered.map((name) => (
          <Button key={name} inRow onClick={() => setOpen(name)}>
            {name === 'recover' ? recoveryStrings.propose : supportStrings[name]}
          </Button>
        ))}
        {conversation.state === 'open' ? (
          <Button
            inRow
            sending={end.sending}
            title={supportStrings.closeNote}
            onClick={() => void end.send()}
          >
            {supportStrings.close}
          </Button>
        ) : null}
      </div>
      <Failure error={error} />
      {Dialog ? <Dialog conversation={conversation} onClose={() => setOpen(null)} /> : null}
    </div>
  );
};
