import { useTranslate } from '../../shared/i18n/use-translate';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { LeadCard } from './api';

/**
 * What became of all settled plans that a lead published, losing ones too, and that money can be lost
 * (docs/domain/follow.md#record-of-a-lead).
 */
export const LeadRecord = ({ lead }: { lead: LeadCard }) => {
  const t = useTranslate();
  const { count, share } = useNumbers();
  const { settled, lost_share_bp: lost, median_net_bp: median } = lead.record;
  return (
    <>
      <h3>{t('follow.record')}</h3>
      {settled === 0 ? (
        <p>{t('follow.recordNone')}</p>
      ) : (
        <>
          <Rows>
            <Row name={t('record.settled')}>{count(settled)}</Row>
            <Row name={t('record.lost')}>{lost === null ? t('figure.none') : share(lost)}</Row>
            <Row name={t('record.median')}>{median === null ? t('figure.none') : share(median)}</Row>
          </Rows>
          <p className="small soft">{t('follow.recordCounts')}</p>
        </>
      )}
      <p className="small soft">{t('record.scope')}</p>
      <p className="warning">{t('record.warning')}</p>
    </>
  );
};
