import type { Reader } from '@fairlead/db';

/** Where the record of acts stood before a moment: its last entry and that one's hash, hex; undefined where it was empty. */
export const readActsHead = async (
  reader: Reader,
  until: Date,
): Promise<{ readonly sequence: number; readonly head: string } | undefined> => {
  const [acts] = await reader.query<{ sequence: number; head: string }>(
    `select id as sequence, encode(hash, 'hex') as head from audit_entry where time < $1 order by id desc limit 1`,
    [until],
  );
  return acts;
};
