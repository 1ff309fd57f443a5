import { cannedAnswers, send } from '@fairlead/contract/calls/support-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { useRef } from 'react';
import { callApi } from '../../shared/api';
import { refusedFields } from '../../shared/api/phrase';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { ChoiceField, LinesField } from '../../shared/ui/field';
import { AnswerFileList, FilePicker, useAnswerFiles } from './answer-files';
import type { DeskConversation } from './conversation-shape';
import { supportStrings } from './strings';

/** A new name for a message: the same sent again is the same message (docs/domain/support.md#messages). */
export const newClientId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Props {
  conversation: DeskConversation;
  onTyping: () => void;
}

const EMPTY = { text: '' };
const CANNED_MAX = 50;

/** Answers that are kept for people of this language; the one that is chosen goes into what is being written. */
const CannedChoice = ({
  lang,
  onChoose,
}: {
  lang: DeskConversation['lang'];
  onChoose: (text: string) => void;
}) => {
  const canned = useCall(cannedAnswers, { lang, limit: CANNED_MAX });
  const items = canned.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <ChoiceField
      label={supportStrings.canned}
      emptyLabel={supportStrings.cannedNone}
      value=""
      choices={items.map(({ id, title }) => ({ value: id, label: title }))}
      onType={(id) => {
        const chosen = items.find((one) => one.id === id);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
};

/** What is being written, with its files; the same sent again after a lost answer is the same message. */
const useAnswer = ({ id }: DeskConversation) => {
  const { draft, change, discard } = useDraft(draftKey(`support-${id}`), EMPTY);
  const clientId = useRef(newClientId());
  const rename = (): void => {
    clientId.current = newClientId();
  };
  const attached = useAnswerFiles(rename);
  const fileIds = attached.files.flatMap(({ fileId }) => fileId ?? []);
  const isReady =
    fileIds.length === attached.files.length && (fileIds.length > 0 || draft.text.trim() !== '');
  const answer = useSend(() => {
    const written = { client_id: clientId.current, text: draft.text, file_ids: fileIds };
    return callApi(send, { conversation_id: id, ...written });
  });
  return {
    ...{ text: draft.text, attached, isReady, sending: answer.sending, error: answer.error },
    type: (text: string): void => {
      change('text', text);
      rename();
    },
    submit: async (): Promise<void> => {
      if (!isReady || !(await answer.send())) return;
      rename();
      discard();
      attached.clear();
    },
  };
};

/** Where the desk answers; what was typed and picked stays until it was taken, and through every refusal. */
export const ConversationAnswer = ({ conversation, onTyping }: Props) => {
  const { text, type, attached, isReady, sending, error, submit } = useAnswer(conversation);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) void submit();
      }}
    >
      <CannedChoice
        lang={conversation.lang}
        onChoose={(chosen) => type([text, chosen].filter(Boolean).join('\n'))}
      />
      <LinesField
        label={supportStrings.answer}
        hint={supportStrings.answerHint}
        maxLength={LIMITS.feedbackContentMax}
        value={text}
        error={refusedFields(error)['text']}
        onType={(typed) => {
          type(typed);
          onTyping();
        }}
      />
      <AnswerFileList {...attached} />
      {refusedFields(error)['text'] === undefined ? <Failure error={error} /> : null}
      <div className="form__actions">
        {/* Guests are written to in words alone. */}
        {conversation.holder === null ? null : <FilePicker onPick={attached.add} />}
        <Button type="submit" look="primary" sending={sending} disabled={!isReady}>
          {supportStrings.send}
        </Button>
      </div>
    </form>
  );
};
