import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { planDetailLink } from '../../shared/paths';
import { SourceMoney } from '../../shared/source/source-money';
import { useCaseReason } from '../../shared/ui/case-reason';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StaffLine } from '../../shared/ui/staff-line';
import { useFlow } from './api';

type FlowRecord = ResponseFor<'wallet.flow'>['items'][number];

const FlowRow = ({ record }: { record: FlowRecord }) => {
  const t = useTranslate();
  const money = useMoney();
  const reasonOf = useCaseReason();
  const name = t(`flow.type.${record.type}`);
  return (
    <li className="card card--tight">
      <div className="row row--apart">
        <strong>{record.order_id ? <Link to={planDetailLink(record.order_id)}>{name}</Link> : name}</strong>
        <strong>
          <SourceMoney
            figure="flow_record"
            recordId={record.id}
            name={name}
            amountMinor={record.amount}
            sign="always"
          />
        </strong>
      </div>
      {record.remark === '' ? null : (
        <>
          <p>{reasonOf(record.remark)}</p>
          <StaffLine />
        </>
      )}
      <p className="small soft">
        {t('flow.after', { amount: money(record.available_after) })} ·{' '}
        {t('flow.total', { amount: money(record.total_after) })}{' '}
        {record.entered_by_hand ? <span className="tag">{t('badge.byHand')}</span> : null}
      </p>
      <Moment time={record.time} />
    </li>
  );
};

/** The flow records, each with both balances after it; of one month or all. */
export const FlowList = ({ month }: { month: string | null }) => {
  const t = useTranslate();
  const { list, more } = useFlow(month);
  return (
    <Loaded query={list} lines={10}>
      {(records) =>
        records.length === 0 ? (
          <p className="soft">{t(month === null ? 'flow.none' : 'flow.noneInMonth')}</p>
        ) : (
          <>
            <ul className="stack stack--tight">
              {records.map((record) => (
                <FlowRow key={record.id} record={record} />
              ))}
            </ul>
            <More {...more} />
          </>
        )
      }
    </Loaded>
  );
};
