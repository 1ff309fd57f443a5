import type { Reader } from '@fairlead/db';
import { readCurrentTerms } from '../../products';

/** How one network delivers and pays. */
interface NetworkFigures {
  readonly network: string;
  readonly running: number;
  /** Spend of its accepted reports that came since the moment that was asked for. */
  readonly deliveredMinor: number;
  readonly owed: number;
  readonly oldestDueAt: Date | null;
  readonly quarantined: number;
}

interface OfProduct {
  readonly productId: number;
  readonly running: number;
  readonly quarantined: number;
}

const OF_PRODUCTS = `
  select product_id as "productId", sum(running)::bigint as running, sum(quarantined)::bigint as quarantined
    from (
      select product_id, count(*) as running, 0 as quarantined from put_order where status = 'putting' group by product_id
      union all
      select o.product_id, 0, count(*) from waiting_reports() w join delivery_report r on r.id = w.id
        join put_order o on o.holder_id = r.holder_id and o.id = r.order_id group by o.product_id
    ) parts group by product_id`;

/** Along the index of the receipt: no more is read than came since. */
const DELIVERED = `
  select source as network, sum(spend_minor)::bigint as "deliveredMinor" from delivery_report
    where current and received_at >= $1 group by source`;

/**
 * Every network that ever delivered, by name. A pass over all open plans and over the reports since a moment: for a job
 * (docs/domain/overview.md#read-models).
 */
export const readNetworkFigures = async (reader: Reader, since: Date): Promise<NetworkFigures[]> => {
  const balances = await reader.query<Pick<NetworkFigures, 'network' | 'owed' | 'oldestDueAt'>>(
    'select network, owed_minor as owed, oldest_due_at as "oldestDueAt" from network_balance',
  );
  const delivered = await reader.query<Pick<NetworkFigures, 'network' | 'deliveredMinor'>>(DELIVERED, [
    since,
  ]);
  const products = await reader.query<OfProduct>(OF_PRODUCTS);
  const termsOf = await readCurrentTerms(
    reader,
    products.map(({ productId }) => productId),
  );
  const networkOf = ({ productId }: OfProduct): string => termsOf(productId)?.network ?? '';
  const names = new Set([
    ...[...balances, ...delivered].map(({ network }) => network),
    ...products.map(networkOf),
  ]);
  return [...names].toSorted().map((network) => {
    const own = products.filter((product) => networkOf(product) === network);
    const balance = balances.find((one) => one.network === network);
    return {
      network,
      running: own.reduce((sum, { running }) => sum + running, 0),
      deliveredMinor: delivered.find((one) => one.network === network)?.deliveredMinor ?? 0,
      owed: balance?.owed ?? 0,
      oldestDueAt: balance?.oldestDueAt ?? null,
      quarantined: own.reduce((sum, { quarantined }) => sum + quarantined, 0),
    };
  });
};
