import { LIMITS } from '@fairlead/contract/limits';
import { type FormEvent, useCallback, useState } from 'react';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { fieldPhrases } from '../../shared/errors/phrase';
import { useTranslate } from '../../shared/i18n/use-translate';
import { ImagePicker } from '../../shared/images/image-picker';
import { useImages } from '../../shared/images/use-images';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import { TextField } from '../../shared/ui/text-field';
import { sendFeedback } from './api';

const EMPTY = { subject: '', content: '' };

/** Subject, content and images; what was typed survives refusals and a reload. */
export const FeedbackForm = ({ onSent }: { onSent: (id: string) => void }) => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('feedback', EMPTY);
  const { images, add, remove, retry } = useImages();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        const fileIds = images.flatMap(({ fileId }) => fileId ?? []);
        const id = await sendFeedback({ ...draft, ...(fileIds.length > 0 ? { file_ids: fileIds } : {}) });
        discard();
        onSent(id);
      } catch (error) {
        setRefused(await fieldPhrases(error));
        throw error;
      }
    }, [draft, images, discard, onSent]),
  );
  const isOpen = images.some(({ state }) => state !== 'sent');
  const errorOf = (name: keyof typeof EMPTY): string | undefined =>
    tried && draft[name].trim() === '' ? t('common.required') : refused[name];
  const type = (name: keyof typeof EMPTY, text: string): void => {
    setRefused({});
    change(name, text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (draft.subject.trim() !== '' && draft.content.trim() !== '' && !isOpen) void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className="soft">{t('feedback.lead')}</p>
      <TextField
        label={t('feedback.subject')}
        name="subject"
        autoComplete="off"
        maxLength={LIMITS.feedbackSubjectMax}
        value={draft.subject}
        error={errorOf('subject')}
        onChange={(event) => type('subject', event.target.value)}
      />
      <TextArea
        label={t('feedback.content')}
        value={draft.content}
        error={errorOf('content')}
        onChange={(text) => type('content', text)}
      />
      <ImagePicker
        label={t('feedback.images')}
        images={images}
        disabled={sending}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
      />
      {tried && isOpen ? (
        <p className="field__error" role="alert">
          {t('feedback.imagesOpen')}
        </p>
      ) : null}
      <Button type="submit" sending={sending}>
        {t('feedback.submit')}
      </Button>
    </form>
  );
};
