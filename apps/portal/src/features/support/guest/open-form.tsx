import { GUEST_TOPICS } from '@fairlead/vocabulary';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases } from '../../../shared/errors/phrase';
import { useLanguage, useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { StaffLine } from '../../../shared/ui/staff-line';
import { TextArea } from '../../../shared/ui/text-area';
import { TextField } from '../../../shared/ui/text-field';
import { openCase } from './api';
import type { CaseKey } from './kept-case';
import { useFirstWrong } from './use-first-wrong';

const EMPTY = { topic: 'sign_in', name: '', email: '', username: '', text: '' };
type Draft = typeof EMPTY;

/** Empty but for the topic that the way here names, such as that of a forgotten password. */
const useEmpty = (): Draft => {
  const topic = useSearchParams()[0].get('about') ?? EMPTY.topic;
  return useMemo(() => ({ ...EMPTY, topic }), [topic]);
};

const FIELDS = [
  { name: 'name', label: 'guest.name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'guest.email', type: 'email', autoComplete: 'email' },
  { name: 'username', label: 'guest.username', type: 'text', autoComplete: 'username' },
] as const;

const topicOf = (chosen: string) => GUEST_TOPICS.find((topic) => topic === chosen) ?? 'other';

const requestOf = (draft: Draft, lang: ReturnType<typeof useLanguage>) => {
  const filled = Object.fromEntries(
    (['email', 'username'] as const).flatMap((name) =>
      draft[name].trim() === '' ? [] : [[name, draft[name].trim()]],
    ),
  );
  const topic = topicOf(draft.topic);
  return { ...filled, name: draft.name.trim(), text: draft.text.trim(), topic, lang };
};

const Topics = ({ value, onChange }: { value: string; onChange: (topic: string) => void }) => {
  const t = useTranslate();
  return (
    <fieldset className="guest__topics">
      <legend className="field__label">{t('guest.topic')}</legend>
      {GUEST_TOPICS.map((topic) => (
        <button
          key={topic}
          type="button"
          className="tabs__tab"
          aria-pressed={topic === topicOf(value)}
          onClick={() => onChange(topic)}
        >
          {t(`guest.topic.${topic}`)}
        </button>
      ))}
    </fieldset>
  );
};

/** Opens a case without a login; what was typed survives a refusal and a reload. */
export const OpenForm = ({ onOpened }: { onOpened: (key: CaseKey) => void }) => {
  const t = useTranslate();
  const lang = useLanguage();
  const { draft, change, discard } = useDraft('guest-open', useEmpty());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { form, point } = useFirstWrong();
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        const { case_number, secret } = await openCase(requestOf(draft, lang));
        discard();
        onOpened({ case_number, secret });
      } catch (error) {
        const phrases = await fieldPhrases(error);
        if (Object.keys(phrases).length === 0) throw error;
        setRefused(phrases);
        point();
      }
    }, [draft, lang, discard, onOpened, point]),
  );
  const isMissing = (name: 'name' | 'text') => draft[name].trim() === '';
  const errorOf = (name: keyof Draft): string | undefined =>
    tried && (name === 'name' || name === 'text') && isMissing(name) ? t('common.required') : refused[name];
  const edit = (name: keyof Draft, value: string): void => {
    setRefused({});
    change(name, value);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing('name') || isMissing('text')) point();
    else void send();
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <Topics value={draft.topic} onChange={(topic) => edit('topic', topic)} />
      <TextArea
        label={t('guest.text')}
        value={draft.text}
        error={errorOf('text')}
        onChange={(text) => edit('text', text)}
      />
      {FIELDS.map(({ name, label, ...input }) => (
        <TextField
          key={name}
          {...input}
          label={t(label)}
          name={name}
          autoCapitalize={name === 'name' ? 'words' : 'none'}
          value={draft[name]}
          error={errorOf(name)}
          onChange={(event) => edit(name, event.target.value)}
        />
      ))}
      <div className="guest__never">
        <p className="small">{t('guest.noSecrets')}</p>
        <StaffLine />
      </div>
      <Button type="submit" sending={sending}>
        {t('guest.open')}
      </Button>
    </form>
  );
};
