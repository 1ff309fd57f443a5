import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { type LegalKind, useLegalTexts } from '../../../shared/legal/use-agreement';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { isPutOff, putOff, versionsOf } from './api';

/** Says that a text has a new version, and asks once: who puts it off is not asked again for it on this device. */
const ChangedCard = ({ kinds }: { kinds: readonly LegalKind[] }) => {
  const t = useTranslate();
  const { texts } = useLegalTexts();
  const [isGone, setGone] = useState(false);
  if (texts === undefined) return null;
  const versions = versionsOf(kinds, texts);
  if (isGone || isPutOff(versions)) return null;
  const later = (): void => {
    putOff(versions);
    setGone(true);
  };
  return (
    <section className="card card--attention" aria-label={t('legal.changed')}>
      <strong>{t('legal.changed')}</strong>
      <p>{t('legal.changedLead')}</p>
      <Link className="button button--primary" to={paths.acceptedTerms}>
        {t('legal.read')}
      </Link>
      <Button look="quiet" onClick={later}>
        {t('legal.later')}
      </Button>
    </section>
  );
};

export default ChangedCard;
