import { outbox, retryOutbox } from '@fairlead/contract/calls/networks-reports';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { outboxStrings } from './strings';

type Item = RowOf<typeof outbox>;

const STATES = ['failed', 'waiting', 'sent'] as const;

const columns: readonly Column<Item>[] = [
  { head: outboxStrings.made, sort: 'created_at', cell: (item) => <Moment at={item.created_at} /> },
  {
    head: outboxStrings.kind,
    cell: (item) => <span className="figures">{outboxStrings.kinds[item.kind]}</span>,
  },
  {
    head: outboxStrings.plan,
    cell: (item) => (
      <EntryLink className="code code--whole" path="/plans" id={item.order_id}>
        {item.order_number}
      </EntryLink>
    ),
  },
  { head: outboxStrings.target, cell: (item) => item.target },
  { head: strings.common.state, cell: (item) => <StateTag state={item.state} /> },
  {
    head: outboxStrings.attempts,
    look: 'end',
    sort: 'attempts',
    cell: (item) => <Figure value={item.attempts} />,
  },
  { head: outboxStrings.next, cell: (item) => <Moment at={item.next_at} /> },
  { head: outboxStrings.error, look: 'wide', cell: (item) => item.last_error ?? strings.common.none },
];

const sendAgain = ({ id }: Item): Promise<unknown> => callApi(retryOutbox, { id });

const rowActs: RowActs<Item> = {
  record: 'outbox',
  acts: [
    {
      label: outboxStrings.retry,
      call: retryOutbox,
      isOpen: ({ state }) => state === 'failed',
      run: sendAgain,
      bulk: { fields: [], run: sendAgain },
    },
  ],
};

/** What leaves for the networks, what failed first. */
export const OutboxPage = () => (
  <CasePage
    title={outboxStrings.title}
    call={outbox}
    filters={[
      { name: 'state', values: STATES },
      { kind: 'network' },
      { kind: 'time', label: outboxStrings.made },
    ]}
    isCounted
    views="outbox"
    columns={columns}
    rowActs={rowActs}
    nameOf={(item) => item.order_number}
    empty={outboxStrings.empty}
  />
);
