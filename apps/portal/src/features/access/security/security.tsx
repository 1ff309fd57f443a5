import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { canUsePasskeys } from '../../../shared/lib/passkey-support';
import { useEntry } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { Loaded } from '../../../shared/ui/loaded';
import { Moment } from '../../../shared/ui/moment';
import type { Act } from './act';
import { type Factors, isOn, type Passkey, useFactors } from './api';
import './security.css';

// The kit's dialog, the library of passkeys and the drawing of the code come when they are wanted.
const ActSheet = lazy(() => import('./act-sheet'));

interface PartProps {
  factors: Factors;
  onAct: (act: Act) => void;
}

const PasskeyRow = ({ passkey, onAct }: { passkey: Passkey; onAct: PartProps['onAct'] }) => {
  const t = useTranslate();
  return (
    <li className="passkey">
      <p className="passkey__name">{passkey.name}</p>
      <p className="passkey__line small soft">
        {t('security.added')} <Moment time={passkey.created_at} />
      </p>
      {passkey.last_used_at === null ? null : (
        <p className="passkey__line small soft">
          {t('security.lastUsed')} <Moment time={passkey.last_used_at} />
        </p>
      )}
      <div className="passkey__acts">
        <Button
          look="quiet"
          aria-label={`${t('security.rename')}: ${passkey.name}`}
          onClick={() => onAct({ kind: 'rename', passkey })}
        >
          {t('security.rename')}
        </Button>
        <Button
          look="danger"
          aria-label={`${t('security.remove')}: ${passkey.name}`}
          onClick={() => onAct({ kind: 'remove', passkey })}
        >
          {t('security.remove')}
        </Button>
      </div>
    </li>
  );
};

const Passkeys = ({ factors: { passkeys }, onAct }: PartProps) => {
  const t = useTranslate();
  return (
    <section className="card" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('security.passkeys')}</h2>
      <p className="soft">{t(canUsePasskeys() ? 'security.passkeysExplained' : 'security.notHere')}</p>
      {passkeys.length === 0 ? null : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={onAct} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button
          look={passkeys.length === 0 ? 'primary' : 'quiet'}
          onClick={() => onAct({ kind: 'addPasskey' })}
        >
          {t('security.addPasskey')}
        </Button>
      ) : null}
    </section>
  );
};

const Codes = ({ factors: { totp_since: since }, onAct }: PartProps) => {
  const t = useTranslate();
  return (
    <section className="card" aria-labelledby="codes">
      <div className="security__head">
        <h2 id="codes">{t('security.codes')}</h2>
        <span className={since === null ? 'tag' : 'tag tag--good'}>
          {t(since === null ? 'security.off' : 'security.on')}
        </span>
      </div>
      <p className="soft">{t('security.codesExplained')}</p>
      {since === null ? (
        <Button look="quiet" onClick={() => onAct({ kind: 'setUpCodes' })}>
          {t('security.setUp')}
        </Button>
      ) : (
        <>
          <p className="passkey__line small soft">
            {t('security.since')} <Moment time={since} />
          </p>
          <Button look="danger" onClick={() => onAct({ kind: 'endCodes' })}>
            {t('security.turnOff')}
          </Button>
        </>
      )}
    </section>
  );
};

const Recovery = ({ factors, onAct }: PartProps) => {
  const t = useTranslate();
  const { recovery_codes_left: count } = factors;
  if (!isOn(factors)) return null;
  return (
    <section className="card" aria-labelledby="recovery">
      <div className="security__head">
        <h2 id="recovery">{t('security.recovery')}</h2>
        <span className={count < 3 ? 'tag tag--attention' : 'tag'}>
          {t('security.recoveryLeft', { count })}
        </span>
      </div>
      <p className="soft">{t('security.recoveryExplained')}</p>
      <Button look="quiet" onClick={() => onAct({ kind: 'newCodes' })}>
        {t('security.newCodes')}
      </Button>
    </section>
  );
};

/** What besides the password secures the account, and the way back where it is lost. */
export const Security = () => {
  const t = useTranslate();
  const query = useFactors();
  const entry = useEntry();
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Loaded query={query} lines={10}>
      {(factors) => (
        <>
          <p className="soft">{t(isOn(factors) ? 'security.some' : 'security.none')}</p>
          {canUsePasskeys() ? <Passkeys factors={factors} onAct={setAct} /> : null}
          <Codes factors={factors} onAct={setAct} />
          {/* What can be done here comes first. */}
          {canUsePasskeys() ? null : <Passkeys factors={factors} onAct={setAct} />}
          <Recovery factors={factors} onAct={setAct} />
          <section className="card" aria-labelledby="lost">
            <h2 id="lost">{t('security.lost')}</h2>
            <p>{t('security.lostExplained')}</p>
          </section>
          {act === null ? null : (
            <Suspense fallback={null}>
              <ActSheet act={act} factors={factors} entry={entry} onClose={() => setAct(null)} />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
};
