import { Link } from 'react-router';
import { useTranslate } from '../i18n/use-translate';
import { planDetailLink } from '../paths';
import { Button } from '../ui/button';
import { useCaseReason } from '../ui/case-reason';
import { useWrittenTime } from '../ui/moment';
import { Money } from '../ui/money';
import { useNumbers } from '../ui/numbers';
import { Row, Rows } from '../ui/rows';
import { StaffLine } from '../ui/staff-line';
import type { SourceItem, SourceQuestion } from './api';
import { Moves } from './moves';
import { useWrittenFigure } from './use-written-figure';

type Ledger = NonNullable<SourceItem['ledger']>;
type Report = NonNullable<SourceItem['report']>;

interface Props {
  /** The figure that the row adds to. */
  question: SourceQuestion;
  item: SourceItem;
  /** Opens another record. */
  onRecord: (recordId: string) => void;
}

const Badges = ({ byHand, demo }: { byHand: boolean; demo: boolean }) => {
  const t = useTranslate();
  if (!byHand && !demo) return null;
  return (
    <p className="row">
      {byHand ? <span className="tag">{t('badge.byHand')}</span> : null}
      {demo ? <span className="tag">{t('badge.demo')}</span> : null}
    </p>
  );
};

const Hash = ({ hash, explained }: { hash: string; explained: string }) => {
  const t = useTranslate();
  return (
    <div>
      <h3>{t('source.hash')}</h3>
      <p className="source__hash">{hash.replace(/.{8}(?=.)/g, '$& ')}</p>
      <p className="small soft">{explained}</p>
    </div>
  );
};

const PlanLink = ({ orderId }: { orderId: string }) => {
  const t = useTranslate();
  return (
    <Link to={planDetailLink(orderId)} className="button button--quiet">
      {t('source.toPlan')}
    </Link>
  );
};

const LedgerRow = ({ ledger, onRecord }: { ledger: Ledger; onRecord: Props['onRecord'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const reasonOf = useCaseReason();
  const { record, moves, hash } = ledger;
  const { corrects_id: corrected } = record;
  return (
    <>
      <Badges byHand={record.entered_by_hand} demo={false} />
      {record.remark === '' ? null : (
        <>
          <p>{reasonOf(record.remark)}</p>
          <StaffLine />
        </>
      )}
      <Rows>
        <Row name={t('source.booked')}>{writtenTime(record.time)}</Row>
        <Row name={t('source.number')}>{record.id}</Row>
      </Rows>
      <Moves moves={moves} />
      <details>
        <summary className="source__fold">{t('source.technical')}</summary>
        <Hash hash={hash} explained={t('source.hashOfEntry')} />
      </details>
      {corrected === null ? null : (
        <Button look="quiet" onClick={() => onRecord(corrected)}>
          {t('source.corrects')}
        </Button>
      )}
    </>
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

const ReportRow = ({ report }: { report: Report }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { count } = useNumbers();
  return (
    <>
      <Badges byHand={report.entered_by_hand} demo={report.demo} />
      <Rows>
        <Row name={t('source.reportFor')}>{writtenTime(report.bucket)}</Row>
        <Row name={t('source.received')}>{writtenTime(report.received_at)}</Row>
        <Row name={t('product.network')}>{report.network}</Row>
        <Row name={t('adCenter.impressions')}>{count(report.impressions)}</Row>
        <Row name={t('adCenter.clicks')}>{count(report.clicks)}</Row>
        <Row name={t('adCenter.conversions')}>{count(report.conversions)}</Row>
        <Row name={t('adCenter.spend')}>
          <Money amountMinor={report.spend} />
        </Row>
        <Row name={t('adCenter.revenue')}>
          <Money amountMinor={report.revenue} />
        </Row>
      </Rows>
      <details>
        <summary className="source__fold">{t('source.technical')}</summary>
        <div className="source__technical">
          <Rows>
            <Row name={t('source.version')}>{count(report.version)}</Row>
          </Rows>
          <Hash hash={report.hash} explained={t('source.hashOfReport')} />
          {report.entered_by_hand || report.demo ? null : <Signed signed={report.signed} />}
        </div>
      </details>
    </>
  );
};

/** A single row, whole: a ledger entry with its moves, or a delivery report, and its hash. */
export const SourceRowDetail = ({ question, item, onRecord }: Props) => {
  const t = useTranslate();
  const write = useWrittenFigure();
  const { value, ledger, report } = item;
  const orderId = ledger?.record.order_id ?? report?.order_id;
  return (
    <>
      <div>
        <p className="small soft">{ledger ? t(`flow.type.${ledger.record.type}`) : t('source.adds')}</p>
        <p className="figure">{write(question.figure, value, 'always')}</p>
      </div>
      {ledger ? <LedgerRow ledger={ledger} onRecord={onRecord} /> : null}
      {report ? <ReportRow report={report} /> : null}
      {/* On the plan's own page it would lead nowhere. */}
      {orderId && orderId !== question.orderId ? <PlanLink orderId={orderId} /> : null}
    </>
  );
};
