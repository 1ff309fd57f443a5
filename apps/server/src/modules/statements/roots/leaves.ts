import type { Reader } from '@fairlead/db';
import type { Leaf } from './merkle';

/**
 * Where every holder's chain stood before a moment, in the order of the holders; who had no entry yet is not among
 * them. The past stays, so that the same moment gives the same leaves for good.
 */
export const readLeaves = (reader: Reader, until: Date): Promise<Leaf[]> =>
  reader.query<Leaf>(
    `select w.holder_id as "holderId", t.seq, encode(t.hash, 'hex') as head
      from ledger.wallet w, lateral (
        select seq, hash from ledger.transaction
          where holder_id = w.holder_id and time < $1 order by seq desc limit 1
      ) t order by w.holder_id`,
    [until],
  );
