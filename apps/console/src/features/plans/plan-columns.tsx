import type { Order } from '@fairlead/contract';
import { strings } from '../../shared/lib/strings';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money, Share } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { planStrings } from './strings';

/** The columns of a plan that both the holder's page and the list of all plans show. */
export const planColumns: readonly Column<Order>[] = [
  { head: planStrings.made, sort: 'created_at', cell: (order) => <Moment at={order.created_at} /> },
  {
    head: planStrings.number,
    cell: (order) => (
      <EntryLink className="code code--whole" path="/plans" id={order.id}>
        {order.number}
      </EntryLink>
    ),
  },
  { head: strings.common.status, cell: (order) => <StateTag state={order.status} /> },
  {
    head: planStrings.product,
    cell: (order) => (
      <span className="figures">
        {order.product.title} {order.demo ? <span className="tag">{strings.common.demo}</span> : null}
      </span>
    ),
  },
  {
    head: planStrings.put,
    look: 'end',
    sort: 'amount',
    cell: (order) => <Money amountMinor={order.amount} />,
  },
  { head: planStrings.billed, look: 'end', cell: (order) => <Money amountMinor={order.billed} /> },
  { head: planStrings.progress, look: 'end', cell: (order) => <Share bp={order.progress_bp} /> },
];
