import type { Reader, RecordHeads } from '@fairlead/db';
import type { Leaf } from './merkle';

/** Of which day the leaves are: where the programme's own chain stood, on days whose leaves hold more than money. */
export interface LeafTerms {
  readonly until: Date;
  readonly leafFormat: number;
  readonly programmeEntries: number | null;
  readonly programmeHead: Buffer | null;
}

const MONEY = `
  select w.holder_id as "holderId", t.seq, encode(t.hash, 'hex') as head
    from ledger.wallet w, lateral (
      select seq, hash from ledger.transaction
        where holder_id = w.holder_id and time < $1 order by seq desc limit 1
    ) t order by w.holder_id`;

const headOf = (chain: keyof RecordHeads): string => `
  coalesce((
    select jsonb_build_object('sequence', seq, 'head', encode(hash, 'hex')) from record_link
      where holder_id = w.holder_id and chain = '${chain}' and time < $1 order by seq desc limit 1
  ), jsonb_build_object('sequence', 0, 'head', encode(record_genesis('${chain}', w.holder_id), 'hex')))`;

const ALL = `
  select * from (
    select w.holder_id as "holderId", coalesce(t.seq, 0) as seq,
        encode(coalesce(t.hash, ledger.genesis(w.holder_id)), 'hex') as head,
        jsonb_build_object('acts', ${headOf('acts')}, 'chat', ${headOf('chat')}, 'reports', ${headOf('reports')}) as records
      from ledger.wallet w left join lateral (
        select seq, hash from ledger.transaction
          where holder_id = w.holder_id and time < $1 order by seq desc limit 1
      ) t on true
  ) l
  where seq > 0 or jsonb_path_exists(records, '$.*.sequence ? (@ > 0)') order by "holderId"`;

const NOTHING = { sequence: 0, head: '0'.repeat(64) };

/** The programme's own leaf: its entries that touch no holder, and the whole record of acts. */
const readProgramme = async (reader: Reader, terms: LeafTerms): Promise<Leaf> => {
  const [acts] = await reader.query<RecordHeads['acts']>(
    `select id as sequence, encode(hash, 'hex') as head from audit_entry where time < $1 order by id desc limit 1`,
    [terms.until],
  );
  return {
    holderId: 0,
    seq: terms.programmeEntries ?? 0,
    head: terms.programmeHead?.toString('hex') ?? NOTHING.head,
    records: { acts: acts ?? NOTHING, chat: NOTHING, reports: NOTHING },
  };
};

/**
 * Where every holder's chains stood before a moment, in the order of the holders; whose chains were all empty is not among
 * them. The past stays, so that the same moment gives the same leaves for good.
 */
export const readLeaves = async (reader: Reader, terms: LeafTerms): Promise<Leaf[]> =>
  terms.leafFormat === 1
    ? reader.query<Leaf>(MONEY, [terms.until])
    : [await readProgramme(reader, terms), ...(await reader.query<Leaf>(ALL, [terms.until]))];
