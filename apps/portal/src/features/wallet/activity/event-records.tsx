import { Link } from 'react-router';
import type { ResponseFor } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../../shared/paths';
import { useFlowName } from '../../../shared/source/flow-name';
import { SourceMoney } from '../../../shared/source/source-money';
import { useCaseReason } from '../../../shared/ui/case-reason';
import { Loaded } from '../../../shared/ui/loaded';
import { Moment } from '../../../shared/ui/moment';
import { useMoney } from '../../../shared/ui/money';
import { More } from '../../../shared/ui/more';
import { StaffLine } from '../../../shared/ui/staff-line';
import { type FlowEvent, type FlowType, useEventRecords } from './api';

type FlowRecord = ResponseFor<'wallet.eventRecords'>['items'][number];

const RecordRow = ({ record }: { record: FlowRecord }) => {
  const t = useTranslate();
  const money = useMoney();
  const reasonOf = useCaseReason();
  const name = useFlowName()(record);
  return (
    <li className="event-record">
      <div className="row row--apart">
        <span>{name}</span>
        <SourceMoney
          figure="flow_record"
          recordId={record.id}
          name={name}
          amountMinor={record.amount}
          sign="always"
        />
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

interface Props {
  readonly event: FlowEvent;
  readonly type: FlowType | undefined;
}

/** The records of an event, each with its source and both balances after it, and the ways on. */
export const EventRecords = ({ event, type }: Props) => {
  const t = useTranslate();
  const { list, more } = useEventRecords(event.event, type);
  const { order } = event;
  return (
    <div className="event__records">
      <Loaded query={list} lines={2}>
        {(records) => (
          <>
            <ul>
              {records.map((record) => (
                <RecordRow key={record.id} record={record} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
      {order === null ? null : (
        <p className="event__ways">
          <Link to={planDetailLink(order.id)}>{t('activity.toPlan')}</Link>
          <Link to={`${paths.flow}?plan=${order.id}`}>{t('activity.onlyPlan')}</Link>
        </p>
      )}
    </div>
  );
};
