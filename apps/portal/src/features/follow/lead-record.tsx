import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useNumbers } from '../../shared/ui/numbers';
import { RecordRows } from '../../shared/ui/record-rows';
import { Row, Rows } from '../../shared/ui/rows';
import type { LeadCard } from './api';

/** Of too few plans for a share: how many lost, of how many, in one line. */
const Few = ({ record: { settled, lost } }: Pick<LeadCard, 'record'>) => {
  const t = useTranslate();
  const { count } = useNumbers();
  return (
    <>
      <Rows>
        <Row name={t('record.lostPlans')} strong>
          {t('standing.of', { value: count(lost), needed: count(settled) })}
        </Row>
      </Rows>
      <p className="small soft">{t('record.few', { count: count(SHARES_FROM_PLANS) })}</p>
    </>
  );
};

/**
 * What became of all settled plans that a lead published, losing ones too. Whoever shows it says as well that money can be lost
 * (docs/domain/follow.md#record-of-a-lead).
 */
export const LeadRecord = ({ lead: { record } }: { lead: LeadCard }) => {
  const t = useTranslate();
  return (
    <>
      <h3>{t('follow.record')}</h3>
      {record.settled === 0 ? (
        <p>{t('follow.recordNone')}</p>
      ) : (
        <>
          {record.median_net_bp === null ? <Few record={record} /> : <RecordRows record={record} />}
          <p className="small soft">{t('follow.recordCounts')}</p>
        </>
      )}
    </>
  );
};
