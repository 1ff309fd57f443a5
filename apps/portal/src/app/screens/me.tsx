import { LANGUAGES, type PlainKey } from '@fairlead/i18n';
import { Link } from 'react-router';
import { InboxOnly } from '../../features/account/outside';
import { AppearanceSettings, Operator, OwnCard } from '../../features/account/settings';
import { useLanguage, useTranslate } from '../../shared/i18n/use-translate';
import { paths, type RouteName } from '../../shared/paths';
import { useExitTitle, useIsBlocked } from '../../shared/session/use-session';
import { Icon } from '../../shared/ui/icon';
import { overlay } from '../../shared/ui/overlay';

type Way = readonly [name: RouteName, words: PlainKey];

const ACCOUNT: readonly Way[] = [
  ['settings', 'settings.title'],
  ['security', 'security.title'],
  ['channels', 'channels.title'],
  ['editLoginPassword', 'editLoginPassword.title'],
  ['editPayPassword', 'editPayPassword.title'],
  ['staffActs', 'staffActs.title'],
];

const HELP: readonly Way[] = [
  ['quesDetail', 'adCenter.faq'],
  ['rules', 'rules.title'],
  ['acceptedTerms', 'acceptedTerms.title'],
  ['terms', 'terms.title'],
  ['privacy', 'privacy.title'],
  ['transparency', 'transparency.title'],
];

const Ways = ({ ways }: { ways: readonly Way[] }) => {
  const t = useTranslate();
  return ways.map(([name, words]) => (
    <Link key={name} to={paths[name]} className="settings__link">
      <span>{t(words)}</span>
      <Icon name="next" />
    </Link>
  ));
};

const LanguageRow = () => {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <div className="card settings__links">
      <button type="button" className="settings__link" onClick={() => overlay.set({ kind: 'language' })}>
        <span>{t('header.language')}</span>
        <span lang={LANGUAGES[language].tag}>{LANGUAGES[language].ownName}</span>
      </button>
    </div>
  );
};

const Help = () => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  return (
    <nav className="card settings__links" aria-label={t('me.help')}>
      <button
        type="button"
        className="settings__link"
        onClick={() => overlay.set({ kind: 'service', recharge: false })}
      >
        <span>{t('service.heading')}</span>
        <Icon name="service" />
      </button>
      {/* Refused to the blocked; their chat is open. */}
      {isBlocked ? null : <Ways ways={[['feedback', 'feedback.title']]} />}
      <Ways ways={HELP} />
    </nav>
  );
};

/** Everything that is the person's own, and who stands behind this. */
const Me = () => {
  const t = useTranslate();
  const exitTitle = useExitTitle();
  const isBlocked = useIsBlocked();
  return (
    <div className="screen stack">
      <OwnCard />
      <nav className="card settings__links" aria-label={t('settings.account')}>
        {/* Refused to the blocked, as is what they would choose. */}
        <Ways ways={isBlocked ? ACCOUNT.filter(([name]) => name !== 'channels') : ACCOUNT} />
      </nav>
      {isBlocked ? null : <InboxOnly />}
      <AppearanceSettings />
      <LanguageRow />
      <Help />
      <Operator />
      <nav className="card settings__links" aria-label={t(exitTitle)}>
        <Ways ways={[['exit', exitTitle]]} />
      </nav>
    </div>
  );
};

export default Me;
