import { useTranslate } from '../../../shared/i18n/use-translate';
import { LegalBody } from '../../../shared/legal/legal-body';
import { type LegalKind, useLegalTexts } from '../../../shared/legal/use-agreement';
import '../../../shared/ui/screens.css';

/** The terms of use, or the privacy notice, as they count now. */
export const LegalPage = ({ kind }: { kind: LegalKind }) => {
  const t = useTranslate();
  const { texts, isFailed, reload } = useLegalTexts();
  if (texts !== undefined)
    return (
      <article className="card">
        <LegalBody {...texts[kind]} />
      </article>
    );
  return isFailed ? (
    <button type="button" className="retry" onClick={reload}>
      {t('common.retry')}
    </button>
  ) : (
    <div className="skeleton" role="status" aria-label={t('common.loading')} style={{ height: '30rem' }} />
  );
};
