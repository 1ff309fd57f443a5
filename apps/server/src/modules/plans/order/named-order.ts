import type { Reader } from '@fairlead/db';
import { findProductHead } from '../../products';

/** An order by the number that networks know it by. */
export interface NamedOrder {
  readonly id: number;
  readonly holderId: number;
  readonly network: string;
}

/** The order of a number, which ends in the order's id; undefined where there is none. */
export const findNamedOrder = async (reader: Reader, number: string): Promise<NamedOrder | undefined> => {
  const id = /^\d{6}-(\d{7,15})$/.exec(number)?.[1];
  if (id === undefined) return undefined;
  const [row] = await reader.query<{ id: number; holderId: number; productId: number }>(
    `select id, holder_id as "holderId", product_id as "productId" from put_order where id = $1 and number = $2`,
    [Number(id), number],
  );
  const product = row && (await findProductHead(reader, row.productId));
  return row && product && { id: row.id, holderId: row.holderId, network: product.network };
};
