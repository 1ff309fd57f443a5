import { useTranslate } from '../../shared/i18n/use-translate';
import { RecordRows } from '../../shared/ui/record-rows';
import type { ProductRecord } from './api';

/** That money can be lost; it stands beside each record, and above the button that puts. */
export const LossWarning = () => {
  const t = useTranslate();
  return <p className="warning">{t('record.warning')}</p>;
};

/** The record of all settled plans on a product, losing ones too. */
export const LossRecord = ({ record }: { record: ProductRecord }) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h2>{t('record.heading')}</h2>
      {record.settled === 0 ? <p>{t('record.none')}</p> : <RecordRows record={record} />}
      <p className="small soft">{t('record.scope')}</p>
    </section>
  );
};
