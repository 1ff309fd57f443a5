import type { Coupon, ResponseOf, Topup, Withdrawal } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/account-staff';
import { topupStrings } from '../../features/topups';
import { withdrawalStrings } from '../../features/withdrawals';
import { words as inWords, strings } from '../../shared/lib/strings';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { RecordLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { caseStrings } from './strings';

export const withdrawalColumns: readonly Column<Withdrawal>[] = [
  { head: withdrawalStrings.requested, cell: (withdrawal) => <Moment at={withdrawal.created_at} /> },
  {
    head: strings.common.amount,
    look: 'end',
    cell: (withdrawal) => <Money amountMinor={withdrawal.amount} />,
  },
  { head: strings.common.state, cell: (withdrawal) => <StateTag state={withdrawal.state} /> },
  {
    head: withdrawalStrings.destination,
    cell: (withdrawal) => `${inWords(withdrawal.method)} … ${withdrawal.destination_last_four}`,
  },
  { head: strings.common.reference, cell: (withdrawal) => withdrawal.reference ?? strings.common.none },
  { head: strings.common.reason, look: 'wide', cell: (withdrawal) => withdrawal.reason },
];

export const topupColumns: readonly Column<Topup>[] = [
  { head: strings.common.time, cell: (topup) => <Moment at={topup.created_at} /> },
  { head: topupStrings.asked, look: 'end', cell: (topup) => <Money amountMinor={topup.amount} /> },
  { head: topupStrings.posted, look: 'end', cell: (topup) => <Money amountMinor={topup.posted_amount} /> },
  { head: strings.common.state, cell: (topup) => <StateTag state={topup.state} /> },
  { head: strings.common.reason, look: 'wide', cell: (topup) => topup.reason },
];

export const couponColumns: readonly Column<Coupon>[] = [
  { head: caseStrings.coupon, look: 'wide', cell: (coupon) => coupon.name },
  { head: caseStrings.kind, cell: (coupon) => inWords(coupon.kind) },
  {
    head: strings.common.state,
    cell: (coupon) => (
      <>
        <StateTag state={coupon.state} /> <RecordLink of="coupon" id={coupon.id} />
      </>
    ),
  },
  { head: caseStrings.needs, look: 'end', cell: (coupon) => <Money amountMinor={coupon.requirement} /> },
  { head: caseStrings.received, cell: (coupon) => <Moment at={coupon.received_at} /> },
  { head: caseStrings.expires, cell: (coupon) => <Moment at={coupon.expires_at} /> },
];

type ScoreEvent = ResponseOf<typeof detail>['score_events'][number];

export const scoreColumns: readonly Column<ScoreEvent>[] = [
  { head: strings.common.time, cell: (event) => <Moment at={event.time} /> },
  { head: caseStrings.cause, cell: (event) => inWords(event.cause) },
  {
    head: caseStrings.delta,
    look: 'end',
    cell: (event) => <span className="figures">{event.delta > 0 ? `+${event.delta}` : event.delta}</span>,
  },
  {
    head: caseStrings.after,
    look: 'end',
    cell: (event) => <Figure value={event.score_after} />,
  },
  { head: caseStrings.expires, cell: (event) => <Moment at={event.expires_at} /> },
  { head: strings.common.remarkHead, look: 'wide', cell: (event) => event.remark },
];
