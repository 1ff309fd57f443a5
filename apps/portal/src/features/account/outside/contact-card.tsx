import { ApiError } from '@fairlead/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { type Channels, type Contact, sendCode, useVerify } from './api';

const CODE = /^\d{6}$/;

interface FormProps {
  contact: Contact;
  sentTo: string;
  onAgain: () => void;
  sendingAgain: boolean;
}

/** The code that reached the address or the number; a wrong one is said at its field and loses nothing. */
const CodeForm = ({ contact, sentTo, onAgain, sendingAgain }: FormProps) => {
  const t = useTranslate();
  const verify = useVerify();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const { send, sending } = useSend(async () => {
    try {
      await verify(contact, code);
    } catch (error) {
      if (!(error instanceof ApiError) || error.data.reason !== 'contact_code_wrong') throw error;
      setFault(await phraseOfError(error));
      return;
    }
    showToast(t('channels.nowVerified'), 'done');
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (CODE.test(code)) void send();
    else setFault(t('channels.codeMissing'));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('channels.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        hint={t('channels.codeSent', { to: sentTo })}
        error={fault}
        onChange={(event) => {
          setFault(undefined);
          setCode(event.target.value.replace(/\D/g, ''));
        }}
      />
      <Button type="submit" sending={sending}>
        {t('channels.confirm')}
      </Button>
      <Button look="quiet" sending={sendingAgain} onClick={onAgain}>
        {t('channels.again')}
      </Button>
    </form>
  );
};

const OFF = { email: 'channels.emailOff', phone: 'channels.phoneBySupport' } as const;
const WHY = { email: 'channels.emailWhy', phone: 'channels.phoneWhy' } as const;

/** What is still to do about an address or a number that nobody verified. */
const Unverified = ({ contact, state }: { contact: Contact; state: Channels[Contact] }) => {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const { send, sending } = useSend(async () => {
    setSentTo((await sendCode(contact)).sent_to);
  });
  if (!state.can_verify) return <p className="small soft">{t(OFF[contact])}</p>;
  if (state.value === null) return <p className="small soft">{t(WHY[contact])}</p>;
  if (sentTo !== undefined) {
    return <CodeForm contact={contact} sentTo={sentTo} onAgain={() => void send()} sendingAgain={sending} />;
  }
  return (
    <>
      <p className="small soft">{t(WHY[contact])}</p>
      <Button look="quiet" sending={sending} onClick={() => void send()}>
        {t('channels.verify')}
      </Button>
    </>
  );
};

/** An address or a number of the person: which, whether they have shown that it is theirs, and the way to do so. */
export const ContactCard = ({ contact, state }: { contact: Contact; state: Channels[Contact] }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="outside__head">
        <h2 id={id}>{t(`channels.${contact}`)}</h2>
        {state.value === null ? null : (
          <span className={state.verified ? 'tag tag--good' : 'tag'}>
            {t(state.verified ? 'channels.verified' : 'channels.unverified')}
          </span>
        )}
      </div>
      <div className="outside__value">
        <span className="outside__text">{state.value ?? t('channels.none')}</span>
        {/* Where no e-mail leaves, another address would change nothing here. */}
        {contact === 'email' && !state.can_verify ? null : (
          <Link to={paths.settings} className="outside__change">
            {t('channels.change')}
          </Link>
        )}
      </div>
      {state.verified ? null : <Unverified key={state.value} contact={contact} state={state} />}
    </section>
  );
};
