import { LANGUAGE_CODES, LANGUAGES, type Language } from '@fairlead/i18n';
import { forgetDrafts } from '@fairlead/ui/use-draft';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../shared/api';
import { queryClient } from '../shared/calls/query-client';
import { useSend } from '../shared/calls/use-send';
import { changeLanguage } from '../shared/i18n/start-language';
import { translator } from '../shared/i18n/translator';
import { useTranslate } from '../shared/i18n/use-translate';
import { paths } from '../shared/paths';
import { session } from '../shared/session/session';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';
import { Icon } from '../shared/ui/icon';
import { closeOverlay, type Overlay } from '../shared/ui/overlay';
import { readConfig } from './read-config';
import { Reading } from './reading';
import { ServiceDialog } from './service-dialog';
import '../shared/ui/choice.css';

/** Any page may ask for the transaction password: code and texts come when it was forgotten. */
const ForgottenPin = lazy(async () => {
  const [{ ForgottenPin: sheet }] = await Promise.all([
    import('../features/access/forgotten-pin'),
    translator.need('account'),
  ]);
  return { default: sheet };
});

/** The language picker: a sheet whose options are 44 high, six of them in sight. */
const LanguageSheet = () => {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Language>(translator.language());
  const { send, sending } = useSend(async () => {
    await changeLanguage(chosen);
    // E-mails and staff write in it from now on; who is blocked keeps the one that the account had.
    if (session.token()) void callApi('user.edit', { lang: chosen }).catch(() => undefined);
    // Products, notices and reasons come in the language that was asked in.
    void queryClient.invalidateQueries();
    closeOverlay();
    await readConfig();
  });
  const picked = useRef<HTMLInputElement>(null);
  useEffect(() => picked.current?.parentElement?.scrollIntoView({ block: 'center' }), []);
  return (
    <Dialog title={t('header.language')} look="half" initialFocus={picked} onClose={closeOverlay}>
      <div className="choices choices--picker" role="radiogroup" aria-label={t('header.language')}>
        {LANGUAGE_CODES.map((language) => (
          <label key={language} className={`choice ${language === chosen ? 'choice--chosen' : ''}`}>
            <input
              type="radio"
              name="language"
              className="hidden-text"
              checked={language === chosen}
              ref={language === chosen ? picked : undefined}
              onChange={() => setChosen(language)}
            />
            <span lang={LANGUAGES[language].tag}>{LANGUAGES[language].ownName}</span>
            {language === chosen ? <Icon name="check" /> : null}
          </label>
        ))}
      </div>
      <Button sending={sending} onClick={() => void send()}>
        {t('common.confirm')}
      </Button>
    </Dialog>
  );
};

const LogoutDialog = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { send, sending } = useSend(async () => {
    // A person who wants out leaves this device in any case; a token that the server kept expires by itself.
    await callApi('auth.logout', {}).catch(() => undefined);
    forgetDrafts();
    session.clear();
    queryClient.clear();
    closeOverlay();
    await navigate(paths.login, { replace: true });
  });
  return (
    <Dialog title={t('logout.question')} onClose={closeOverlay} dismissible={!sending}>
      <p className="soft">{t('logout.explained')}</p>
      <div className="dialog__actions">
        <Button look="quiet" onClick={closeOverlay} disabled={sending}>
          {t('common.cancel')}
        </Button>
        <Button sending={sending} onClick={() => void send()}>
          {t('header.logout')}
        </Button>
      </div>
    </Dialog>
  );
};

/** The dialogs that any screen may open. */
const Overlays = ({ current }: { current: Overlay }) => {
  if (current.kind === 'language') return <LanguageSheet />;
  if (current.kind === 'logout') return <LogoutDialog />;
  if (current.kind === 'forgottenPin') {
    return (
      <Suspense fallback={null}>
        <Reading>
          <ForgottenPin onClose={closeOverlay} />
        </Reading>
      </Suspense>
    );
  }
  return <ServiceDialog recharge={current.recharge} blocked={current.blocked} />;
};

export default Overlays;
