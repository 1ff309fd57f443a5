import { RECORD_CHAINS, type Reader, type RecordHeads } from '@fairlead/db';
import { readChainHeads } from '@fairlead/ledger';
import { readActsHead } from '../../audit';
import type { Leaf } from './merkle';

/** Of which day the leaves are: where the programme's own chain stood, on days whose leaves hold more than money. */
export interface LeafTerms {
  readonly until: Date;
  readonly leafFormat: number;
  readonly programmeEntries: number | null;
  readonly programmeHead: Buffer | null;
}

/** Where the chains of what is written about these holders stood before a moment, by holder. */
const readRecordHeads = async (
  reader: Reader,
  holderIds: readonly number[],
  until: Date,
): Promise<Map<number, RecordHeads>> => {
  const rows = await reader.query<{ holderId: number; records: RecordHeads }>(
    `select h.holder_id as "holderId", jsonb_object_agg(c.chain, jsonb_build_object('sequence', coalesce(l.seq, 0),
        'head', encode(coalesce(l.hash, record_genesis(c.chain, h.holder_id)), 'hex'))) as records
      from unnest($1::bigint[]) as h(holder_id) cross join unnest($2::text[]) as c(chain)
        left join lateral (
          select seq, hash from record_link
            where holder_id = h.holder_id and chain = c.chain and time < $3 order by seq desc limit 1
        ) l on true
      group by h.holder_id`,
    [holderIds, RECORD_CHAINS, until],
  );
  return new Map(rows.map(({ holderId, records }) => [holderId, records]));
};

const NOTHING = { sequence: 0, head: '0'.repeat(64) };

/** The programme's own leaf: its entries that touch no holder, and the whole record of acts. */
const readProgramme = async (reader: Reader, terms: LeafTerms): Promise<Leaf> => ({
  holderId: 0,
  seq: terms.programmeEntries ?? 0,
  head: terms.programmeHead?.toString('hex') ?? NOTHING.head,
  ...{ available: 0, total: 0 },
  records: {
    acts: (await readActsHead(reader, terms.until)) ?? NOTHING,
    chat: NOTHING,
    reports: NOTHING,
  },
});

const hasLinks = (records: RecordHeads): boolean =>
  RECORD_CHAINS.some((chain) => records[chain].sequence > 0);

/**
 * Where every holder's chains stood before a moment, in the order of the holders; whose chains were all empty is not among
 * them. The past stays, so that the same moment gives the same leaves for good.
 */
export const readLeaves = async (reader: Reader, terms: LeafTerms): Promise<Leaf[]> => {
  const heads = await readChainHeads(reader, terms.until);
  if (terms.leafFormat === 1) return heads.filter(({ seq }) => seq > 0);
  const holderIds = heads.map(({ holderId }) => holderId);
  const records = await readRecordHeads(reader, holderIds, terms.until);
  const begun = heads.flatMap((head): Leaf[] => {
    const own = records.get(head.holderId);
    return own !== undefined && (head.seq > 0 || hasLinks(own)) ? [{ ...head, records: own }] : [];
  });
  return [await readProgramme(reader, terms), ...begun];
};
