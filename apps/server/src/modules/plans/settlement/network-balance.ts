import type { Reader } from '@fairlead/db';

/** Whether any product was ever delivered by a network of this name. */
export const isNetworkOfProducts = async (reader: Reader, network: string): Promise<boolean> =>
  (await reader.query('select from product where network = $1 limit 1', [network])).length > 0;

/** What the programme owes a network for delivery: billed for its orders, less what was paid. */
export const readMediaOwed = async (reader: Reader, network: string): Promise<number> => {
  const [row] = await reader.query<{ owed: number }>(
    'select media_owed_minor as owed from network_balance where network = $1',
    [network],
  );
  return row?.owed ?? 0;
};
