import type { Coupon, FlowRecord, Order, ResponseOf, Topup, Withdrawal } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/console-holder';
import { Link } from 'react-router';
import { caseStrings } from '../case-strings';
import { words as inWords, strings } from '../strings';
import type { Column } from '../ui/data-table';
import { Moment, Money, Share } from '../ui/figures';
import { StateTag } from '../ui/state-tag';

export const flowColumns: readonly Column<FlowRecord>[] = [
  { head: strings.common.time, sort: 'time', cell: (record) => <Moment at={record.time} /> },
  {
    head: strings.proposals.type,
    cell: (record) => (
      <>
        {inWords(record.type)}{' '}
        {record.entered_by_hand ? <span className="tag">{strings.common.byHand}</span> : null}
      </>
    ),
  },
  {
    head: strings.holders.changeAvailable,
    look: 'end',
    cell: (record) => <Money change amountMinor={record.available_delta} />,
  },
  {
    head: strings.holders.changeTotal,
    look: 'end',
    cell: (record) => <Money change amountMinor={record.total_delta} />,
  },
  {
    head: strings.holders.availableAfter,
    look: 'end',
    cell: (record) => <Money amountMinor={record.available_after} />,
  },
  {
    head: strings.holders.totalAfter,
    look: 'end',
    cell: (record) => <Money amountMinor={record.total_after} />,
  },
  { head: strings.holders.remark, look: 'wide', cell: (record) => record.remark },
];

/**
 * The columns of a plan that both the holder's page and the list of all plans show.
 * @param search the list's filters, kept while a plan is open beside it
 */
export const orderColumns = (search: string): readonly Column<Order>[] => [
  { head: strings.orders.made, sort: 'created_at', cell: (order) => <Moment at={order.created_at} /> },
  {
    head: strings.orders.number,
    cell: (order) => (
      <>
        <Link className="code code--whole" to={{ pathname: `/plans/${order.id}`, search }}>
          {order.number}
        </Link>{' '}
        {order.demo ? <span className="tag">{strings.common.demo}</span> : null}
      </>
    ),
  },
  { head: strings.orders.product, look: 'wide', cell: (order) => order.product.title },
  { head: strings.common.status, cell: (order) => <StateTag state={order.status} /> },
  {
    head: strings.orders.put,
    look: 'end',
    sort: 'amount',
    cell: (order) => <Money amountMinor={order.amount} />,
  },
  { head: strings.orders.billed, look: 'end', cell: (order) => <Money amountMinor={order.billed} /> },
  { head: strings.orders.progress, look: 'end', cell: (order) => <Share bp={order.progress_bp} /> },
];

export const withdrawalColumns: readonly Column<Withdrawal>[] = [
  { head: strings.withdrawals.requested, cell: (withdrawal) => <Moment at={withdrawal.created_at} /> },
  {
    head: strings.common.amount,
    look: 'end',
    cell: (withdrawal) => <Money amountMinor={withdrawal.amount} />,
  },
  { head: strings.common.state, cell: (withdrawal) => <StateTag state={withdrawal.state} /> },
  {
    head: strings.withdrawals.destination,
    cell: (withdrawal) => `${inWords(withdrawal.method)} … ${withdrawal.destination_last_four}`,
  },
  { head: strings.common.reference, cell: (withdrawal) => withdrawal.reference ?? strings.common.none },
  { head: strings.common.reason, look: 'wide', cell: (withdrawal) => withdrawal.reason },
];

export const topupColumns: readonly Column<Topup>[] = [
  { head: strings.common.time, cell: (topup) => <Moment at={topup.created_at} /> },
  { head: strings.topups.asked, look: 'end', cell: (topup) => <Money amountMinor={topup.amount} /> },
  { head: strings.topups.posted, look: 'end', cell: (topup) => <Money amountMinor={topup.posted_amount} /> },
  { head: strings.common.state, cell: (topup) => <StateTag state={topup.state} /> },
  { head: strings.common.reason, look: 'wide', cell: (topup) => topup.reason },
];

const words = caseStrings.holder;

export const couponColumns: readonly Column<Coupon>[] = [
  { head: words.coupon, look: 'wide', cell: (coupon) => coupon.name },
  { head: words.kind, cell: (coupon) => inWords(coupon.kind) },
  { head: strings.common.state, cell: (coupon) => <StateTag state={coupon.state} /> },
  { head: words.needs, look: 'end', cell: (coupon) => <Money amountMinor={coupon.requirement} /> },
  { head: words.received, cell: (coupon) => <Moment at={coupon.received_at} /> },
  { head: words.expires, cell: (coupon) => <Moment at={coupon.expires_at} /> },
];

type ScoreEvent = ResponseOf<typeof detail>['score_events'][number];

export const scoreColumns: readonly Column<ScoreEvent>[] = [
  { head: strings.common.time, cell: (event) => <Moment at={event.time} /> },
  { head: words.cause, cell: (event) => inWords(event.cause) },
  {
    head: words.delta,
    look: 'end',
    cell: (event) => <span className="figures">{event.delta > 0 ? `+${event.delta}` : event.delta}</span>,
  },
  { head: words.after, look: 'end', cell: (event) => <span className="figures">{event.score_after}</span> },
  { head: words.expires, cell: (event) => <Moment at={event.expires_at} /> },
  { head: strings.holders.remark, look: 'wide', cell: (event) => event.remark },
];
