import { LANGUAGES, type PlainKey } from '@fairlead/i18n';
import { InboxOnly } from '../../features/account/outside';
import { AppearanceSettings, Operator, OwnCard } from '../../features/account/settings';
import { useLanguage, useTranslate } from '../../shared/i18n/use-translate';
import { paths, type RouteName } from '../../shared/paths';
import { useExitTitle, useIsBlocked } from '../../shared/session/use-session';
import type { Drawing } from '../../shared/ui/drawings';
import { overlay } from '../../shared/ui/overlay';
import { Way, WayButton, Ways } from '../../shared/ui/way';

type Row = readonly [name: RouteName, words: PlainKey, drawing: Drawing];

const ACCOUNT: readonly Row[] = [
  ['settings', 'settings.title', 'person'],
  ['security', 'security.title', 'shield'],
  ['channels', 'channels.title', 'bell'],
  ['editLoginPassword', 'editLoginPassword.title', 'key'],
  ['editPayPassword', 'editPayPassword.title', 'dots'],
  ['staffActs', 'staffActs.title', 'eye'],
];

const HELP: readonly Row[] = [
  ['quesDetail', 'adCenter.faq', 'question'],
  ['rules', 'rules.title', 'book'],
  ['acceptedTerms', 'acceptedTerms.title', 'signed'],
  ['terms', 'terms.title', 'paper'],
  ['privacy', 'privacy.title', 'lock'],
  ['transparency', 'transparency.title', 'scales'],
];

const rowsOf = (rows: readonly Row[], t: ReturnType<typeof useTranslate>) =>
  rows.map(([name, words, drawing]) => (
    <Way
      key={name}
      to={paths[name]}
      drawing={drawing}
      words={t(words)}
      note={name === 'channels' ? <InboxOnly /> : undefined}
    />
  ));

const LanguageRow = () => {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Ways>
      <WayButton
        drawing="globe"
        words={t('header.language')}
        value={<span lang={LANGUAGES[language].tag}>{LANGUAGES[language].ownName}</span>}
        onClick={() => overlay.set({ kind: 'language' })}
      />
    </Ways>
  );
};

const Help = () => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  return (
    <Ways label={t('me.help')}>
      <WayButton
        drawing="speech"
        words={t('service.heading')}
        onClick={() => overlay.set({ kind: 'service', recharge: false })}
      />
      {/* Refused to the blocked; their chat is open. */}
      {isBlocked ? null : rowsOf([['feedback', 'feedback.title', 'star']], t)}
      {rowsOf(HELP, t)}
    </Ways>
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
      <Ways label={t('settings.account')}>
        {/* Refused to the blocked, as is what they would choose. */}
        {rowsOf(isBlocked ? ACCOUNT.filter(([name]) => name !== 'channels') : ACCOUNT, t)}
      </Ways>
      <AppearanceSettings />
      <LanguageRow />
      <Help />
      <Operator />
      <Ways label={t(exitTitle)}>{rowsOf([['exit', exitTitle, 'personOff']], t)}</Ways>
    </div>
  );
};

export default Me;
