import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Dialog } from '../../shared/ui/dialog';
import { useNumbers } from '../../shared/ui/numbers';
import { RecordRows } from '../../shared/ui/record-rows';
import type { ProductRecord, Spread } from './api';

type Band = Spread['bands'][number];

const useBandName = (): ((band: Band) => string) => {
  const t = useTranslate();
  const { result } = useNumbers();
  return ({ from_bp: from, until_bp: until }) => {
    if (from === null) return t('record.bandBelow', { until: result(until ?? 0) });
    if (until === null) return t('record.bandAbove', { from: result(from) });
    return t('record.band', { from: result(from), until: result(until) });
  };
};

/** Every settled plan in the row of its result. */
const Bands = ({ bands }: { bands: Spread['bands'] }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const nameOf = useBandName();
  return (
    <table className="record-bands">
      <thead className="small soft">
        <tr>
          <th scope="col">{t('record.result')}</th>
          <th scope="col">{t('record.plans')}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.from_bp ?? 'least'}>
            <th scope="row">{nameOf(band)}</th>
            <td>{count(band.plans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface Props {
  record: ProductRecord;
  spread: Spread | null;
  onClose: () => void;
}

/** What the record of a product is made of: how each plan counts, and how many came to what. */
const RecordSource = ({ record, spread, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog title={t('record.source')} look="sheet" onClose={onClose}>
      <div className="stack">
        <p>{t('record.sourceExplained')}</p>
        {spread === null ? <RecordRows record={record} /> : <Bands bands={spread.bands} />}
        <p className="small soft">{t('record.scope')}</p>
        <p>
          <Link to={paths.transparency}>{t('transparency.title')}</Link>
        </p>
      </div>
    </Dialog>
  );
};

export default RecordSource;
