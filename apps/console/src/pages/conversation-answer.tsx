import { cannedAnswers, send } from '@fairlead/contract/calls/console-support';
import { LIMITS } from '@fairlead/contract/limits';
import { useRef } from 'react';
import { callApi } from '../api';
import { phraseOf } from '../api/phrase';
import { useCall } from '../api/use-call';
import { useSend } from '../api/use-send';
import { supportStrings } from '../support-strings';
import { Button } from '../ui/button';
import { ChoiceField, LinesField } from '../ui/field';
import { useDraft } from '../ui/use-draft';
import type { DeskConversation } from './conversation-shape';

/** A new name for a message: the same sent again is the same message (domain §7). */
export const newClientId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Props {
  conversation: DeskConversation;
  onTyping: () => void;
}

const EMPTY = { text: '' };
const CANNED_MAX = 50;

/** Where the desk answers; what was typed stays until it was taken, and through every refusal. */
export const ConversationAnswer = ({ conversation, onTyping }: Props) => {
  const { draft, change, discard } = useDraft(`support-${conversation.id}`, EMPTY);
  const canned = useCall(cannedAnswers, { lang: conversation.lang, limit: CANNED_MAX });
  const clientId = useRef(newClientId());
  const answer = useSend((text: string) =>
    callApi(send, { conversation_id: conversation.id, client_id: clientId.current, text }),
  );
  const type = (text: string): void => {
    change('text', text);
    clientId.current = newClientId();
  };
  const submit = async (): Promise<void> => {
    if (draft.text.trim() === '' || !(await answer.send(draft.text))) return;
    clientId.current = newClientId();
    discard();
  };
  const items = canned.data?.items ?? [];
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
      {items.length === 0 ? null : (
        <ChoiceField
          label={supportStrings.canned}
          emptyLabel={supportStrings.cannedNone}
          value=""
          choices={items.map(({ id, title }) => ({ value: id, label: title }))}
          onType={(id) => {
            const chosen = items.find((one) => one.id === id);
            if (chosen) type([draft.text, chosen.text].filter(Boolean).join('\n'));
          }}
        />
      )}
      <LinesField
        label={supportStrings.answer}
        hint={supportStrings.answerHint}
        maxLength={LIMITS.feedbackContentMax}
        value={draft.text}
        onType={(text) => {
          type(text);
          onTyping();
        }}
      />
      {answer.error ? (
        <p role="alert" className="notice notice--bad">
          {phraseOf(answer.error)}
        </p>
      ) : null}
      <div className="form__actions">
        <Button type="submit" look="primary" sending={answer.sending} disabled={draft.text.trim() === ''}>
          {supportStrings.send}
        </Button>
      </div>
    </form>
  );
};
