import type { Reader } from '@fairlead/db';
import { readCurrentTerms } from '../../products';

/** How one network delivers and pays. */
interface NetworkFigures {
  readonly network: string;
  readonly running: number;
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

/** Every network that ever delivered, by name. A pass over all open plans: for a job. */
export const readNetworkFigures = async (reader: Reader): Promise<NetworkFigures[]> => {
  const balances = await reader.query<Pick<NetworkFigures, 'network' | 'owed' | 'oldestDueAt'>>(
    'select network, owed_minor as owed, oldest_due_at as "oldestDueAt" from network_balance',
  );
  const products = await reader.query<OfProduct>(OF_PRODUCTS);
  const termsOf = await readCurrentTerms(
    reader,
    products.map(({ productId }) => productId),
  );
  const networkOf = ({ productId }: OfProduct): string => termsOf(productId)?.network ?? '';
  const names = new Set([...balances.map(({ network }) => network), ...products.map(networkOf)]);
  return [...names].toSorted().map((network) => {
    const own = products.filter((product) => networkOf(product) === network);
    const balance = balances.find((one) => one.network === network);
    return {
      network,
      running: own.reduce((sum, { running }) => sum + running, 0),
      owed: balance?.owed ?? 0,
      oldestDueAt: balance?.oldestDueAt ?? null,
      quarantined: own.reduce((sum, { quarantined }) => sum + quarantined, 0),
    };
  });
};
