import { propose } from '@fairlead/contract/calls/access-recovery-staff';
import { assign, close, colleagues, saveCannedAnswer, snooze } from '@fairlead/contract/calls/support-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { useRef, useState } from 'react';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { useShortcuts } from '../../shared/lib/shortcuts';
import { useDesk, useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { Key } from '../../shared/ui/key';
import type { DeskConversation } from './conversation-shape';
import { RecoveryDialog } from './recovery-dialog';
import { recoveryStrings } from './recovery-strings';
import { SnoozeDialog } from './snooze-dialog';
import { supportStrings } from './strings';
import { offerUndo } from './undo-offer';

interface Props {
  conversation: DeskConversation;
  onClose: () => void;
}

const textField = (label: string) =>
  ({ name: 'text', kind: 'lines', label, maxLength: LIMITS.feedbackContentMax }) as const;

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
      run={async ({ to }) => {
        await callApi(assign, { conversation_id: conversation.id, staff_id: to });
        offerUndo(conversation, 'handOver');
      }}
    />
  );
};

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

/** Asks before somebody who waits is left without an answer. */
const CloseDialog = ({ conversation, onClose }: Props) => (
  <ActDialog
    title={supportStrings.close}
    note={supportStrings.closeUnanswered}
    name={`close-${conversation.id}`}
    fields={[]}
    submit={supportStrings.closeAnyway}
    look="danger"
    onClose={onClose}
    run={async () => {
      await callApi(close, { conversation_id: conversation.id });
      offerUndo(conversation, 'close');
    }}
  />
);

const DIALOGS = {
  close: CloseDialog,
  snooze: SnoozeDialog,
  recover: RecoveryDialog,
  handOver: HandOverDialog,
  saveCanned: CannedDialog,
};
type DialogName = keyof typeof DIALOGS;

/** What is done more seldom. */
const MoreActs = ({
  conversation,
  onOpen,
}: {
  conversation: DeskConversation;
  onOpen: (name: DialogName) => void;
}) => {
  const mayRecover = useMay(propose);
  const details = useRef<HTMLDetailsElement>(null);
  const open = (name: DialogName) => (): void => {
    if (details.current) details.current.open = false;
    onOpen(name);
  };
  return (
    <details ref={details} className="menu">
      <summary className="button button--row">{supportStrings.more}</summary>
      <div className="menu__list">
        <Button inRow onClick={open('handOver')}>
          {supportStrings.handOver}
        </Button>
        <Button inRow onClick={open('saveCanned')}>
          {supportStrings.saveCanned}
        </Button>
        {/* Who is signed in has not forgotten the password. */}
        {conversation.holder === null && mayRecover ? (
          <Button inRow onClick={open('recover')}>
            {recoveryStrings.propose}
          </Button>
        ) : null}
      </div>
    </details>
  );
};

/** What the desk does with a conversation besides answering it. */
export const ConversationActs = ({ conversation }: { conversation: DeskConversation }) => {
  const { staff } = useDesk();
  const [open, setOpen] = useState<DialogName | null>(null);
  const target = { conversation_id: conversation.id };
  const take = useSend(async () => {
    await callApi(assign, target);
    offerUndo(conversation, 'take');
  });
  const wake = useSend(async () => {
    await callApi(snooze, target);
    offerUndo(conversation, 'wake');
  });
  const end = useSend(async () => {
    await callApi(close, target);
    offerUndo(conversation, 'close');
  });
  const finish = (): void => (conversation.waiting_since === null ? void end.send() : setOpen('close'));
  const Dialog = open === null ? null : DIALOGS[open];
  const isMine = conversation.assigned_to === staff.username;
  const isOpen = conversation.state === 'open';
  const isSnoozed = conversation.snoozed_until !== null;
  useShortcuts({
    a: isMine ? null : () => void take.send(),
    h: isOpen && !isSnoozed ? () => setOpen('snooze') : null,
    e: isOpen ? finish : null,
  });
  return (
    <>
      {isMine ? null : (
        <Button inRow aria-keyshortcuts="a" sending={take.sending} onClick={() => void take.send()}>
          {supportStrings.take} <Key>A</Key>
        </Button>
      )}
      {isSnoozed ? (
        <Button inRow sending={wake.sending} onClick={() => void wake.send()}>
          {supportStrings.wake}
        </Button>
      ) : null}
      {isOpen && !isSnoozed ? (
        <Button inRow aria-keyshortcuts="h" onClick={() => setOpen('snooze')}>
          {supportStrings.snooze} <Key>H</Key>
        </Button>
      ) : null}
      {isOpen ? (
        <Button
          inRow
          aria-keyshortcuts="e"
          sending={end.sending}
          title={supportStrings.closeNote}
          onClick={finish}
        >
          {supportStrings.close} <Key>E</Key>
        </Button>
      ) : null}
      <MoreActs conversation={conversation} onOpen={setOpen} />
      <Failure error={take.error ?? wake.error ?? end.error} />
      {Dialog ? <Dialog conversation={conversation} onClose={() => setOpen(null)} /> : null}
    </>
  );
};
