import type { ResponseOf } from '@fairlead/contract';
import { list as queue } from '@fairlead/contract/calls/console';
import { outbox, list as reports } from '@fairlead/contract/calls/networks-reports';
import type { read } from '@fairlead/contract/calls/overview';
import { list as remittances } from '@fairlead/contract/calls/plans-settlement';
import { list as plans } from '@fairlead/contract/calls/plans-staff';
import { list as products } from '@fairlead/contract/calls/products';
import type { ReactNode } from 'react';
import { strings } from '../../shared/lib/strings';
import { Age } from '../../shared/ui/age';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Figure, Money, Share } from '../../shared/ui/figures';
import { overviewStrings } from './strings';
import { Rows, Tile } from './tile';

type Overview = ResponseOf<typeof read>;
type Network = NonNullable<Overview['networks']>[number];
type Product = NonNullable<Overview['products']>[number];
type Agent = Overview['agents'][number];

const { networks: ofNetworks, products: ofProducts, agents: ofAgents } = overviewStrings;

/** A count that is nothing to look at while it is zero. */
const Warned = ({ value }: { value: number }) => (
  <span className={`figures ${value > 0 ? 'warned' : 'soft'}`}>{value}</span>
);

/** The rows of one network alone. */
const atNetwork = (path: string, network: string, narrowed: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...narrowed, network })}`;

const networkColumns: readonly Column<Network>[] = [
  {
    head: ofNetworks.network,
    cell: ({ network }) => (
      <Rows to={atNetwork('/house', network)} call={remittances}>
        {network}
      </Rows>
    ),
  },
  {
    head: ofNetworks.running,
    look: 'end',
    cell: ({ network, running }) => (
      <Rows to={atNetwork('/plans', network, { status: 'putting' })} call={plans}>
        <Figure value={running} />
      </Rows>
    ),
  },
  {
    head: ofNetworks.delivered,
    look: 'end',
    cell: ({ network, delivered }) =>
      delivered && (
        <Rows
          to={atNetwork('/reports', network, { state: 'accepted', since: delivered.since })}
          call={reports}
        >
          <Money amountMinor={delivered.spend} />
        </Rows>
      ),
  },
  {
    head: ofNetworks.owed,
    look: 'end',
    cell: ({ network, owed }) => (
      <Rows to={atNetwork('/house', network)} call={remittances}>
        <Money amountMinor={owed} />
      </Rows>
    ),
  },
  {
    head: ofNetworks.oldest,
    look: 'end',
    cell: ({ network, oldest_due_at: since }) =>
      since !== null && (
        <Rows to={atNetwork('/house', network)} call={remittances}>
          <Age since={since} />
        </Rows>
      ),
  },
  {
    head: ofNetworks.overdue,
    look: 'end',
    cell: ({ network, overdue }) => (
      <Rows to={atNetwork('/house', network)} call={remittances} className={overdue > 0 ? 'warned' : 'soft'}>
        <Money amountMinor={overdue} />
      </Rows>
    ),
  },
  {
    head: ofNetworks.quarantined,
    look: 'end',
    cell: ({ network, quarantined }) => (
      <Rows to={atNetwork('/reports', network, { state: 'quarantined' })} call={reports}>
        <Warned value={quarantined} />
      </Rows>
    ),
  },
  {
    head: ofNetworks.failed,
    look: 'end',
    cell: ({ network, failed }) => (
      <Rows to={atNetwork('/outbox', network, { state: 'failed' })} call={outbox}>
        <Warned value={failed} />
      </Rows>
    ),
  },
];

/** How networks deliver and pay. */
export const NetworksTile = ({ networks }: { networks: readonly Network[] }) => (
  <Tile title={ofNetworks.title} look="wide">
    {networks.length === 0 ? (
      <p className="soft">{ofNetworks.none}</p>
    ) : (
      <DataTable
        label={ofNetworks.title}
        columns={networkColumns}
        rows={networks}
        rowKey={({ network }) => network}
      />
    )}
  </Tile>
);

/** A figure over the settled plans of a product, which it opens; of `isLost` those that lost alone. */
const ofPlans = (
  head: string,
  figureOf: (product: Product) => ReactNode,
  isLost = false,
): Column<Product> => ({
  head,
  look: 'end',
  cell: (product) => (
    <Rows
      to={`/plans?status=settlement_successful&product=${product.id}${isLost ? '&result=loss' : ''}`}
      call={plans}
    >
      {figureOf(product)}
    </Rows>
  ),
});

const productColumns: readonly Column<Product>[] = [
  {
    head: ofProducts.product,
    cell: ({ id, title }) => (
      <Rows to={`/products/${id}`} call={products}>
        {title}
      </Rows>
    ),
  },
  ofPlans(ofProducts.settled, ({ settled }) => <Figure value={settled} />),
  ofPlans(ofProducts.median, ({ median_net_bp: bp }) =>
    bp === null ? strings.common.none : <Share bp={bp} />,
  ),
  ofPlans(
    ofProducts.lost,
    ({ lost, lost_share_bp: bp }) => (
      <>
        <Figure value={lost} />
        {bp === null ? null : (
          <>
            {' '}
            (<Share bp={bp} />)
          </>
        )}
      </>
    ),
    true,
  ),
  ofPlans(ofProducts.spent, ({ billed }) => <Money amountMinor={billed} />),
  ofPlans(ofProducts.earned, ({ revenue }) => <Money amountMinor={revenue} />),
];

/** What became of the plans of each product. */
export const ProductsTile = ({ products: rows }: { products: readonly Product[] }) => (
  <Tile title={ofProducts.title} note={ofProducts.note} look="wide">
    {rows.length === 0 ? (
      <p className="soft">{ofProducts.none}</p>
    ) : (
      <DataTable label={ofProducts.title} columns={productColumns} rows={rows} rowKey={({ id }) => id} />
    )}
  </Tile>
);

const agentColumns: readonly Column<Agent>[] = [
  {
    head: ofAgents.agent,
    cell: ({ id, username }) => (
      <Rows to={`/?staff=${id}`} call={queue}>
        {username}
      </Rows>
    ),
  },
  {
    head: ofAgents.waiting,
    look: 'end',
    cell: ({ id, waiting }) => (
      <Rows to={`/?staff=${id}`} call={queue}>
        <Figure value={waiting} />
      </Rows>
    ),
  },
  {
    head: ofAgents.oldest,
    look: 'end',
    cell: ({ id, oldest_at: since }) =>
      since !== null && (
        <Rows to={`/?staff=${id}`} call={queue}>
          <Age since={since} />
        </Rows>
      ),
  },
];

/** Who has taken, or proposed, how much of what waits. */
export const AgentsTile = ({ agents }: { agents: readonly Agent[] }) => (
  <Tile title={ofAgents.title}>
    {agents.length === 0 ? (
      <p className="soft">{ofAgents.none}</p>
    ) : (
      <DataTable label={ofAgents.title} columns={agentColumns} rows={agents} rowKey={({ id }) => id} />
    )}
  </Tile>
);
