import { LIMITS } from '@fairlead/contract/limits';
import { type KeyboardEvent, lazy, type Ref, Suspense, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Icon } from '../../../shared/ui/icon';
import type { Outgoing } from './outbox';
import { FILE_TYPES, FILES_MAX, useAttachments } from './use-attachments';
import './composer.css';

const AttachedFile = lazy(async () => ({ default: (await import('./attached-file')).AttachedFile }));

interface Props {
  /** The field, for whoever leads there. */
  field?: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string, files: Outgoing['files']) => void;
}

const AttachButton = ({ onPick }: { onPick: (files: readonly File[]) => void }) => {
  const t = useTranslate();
  return (
    <label className="composer__button composer__attach">
      <Icon name="attach" />
      <input
        type="file"
        className="hidden-text"
        accept={FILE_TYPES}
        multiple
        aria-label={t('chat.attach')}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // The same file can be picked again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
};

/** A keyboard of its own sends with Enter; the one on the screen has its own key for a new line. */
const sendsWithEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !event.shiftKey &&
  !event.nativeEvent.isComposing &&
  matchMedia('(pointer: fine)').matches;

/** Where a message is written; text and files stay until they are sent. */
export const Composer = ({ field, text, onText, onSend }: Props) => {
  const t = useTranslate();
  const { files, add, again, remove, clear } = useAttachments();
  const [leftOut, setLeftOut] = useState(0);
  const sent = files.flatMap(({ fileId, name }) => (fileId === undefined ? [] : [{ fileId, name }]));
  const isReady = files.length === sent.length && (text.trim() !== '' || sent.length > 0);
  const submit = (): void => {
    if (!isReady) return;
    onSend(text.trim(), sent);
    clear();
    setLeftOut(0);
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {files.length === 0 ? null : (
        <ul className="composer__files">
          <Suspense fallback={<li className="skeleton" />}>
            {files.map((file) => (
              <AttachedFile
                key={file.key}
                attached={file}
                onAgain={() => again(file)}
                onRemove={() => remove(file)}
              />
            ))}
          </Suspense>
        </ul>
      )}
      {leftOut > 0 ? (
        <p className="field__error" role="alert">
          {t('chat.filesFull', { count: FILES_MAX })}
        </p>
      ) : null}
      <div className="composer__row">
        <AttachButton onPick={(picked) => setLeftOut(add(picked))} />
        <textarea
          ref={field}
          className="composer__text"
          rows={1}
          maxLength={LIMITS.feedbackContentMax}
          aria-label={t('chat.write')}
          placeholder={t(files.length === 0 ? 'chat.write' : 'chat.caption')}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (!sendsWithEnter(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        <button
          type="submit"
          className="composer__button composer__send"
          aria-label={t('chat.send')}
          disabled={!isReady}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
};
