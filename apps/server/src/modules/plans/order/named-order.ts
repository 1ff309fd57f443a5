import type { Reader } from '@fairlead/db';

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
  const [row] = await reader.query<NamedOrder>(
    `select o.id, o.holder_id as "holderId", p.network from put_order o join product p on p.id = o.product_id
       where o.id = $1 and o.number = $2`,
    [Number(id), number],
  );
  return row;
};
