import { Link } from 'react-router';
import { useTranslate } from '../i18n/use-translate';
import { paths } from '../paths';
import { drawings } from '../ui/drawings';
import { Line } from '../ui/icon';
import { useNumbers } from '../ui/numbers';
import { Row, Rows } from '../ui/rows';
import type { SourceItem } from './api';

type Report = NonNullable<SourceItem['report']>;
type Day = NonNullable<SourceItem['signed_day']>;

const Hash = ({ name, hash, explained }: { name?: string; hash: string; explained?: string }) => {
  const t = useTranslate();
  return (
    <div>
      <h3>{name ?? t('source.hash')}</h3>
      <p className="source__hash">{hash.replace(/.{8}(?=.)/g, '$& ')}</p>
      {explained === undefined ? null : <p className="small soft">{explained}</p>}
    </div>
  );
};

/** A report of a real network: its own signature, with all that is needed to check it, or that there is none. */
const Signed = ({ signed }: Pick<Report, 'signed'>) => {
  const t = useTranslate();
  if (!signed) return <p className="small soft">{t('source.unsigned')}</p>;
  return (
    <div>
      <h3>{t('source.signed')}</h3>
      <p className="small soft">{t('source.signedExplained')}</p>
      <pre className="source__signed">{signed.text}</pre>
      <h3>{t('source.signature')}</h3>
      <p className="source__hash">{signed.signature}</p>
      <h3>{t('source.publicKey')}</h3>
      <p className="source__hash">{signed.public_key}</p>
    </div>
  );
};

/** The report as it came: version, hash, and the network's own signature. */
const OfReport = ({ report }: { report: Report }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  return (
    <>
      <Rows>
        <Row name={t('source.version')}>{count(report.version)}</Row>
      </Rows>
      <Hash hash={report.hash} explained={t('source.hashOfReport')} />
      {report.entered_by_hand || report.demo ? null : <Signed signed={report.signed} />}
    </>
  );
};

/** The day's root and key, and the place in the chain that the root covers; all signed days stand on the page it leads to. */
const OfDay = ({ day: { root, key_id: key, link }, isLedger }: { day: Day; isLedger: boolean }) => {
  const t = useTranslate();
  return (
    <>
      {/* Of an entry of the ledger that is its own hash. */}
      {isLedger ? null : <Hash name={t('source.link')} hash={link} />}
      <Hash name={t('source.root')} hash={root} />
      <Hash name={t('source.dayKey')} hash={key} />
      <Link to={paths.transparency}>{t('adCenter.transparency')}</Link>
    </>
  );
};

/** Behind a fold: what somebody needs who checks a row and its signed day without this app. */
export const Technical = ({ item: { ledger, report, signed_day: day } }: { item: SourceItem }) => {
  const t = useTranslate();
  return (
    <details>
      <summary className="source__fold">
        <Line path={drawings.key} />
        {t('source.technical')}
      </summary>
      <div className="source__technical">
        {ledger ? <Hash hash={ledger.hash} explained={t('source.hashOfEntry')} /> : null}
        {report ? <OfReport report={report} /> : null}
        {day ? <OfDay day={day} isLedger={ledger !== null} /> : null}
      </div>
    </details>
  );
};
