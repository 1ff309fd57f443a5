import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { session } from '../../../shared/session/session';
import { Icon } from '../../../shared/ui/icon';
import { BackForm } from './back-form';
import { GuestCase } from './guest-case';
import { type CaseKey, forgetCase, keptCase } from './kept-case';
import { OpenForm } from './open-form';
import '../../../shared/ui/screens.css';
import './guest.css';

interface Opened {
  readonly caseKey: CaseKey;
  readonly isNew: boolean;
}

const startOf = (): Opened | undefined => {
  const kept = keptCase();
  return kept && { caseKey: kept, isNew: false };
};

/** The address for letters, where the operator names one. */
const ByLetter = () => {
  const t = useTranslate();
  const address = useSyncExternalStore(
    session.onChange,
    () => session.config()?.operator.complaints_address ?? null,
  );
  return address === null ? null : <p className="small soft">{t('supportPage.post', { address })}</p>;
};

/**
 * Support for who cannot sign in, inside the app (docs/domain/support.md#guests): a new case, or the way back to one.
 * The secret stays in memory unless the person keeps it on this device.
 */
export const GuestSupport = () => {
  const t = useTranslate();
  const [opened, setOpened] = useState(startOf);
  const [wantsBack, setWantsBack] = useState(false);
  if (opened !== undefined) {
    const leave = (): void => {
      forgetCase();
      setOpened(undefined);
      setWantsBack(false);
    };
    return <GuestCase key={opened.caseKey.case_number} {...opened} onLeave={leave} />;
  }
  return (
    <div className="screen stack">
      <div>
        <h2 className="title">{t('guest.heading')}</h2>
        <p className="soft">{t('guest.lead')}</p>
      </div>
      <OpenForm onOpened={(caseKey) => setOpened({ caseKey, isNew: true })} />
      <section className="card">
        <button
          type="button"
          className="guest__back"
          aria-expanded={wantsBack}
          onClick={() => setWantsBack(!wantsBack)}
        >
          <span>
            <strong>{t('guest.haveCase')}</strong>
            <span className="small soft">{t('guest.haveCaseHint')}</span>
          </span>
          <Icon name="next" />
        </button>
        {wantsBack ? <BackForm onFound={(caseKey) => setOpened({ caseKey, isNew: false })} /> : null}
      </section>
      <ByLetter />
    </div>
  );
};
