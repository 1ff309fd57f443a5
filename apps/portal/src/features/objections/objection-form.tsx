import { type FormEvent, useState } from 'react';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { ImagePicker } from '../../shared/images/image-picker';
import { useImages } from '../../shared/images/use-images';
import { Button } from '../../shared/ui/button';
import { Row, Rows } from '../../shared/ui/rows';
import { Choices } from '../../shared/ui/tabs';
import { TextArea } from '../../shared/ui/text-area';
import { showToast } from '../../shared/ui/toast';
import { useObject } from './api';
import type { Subject, SubjectType } from './subject';
import { SubjectName } from './subject-name';

const EMPTY = { text: '' };
const UNNUMBERED = ['account', 'other'] as const;

interface AboutProps {
  subject: Subject;
  /** What is chosen where the subject has no number. */
  type: SubjectType;
  onChoose: (type: SubjectType) => void;
}

/** What the objection is about: named where it has a number, else chosen. */
const About = ({ subject, type, onChoose }: AboutProps) => {
  const t = useTranslate();
  if (subject.id !== null) {
    return (
      <section className="card">
        <Rows>
          <Row name={t('objection.about')}>
            <SubjectName {...subject} />
          </Row>
        </Rows>
      </section>
    );
  }
  return (
    <div>
      <p className="field__label" aria-hidden="true">
        {t('objection.about')}
      </p>
      <Choices
        label={t('objection.about')}
        options={UNNUMBERED.map((value) => ({ value, label: t(`objection.subject.${value}`) }))}
        value={type === 'other' ? 'other' : 'account'}
        onChange={onChoose}
      />
    </div>
  );
};

/**
 * Says what is wrong and why, with pictures; what was typed survives refusals and a reload
 * (docs/domain/objections.md#subjects).
 */
export const ObjectionForm = ({ subject, onSent }: { subject: Subject; onSent: () => void }) => {
  const t = useTranslate();
  const object = useObject();
  const { draft, change, discard } = useDraft(`objection-${subject.type}-${subject.id ?? ''}`, EMPTY);
  const [type, setType] = useState<SubjectType>(subject.type);
  const { images, add, remove, retry } = useImages();
  const [tried, setTried] = useState(false);
  const isOpen = images.some(({ state }) => state !== 'sent');
  const { send, sending } = useSend(async () => {
    const fileIds = images.flatMap(({ fileId }) => fileId ?? []);
    await object({
      subject_type: type,
      text: draft.text.trim(),
      ...(subject.id === null ? {} : { subject_id: subject.id }),
      ...(fileIds.length === 0 ? {} : { file_ids: fileIds }),
    });
    discard();
    for (const image of images) remove(image);
    setTried(false);
    showToast(t('objection.sent'), 'done');
    onSent();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (draft.text.trim() !== '' && !isOpen) void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <About subject={subject} type={type} onChoose={setType} />
      <TextArea
        label={t('objection.text')}
        value={draft.text}
        error={tried && draft.text.trim() === '' ? t('common.required') : undefined}
        onChange={(text) => change('text', text)}
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
      <p>{t('objection.points')}</p>
      <Button type="submit" sending={sending}>
        {t('objection.send')}
      </Button>
    </form>
  );
};
