import { LIMITS } from '@fairlead/contract/limits';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { refusedFields } from '../../shared/api/phrase';
import { useShortcuts } from '../../shared/lib/shortcuts';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { Key } from '../../shared/ui/key';
import { AnswerFileList, FilePicker } from './answer-files';
import type { CannedValues } from './canned-fill';
import { CANNED_LIST, CannedMenu, useCannedMenu } from './canned-menu';
import type { DeskConversation } from './conversation-shape';
import { PaymentCard } from './payment-card';
import { supportStrings } from './strings';
import { useAnswer, useNote } from './use-answer';

interface AreaProps {
  label: string;
  place: string;
  value: string;
  field: Ref<HTMLTextAreaElement>;
  describedBy?: string | undefined;
  activeOption?: string | undefined;
  isWrong?: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The field of the composer: Ctrl or Cmd and Enter send, Escape leaves it. */
const Area = ({ label, place, value, field, onType, onSend, onKeyDown, ...about }: AreaProps) => (
  <textarea
    ref={field}
    className="field__input composer__field"
    aria-label={label}
    aria-describedby={about.describedBy}
    aria-invalid={about.isWrong}
    aria-autocomplete={about.activeOption === undefined ? undefined : 'list'}
    aria-controls={about.activeOption === undefined ? undefined : CANNED_LIST}
    aria-activedescendant={about.activeOption}
    placeholder={place}
    rows={3}
    maxLength={LIMITS.feedbackContentMax}
    value={value}
    onChange={(event) => onType(event.target.value)}
    onKeyDown={(event) => {
      onKeyDown?.(event);
      if (event.defaultPrevented) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
      if (event.key === 'Escape') event.currentTarget.blur();
    }}
  />
);

interface SendProps {
  label: string;
  isReady: boolean;
  sending: boolean;
  onSend: () => void;
}

/** No form is around it: the payment card beside it opens one, and a form in a form is none. */
const SendButton = ({ label, isReady, sending, onSend }: SendProps) => (
  <Button
    look="primary"
    sending={sending}
    disabled={!isReady}
    aria-keyshortcuts="Control+Enter Meta+Enter"
    onClick={onSend}
  >
    {label} <Key>{supportStrings.sendKeys}</Key>
  </Button>
);

interface Props {
  conversation: DeskConversation;
  values: CannedValues;
  onTyping: () => void;
}

type FieldRef = React.RefObject<HTMLTextAreaElement | null>;

const HINT_ID = 'composer-hint';
const WRONG_ID = 'composer-wrong';

interface AnswerProps extends Props {
  field: FieldRef;
  /** Brings the answer in sight where the note is. */
  onBegin: () => void;
}

const AnswerForm = ({ conversation, values, onTyping, field, onBegin }: AnswerProps) => {
  const { text, type, attached, isReady, unfilled, sending, error, submit } = useAnswer(conversation);
  const menu = useCannedMenu({ text, lang: conversation.lang, values, onChoose: type });
  const wrong = refusedFields(error)['text'] ?? (unfilled && supportStrings.unfilled(unfilled));
  const send = async (): Promise<void> => {
    if (await submit()) field.current?.focus();
  };
  useShortcuts({
    '/': () => {
      // Beside a note the answer is hidden: nothing is written into it unseen.
      onBegin();
      field.current?.focus();
      type(text === '' ? '/' : `${text}\n/`);
    },
  });
  return (
    <div className="composer__form">
      {menu.isOpen ? <CannedMenu {...menu} values={values} /> : null}
      <Area
        label={supportStrings.answer}
        place={supportStrings.answerPlace}
        value={text}
        field={field}
        describedBy={wrong === undefined ? HINT_ID : WRONG_ID}
        activeOption={menu.isOpen ? menu.activeId : undefined}
        isWrong={wrong !== undefined}
        onKeyDown={menu.onKeyDown}
        onSend={() => void send()}
        onType={(typed) => {
          type(typed);
          onTyping();
        }}
      />
      <AnswerFileList {...attached} />
      <div className="composer__foot">
        {/* Guests are written to in words alone. */}
        {conversation.holder === null ? null : (
          <>
            <FilePicker onPick={attached.add} />
            <PaymentCard conversation={conversation} />
          </>
        )}
        <span id={WRONG_ID} className="composer__wrong field__note field__note--wrong">
          {wrong}
        </span>
        <SendButton label={supportStrings.send} {...{ isReady, sending }} onSend={() => void send()} />
      </div>
      {refusedFields(error)['text'] === undefined ? <Failure error={error} /> : null}
    </div>
  );
};

const NoteForm = ({ conversation, field }: Pick<Props, 'conversation'> & { field: FieldRef }) => {
  const { text, type, isReady, sending, error, submit } = useNote(conversation);
  const send = async (): Promise<void> => {
    if (await submit()) field.current?.focus();
  };
  return (
    <div className="composer__form composer__form--note">
      <Area
        label={supportStrings.note}
        place={supportStrings.notePlace}
        value={text}
        field={field}
        onSend={() => void send()}
        onType={type}
      />
      <div className="composer__foot">
        <span className="composer__wrong" />
        <SendButton label={supportStrings.noteSave} {...{ isReady, sending }} onSend={() => void send()} />
      </div>
      <Failure error={error} />
    </div>
  );
};

/** Where the desk answers or notes; what was typed and picked stays until it was taken, and through every refusal. */
export const Composer = (props: Props) => {
  const [mode, setMode] = useState<'answer' | 'note'>('answer');
  const answer = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const go = (to: 'answer' | 'note'): void => {
    setMode(to);
    // Once it is drawn.
    requestAnimationFrame(() => (to === 'answer' ? answer : note).current?.focus());
  };
  useShortcuts({ r: () => go('answer'), n: () => go('note') });
  return (
    <div className="composer">
      <div className="composer__modes">
        {(['answer', 'note'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="desk-tabs__tab"
            aria-pressed={one === mode}
            onClick={() => go(one)}
          >
            {supportStrings.modes[one]}
          </button>
        ))}
        <span id={HINT_ID} className="composer__hint small soft">
          {mode === 'answer' ? supportStrings.answerHint : supportStrings.noteOnly}
        </span>
      </div>
      <div hidden={mode !== 'answer'}>
        <AnswerForm {...props} field={answer} onBegin={() => go('answer')} />
      </div>
      <div hidden={mode !== 'note'}>
        <NoteForm conversation={props.conversation} field={note} />
      </div>
    </div>
  );
};
