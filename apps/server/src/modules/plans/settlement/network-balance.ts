import type { Reader } from '@fairlead/db';

/** What the programme owes a network for delivery: billed for its orders, less what was paid. */
export const readMediaOwed = async (reader: Reader, network: string): Promise<number> => {
  const [row] = await reader.query<{ owed: number }>(
    'select media_owed_minor as owed from network_balance where network = $1',
    [network],
  );
  return row?.owed ?? 0;
};
