import { list } from '@fairlead/contract/calls/plans-staff';
import { ORDER_STATUSES } from '@fairlead/contract/enums';
import { useParams, useSearchParams } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { Beside } from '../../shared/ui/beside';
import type { Column } from '../../shared/ui/data-table';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { HolderLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { PlanPanel } from './plan';
import { planColumns } from './plan-columns';
import { planStrings } from './strings';

const columns = (search: string): readonly Column<RowOf<typeof list>>[] => [
  { head: strings.common.holder, cell: (order) => <HolderLink holder={order.holder} /> },
  ...planColumns(search),
  { head: planStrings.network, cell: (order) => order.network },
];

/** Plans of everyone, newest first; the chosen one stands beside the list. */
export const PlansPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const status = useFilter('status', ORDER_STATUSES, '');
  const holder = useHolderFilter();
  return (
    <Page
      title={planStrings.title}
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
          label={planStrings.title}
          columns={columns(parameters.toString())}
          rowKey={(order) => order.id}
          isChosen={(order) => order.id === id}
          empty={planStrings.empty}
        />
      </Beside>
    </Page>
  );
};
