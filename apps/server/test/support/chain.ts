import type { Reader } from '@fairlead/db';
import { type ChainEntry, verifyChain } from '@fairlead/verifier';
import { expect } from 'vitest';

const ENTRIES = `select t.holder_id as "holderId", t.seq, t.id, t.kind, t.remark, t.time,
    t.link_kind as "linkKind", t.link_id as "linkId",
    t.available_delta as "availableDeltaMinor", t.total_delta as "totalDeltaMinor",
    t.available_after as "availableAfterMinor", t.total_after as "totalAfterMinor", encode(t.hash, 'hex') as hash,
    (select jsonb_agg(jsonb_build_object('from', from_kind, 'fromRef', from_ref, 'to', to_kind, 'toRef', to_ref,
        'amountMinor', amount_minor) order by number)
      from ledger.move m where m.holder_id = t.holder_id and m.seq = t.seq) as moves
  from ledger.transaction t where t.holder_id = $1 order by t.seq`;

/** A holder's whole chain as the verifier reads it. */
export const readChain = async (reader: Reader, holderId: number): Promise<ChainEntry[]> => {
  const rows = await reader.query<Omit<ChainEntry, 'time'> & { readonly time: Date }>(ENTRIES, [holderId]);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
};

/** The chain of a holder verifies by the offline verifier, to the end that the wallet names. */
export const expectChain = async (reader: Reader, holderId: number): Promise<void> => {
  const [end] = await reader.query<{ seq: number; hash: string }>(
    "select seq, encode(head, 'hex') as hash from ledger.wallet where holder_id = $1",
    [holderId],
  );
  if (end === undefined) throw new Error(`holder ${holderId} has no wallet`);
  expect(await verifyChain(holderId, await readChain(reader, holderId), { end })).toEqual([]);
};
