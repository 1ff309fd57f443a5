import { useTranslate } from '../../shared/i18n/use-translate';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { ProductRecord } from './api';

/** That money can be lost; it stands beside each record, and above the button that puts. */
export const LossWarning = () => {
  const t = useTranslate();
  return <p className="warning">{t('record.warning')}</p>;
};

/** The record of all settled plans on a product, losing ones too. */
export const LossRecord = ({ record }: { record: ProductRecord }) => {
  const t = useTranslate();
  const { count, share } = useNumbers();
  const { settled, lost_share_bp: lost, median_net_bp: median } = record;
  return (
    <section className="card">
      <h2>{t('record.heading')}</h2>
      {settled === 0 ? (
        <p>{t('record.none')}</p>
      ) : (
        <Rows>
          <Row name={t('record.settled')}>{count(settled)}</Row>
          <Row name={t('record.lost')}>{lost === null ? t('figure.none') : share(lost)}</Row>
          <Row name={t('record.median')}>{median === null ? t('figure.none') : share(median)}</Row>
        </Rows>
      )}
      <p className="small soft">{t('record.scope')}</p>
    </section>
  );
};
