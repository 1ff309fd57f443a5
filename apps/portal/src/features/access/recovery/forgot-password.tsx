import { type FormEvent, useCallback, useState } from 'react';
import type { ResponseFor } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { askForLink } from './api';
import { OtherWays } from './other-ways';
import { ToLogin } from './to-login';
import './recovery.css';

type Answer = ResponseFor<'recovery.ask'>;

/** What is said to everybody alike, and the way to ask again. */
const Asked = ({ answer, onAgain }: { answer: Answer; onAgain: () => void }) => {
  const t = useTranslate();
  if (!answer.by_email) return <p role="status">{t('recovery.notHere')}</p>;
  return (
    <div className="stack" role="status">
      <h1>{t('recovery.askedHeading')}</h1>
      <p>{t('recovery.asked', { minutes: String(answer.link_minutes) })}</p>
      <p className="soft">{t('recovery.nothingCame')}</p>
      <Button look="quiet" onClick={onAgain}>
        {t('recovery.again')}
      </Button>
    </div>
  );
};

const AskForm = ({
  account,
  onType,
  onAsked,
}: {
  account: string;
  onType: (account: string) => void;
  onAsked: (answer: Answer) => void;
}) => {
  const t = useTranslate();
  const [tried, setTried] = useState(false);
  const typed = account.trim();
  const { send, sending } = useSend(
    useCallback(async () => onAsked(await askForLink(typed)), [typed, onAsked]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (typed !== '') void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('recovery.heading')}</h1>
      <p className="soft">{t('recovery.lead')}</p>
      <TextField
        label={t('recovery.account')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        error={tried && typed === '' ? t('common.required') : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" sending={sending}>
        {t('recovery.ask')}
      </Button>
    </form>
  );
};

/**
 * Asks for a link to set a forgotten login password anew. What it answers tells nobody who has an account
 * (docs/domain/access.md#forgotten-login-password).
 */
export const ForgotPassword = () => {
  const [account, setAccount] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  return (
    <>
      {answer === undefined ? (
        <AskForm account={account} onType={setAccount} onAsked={setAnswer} />
      ) : (
        <Asked answer={answer} onAgain={() => setAnswer(undefined)} />
      )}
      <OtherWays />
      <ToLogin />
    </>
  );
};
