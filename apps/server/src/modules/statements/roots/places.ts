import { and, dailyRoot, desc, eq, gte, lt, type Reader, rootPlace, type Tx } from '@fairlead/db';
import { type Leaf, proofOf, type Tree } from './merkle';

/** The tree of one day, over these leaves. */
export interface Planted {
  readonly leaves: readonly Leaf[];
  readonly tree: Tree;
}

const lengthsOf = ({ seq, records }: Leaf): string =>
  [seq, records?.acts.sequence, records?.chat.sequence, records?.reports.sequence].join();

/** So many places in one statement to the database. */
const AT_ONCE = 5_000;

/**
 * Keeps the place of each holder whose chain grew since the day before. A statement then proves that its chain stood so
 * when that day was signed: with the newest day alone, an entry could be rewritten until its month is over, and no list
 * of signed days that somebody kept would show it.
 */
export const keepPlaces = async (
  tx: Tx,
  day: string,
  { leaves, tree }: Planted,
  before: readonly Leaf[],
): Promise<void> => {
  const known = new Map(before.map((leaf) => [leaf.holderId, lengthsOf(leaf)]));
  const grown = leaves.flatMap((leaf, index) =>
    known.get(leaf.holderId) === lengthsOf(leaf) ? [] : [{ ...leaf, index }],
  );
  for (let from = 0; from < grown.length; from += AT_ONCE) {
    const some = grown.slice(from, from + AT_ONCE);
    await tx.query(
      `insert into root_place (holder_id, day, leaf_index, seq, head, proof, records)
        select holder_id, $1, leaf_index, seq, decode(head, 'hex'), decode(proof, 'hex'), records::jsonb
          from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[])
            as p(holder_id, leaf_index, seq, head, proof, records)`,
      [
        day,
        some.map(({ holderId }) => holderId),
        some.map(({ index }) => index),
        some.map(({ seq }) => seq),
        some.map(({ head }) => head),
        some.map(({ index }) => proofOf(tree, index).join('')),
        some.map(({ records }) => (records === undefined ? null : JSON.stringify(records))),
      ],
    );
  }
};

/** A holder's places that were kept before a day, from that entry of its chain on; with their days, newest first. */
export const readPlaces = (reader: Reader, holderId: number, fromSeq: number, beforeDay: string) =>
  reader.orm
    .select({ row: dailyRoot, place: rootPlace })
    .from(rootPlace)
    .innerJoin(dailyRoot, eq(dailyRoot.day, rootPlace.day))
    .where(and(eq(rootPlace.holderId, holderId), gte(rootPlace.seq, fromSeq), lt(rootPlace.day, beforeDay)))
    .orderBy(desc(rootPlace.day));

/** The neighbours of a proof as kept, 32 bytes each. */
export const neighboursOf = (proof: Buffer): string[] => proof.toString('hex').match(/.{64}/g) ?? [];
