import { list } from '@fairlead/contract/calls/plans-staff';
import { ORDER_OUTCOMES, ORDER_STATUSES } from '@fairlead/vocabulary';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { HolderLink } from '../../shared/ui/links';
import { PlanPanel } from './plan';
import { planColumns } from './plan-columns';
import { planStrings } from './strings';

const columns: readonly Column<RowOf<typeof list>>[] = [
  { head: strings.common.holder, cell: (order) => <HolderLink holder={order.holder} /> },
  ...planColumns,
  { head: planStrings.network, cell: (order) => order.network },
];

/** Plans of everyone, newest first; the chosen one stands beside the list. */
export const PlansPage = () => (
  <CasePage
    title={planStrings.title}
    call={list}
    filters={[
      { name: 'status', label: strings.common.status, values: ORDER_STATUSES },
      { kind: 'network' },
      { kind: 'product' },
      {
        name: 'result',
        label: planStrings.result,
        values: ORDER_OUTCOMES,
        labelOf: (result) => planStrings.results[result],
      },
      {
        name: 'network_task',
        label: planStrings.task,
        values: ['open'] as const,
        labelOf: () => planStrings.taskOpen,
      },
      { kind: 'amount', label: planStrings.put },
      { kind: 'time', label: planStrings.made },
    ]}
    ofHolder
    isCounted
    amountOf={({ amount }) => amount}
    views="plans"
    presets={[{ name: strings.common.all, query: '' }, ...planStrings.views]}
    columns={columns}
    panel={(id) => <PlanPanel key={id} id={id} />}
    empty={planStrings.empty}
  />
);
