import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Icon } from '../ui/icon';
import type { Agreement, LegalKind } from './use-agreement';
import './legal.css';

/** Fetched with the first text that is opened: a dialog brings a library. */
const LegalSheet = lazy(() => import('./legal-sheet'));

const KINDS = ['terms', 'privacy'] as const;

interface Props {
  agreement: Agreement;
  error: string | undefined;
  onChange?: () => void;
}

/** The two texts to read, and the tick that says that a person agrees to them. */
export const AgreementField = ({ agreement, error, onChange }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState<LegalKind>();
  const { texts, isFailed, reload, agree, accepted } = agreement;
  if (texts === undefined) {
    return isFailed ? (
      <button type="button" className="retry" onClick={reload}>
        {t('common.retry')}
      </button>
    ) : (
      <div className="skeleton legal__waiting" role="status" aria-label={t('common.loading')} />
    );
  }
  return (
    <div className="legal">
      <ul className="legal__texts">
        {KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" className="legal__text" onClick={() => setOpen(kind)}>
              <span>
                {t(`${kind}.title`)}
                <span className="small soft">
                  {t('legal.version', { number: String(texts[kind].version) })}
                </span>
              </span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
      <label className="legal__tick">
        <input
          type="checkbox"
          className="tick"
          checked={accepted !== undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => {
            agree(event.target.checked);
            onChange?.();
          }}
        />
        <span>{t('register.agree')}</span>
      </label>
      {error ? (
        <p id={`${id}-note`} className="field__error">
          {error}
        </p>
      ) : null}
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <LegalSheet kind={open} texts={texts} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
};
