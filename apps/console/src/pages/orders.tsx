import { list } from '@fairlead/contract/calls/console-order';
import { ORDER_STATUSES } from '@fairlead/contract/enums';
import { useParams, useSearchParams } from 'react-router';
import type { RowOf } from '../api/use-call';
import { strings } from '../strings';
import { Beside } from '../ui/beside';
import type { Column } from '../ui/data-table';
import { HolderFilter } from '../ui/holder-filter';
import { HolderLink } from '../ui/links';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { useFilter, useHolderFilter } from '../ui/use-filter';
import { orderColumns } from './holder-columns';
import { PlanPanel } from './plan';

const columns = (search: string): readonly Column<RowOf<typeof list>>[] => [
  { head: strings.common.holder, cell: (order) => <HolderLink holder={order.holder} /> },
  ...orderColumns(search),
  { head: strings.orders.network, cell: (order) => order.network },
];

/** Plans of everyone, newest first; the chosen one stands beside the list. */
export const OrdersPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const status = useFilter('status', ORDER_STATUSES, '');
  const holder = useHolderFilter();
  return (
    <Page
      title={strings.orders.title}
      tools={
        <StateFilter
          label={strings.common.status}
          values={ORDER_STATUSES}
          value={status.value}
          onChange={status.setValue}
        />
      }
    >
      <HolderFilter {...holder} />
      <Beside chosen={id ? <PlanPanel key={id} id={id} /> : null}>
        <List
          call={list}
          request={{ status: status.value, holder_id: holder.id }}
          label={strings.orders.title}
          columns={columns(parameters.toString())}
          rowKey={(order) => order.id}
          isChosen={(order) => order.id === id}
          empty={strings.orders.empty}
        />
      </Beside>
    </Page>
  );
};
