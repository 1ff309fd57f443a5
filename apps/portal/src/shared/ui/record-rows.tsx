import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { useNumbers } from './numbers';
import { Row, Rows } from './rows';

interface Props {
  record: {
    readonly settled: number;
    readonly lost: number;
    readonly median_net_bp: number | null;
    readonly lost_share_bp: number | null;
  };
  /** The number of plans, where it leads to what it is made of. */
  settled?: ReactNode;
}

/** What became of all settled plans, losing ones too; shares where they are enough for one (docs/domain/products.md#record). */
export const RecordRows = ({ record, settled }: Props) => {
  const t = useTranslate();
  const { count, share } = useNumbers();
  const { lost, lost_share_bp: lostBp, median_net_bp: medianBp } = record;
  return (
    <>
      <Rows>
        <Row name={t('record.settled')}>{settled ?? count(record.settled)}</Row>
        <Row name={t('record.lostPlans')}>
          {lostBp === null ? count(lost) : `${count(lost)} (${share(lostBp)})`}
        </Row>
        {medianBp === null ? null : <Row name={t('record.median')}>{share(medianBp)}</Row>}
      </Rows>
      {medianBp === null ? (
        <p className="small soft">{t('record.few', { count: count(SHARES_FROM_PLANS) })}</p>
      ) : null}
    </>
  );
};
