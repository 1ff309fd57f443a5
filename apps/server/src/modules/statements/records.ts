import type { calls, ResponseOf } from '@fairlead/contract';
import { RECORD_CHAINS, type Reader } from '@fairlead/db';

type Records = ResponseOf<typeof calls.statement.exportFile>['records'];
type Part = Records['acts'];

const readPart = async (
  reader: Reader,
  holderId: number,
  chain: (typeof RECORD_CHAINS)[number],
  [from, to]: readonly [Date, Date],
): Promise<Part> => {
  const [before] = await reader.query<Part['before']>(
    `select coalesce(max(l.seq), 0) as sequence,
        encode(coalesce((array_agg(l.hash))[1], record_genesis($2, $1)), 'hex') as head
      from (select seq, hash from record_link
        where holder_id = $1 and chain = $2 and time < $3 order by seq desc limit 1) l`,
    [holderId, chain, from],
  );
  if (before === undefined) throw new Error('an aggregate gave no row');
  const links = await reader.query<Omit<Part['links'][number], 'time'> & { readonly time: Date }>(
    `select seq as sequence, time, content, encode(hash, 'hex') as hash from record_link
      where holder_id = $1 and chain = $2 and time >= $3 and time < $4 order by seq`,
    [holderId, chain, from, to],
  );
  return { before, links: links.map((link) => ({ ...link, time: link.time.toISOString() })) };
};

/** What staff did, chats and reports of a month, each as its chain with what it follows. */
export const readRecords = async (
  reader: Reader,
  holderId: number,
  from: Date,
  to: Date,
): Promise<Records> => {
  const parts: [string, Part][] = [];
  for (const chain of RECORD_CHAINS) parts.push([chain, await readPart(reader, holderId, chain, [from, to])]);
  return Object.fromEntries(parts) as Records;
};
