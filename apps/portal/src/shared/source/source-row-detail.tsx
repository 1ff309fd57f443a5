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
import { ChainStep, SignedDay } from './chain';
import { useFlowName } from './flow-name';
import { Moves } from './moves';
import { Technical } from './technical';
import { useWrittenFigure } from './use-written-figure';

type Ledger = NonNullable<SourceItem['ledger']>;
type Report = NonNullable<SourceItem['report']>;

interface Props {
  /** The figure that the row adds to. */
  question: SourceQuestion;
  item: SourceItem;
  /** Of the figure, all its rows together. */
  total: number;
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
  const { record, moves } = ledger;
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
      {corrected === null ? null : (
        <Button look="quiet" onClick={() => onRecord(corrected)}>
          {t('source.corrects')}
        </Button>
      )}
    </>
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
    </>
  );
};

/** A single row, whole: the figure that it adds to, the ledger entry or delivery report itself, and the day that seals it. */
export const SourceRowDetail = ({ question, item, total, onRecord }: Props) => {
  const t = useTranslate();
  const write = useWrittenFigure();
  const nameOf = useFlowName();
  const { value, ledger, report, signed_day: signedDay } = item;
  const { figure } = question;
  const orderId = ledger?.record.order_id ?? report?.order_id;
  return (
    <>
      <ol className="source__chain">
        {/* A row that was asked for by its number is its own figure. */}
        {figure === 'flow_record' ? null : (
          <ChainStep name={t(`source.figure.${figure}`)} value={write(figure, total)} />
        )}
        <ChainStep
          name={ledger ? nameOf(ledger.record) : t('source.report')}
          value={write(figure, value, 'always')}
          now
        >
          {ledger ? <LedgerRow ledger={ledger} onRecord={onRecord} /> : null}
          {report ? <ReportRow report={report} /> : null}
        </ChainStep>
        <ChainStep name={t('source.signedDay')} open={signedDay === null}>
          <SignedDay signedDay={signedDay} />
        </ChainStep>
      </ol>
      <Technical item={item} />
      {/* On the plan's own page it would lead nowhere. */}
      {orderId && orderId !== question.orderId ? <PlanLink orderId={orderId} /> : null}
    </>
  );
};
