import { LIMITS } from '@fairlead/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { Loaded } from '../../../shared/ui/loaded';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { type Person, useChangeDetails, usePerson } from './api';
import { changedDetails, type Details, detailsFaults } from './details-rules';
import { OwnPicture } from './own-picture';

const FIELDS = [
  { name: 'nickname', label: 'details.nickname', type: 'text', autoComplete: 'nickname' },
  { name: 'email', label: 'register.email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'register.phone', type: 'tel', autoComplete: 'tel' },
] as const;

const detailsOf = ({ nickname, email, phone }: Person): Details => ({
  nickname,
  email: email ?? '',
  phone: phone ?? '',
});

/** Name and addresses; only what was changed is sent, and what was typed survives a refusal and a reload. */
const DetailsForm = ({ known }: { known: Details }) => {
  const t = useTranslate();
  const changeDetails = useChangeDetails();
  const { draft, change, discard } = useDraft('own-details', known);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const changed = changedDetails(draft, known);
  const faults = detailsFaults(changed);
  const { send, sending } = useSend(async () => {
    try {
      await changeDetails(changed);
    } catch (error) {
      setRefused(await fieldPhrases(error));
      throw error;
    }
    discard();
    showToast(t('details.saved'), 'done');
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) void send();
  };
  const errorOf = (name: keyof Details): string | undefined => {
    const own = tried ? faults[name] : undefined;
    return own ? t(own) : refused[name];
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {FIELDS.map(({ name, label, type, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          {...(name === 'nickname' ? { maxLength: LIMITS.nicknameMax } : {})}
          value={draft[name]}
          error={errorOf(name)}
          onChange={(event) => {
            setRefused({});
            change(name, event.target.value);
          }}
        />
      ))}
      <Button type="submit" look="quiet" sending={sending} disabled={Object.keys(changed).length === 0}>
        {t('details.save')}
      </Button>
    </form>
  );
};

/** Who the person is here, and the way to change it. */
export const OwnDetails = () => {
  const t = useTranslate();
  const id = useId();
  const query = usePerson();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t('details.heading')}</h2>
      <Loaded query={query} lines={5}>
        {(person) => (
          <>
            <OwnPicture person={person} />
            <DetailsForm key={JSON.stringify(detailsOf(person))} known={detailsOf(person)} />
          </>
        )}
      </Loaded>
    </section>
  );
};
