import { useTranslate } from '../../shared/i18n/use-translate';
import { RecordRows } from '../../shared/ui/record-rows';
import type { LeadCard } from './api';

/**
 * What became of all settled plans that a lead published, losing ones too, and that money can be lost
 * (docs/domain/follow.md#record-of-a-lead).
 */
export const LeadRecord = ({ lead }: { lead: LeadCard }) => {
  const t = useTranslate();
  return (
    <>
      <h3>{t('follow.record')}</h3>
      {lead.record.settled === 0 ? (
        <p>{t('follow.recordNone')}</p>
      ) : (
        <>
          <RecordRows record={lead.record} />
          <p className="small soft">{t('follow.recordCounts')}</p>
        </>
      )}
      <p className="warning">{t('record.warning')}</p>
    </>
  );
};
