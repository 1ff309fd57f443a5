import type { Call, CallOf, ProposalKind, ResponseOf } from '@fairlead/contract';
import { type Answer, done } from '../../http/answer';
import { mayRead } from '../../http/may-read';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { readHolderNames } from '../account';
import { mayReadKind } from '../proposals';

type Found = ResponseOf<CallOf<'consoleSearch.find'>>;
type Kind = Found['results'][number]['kind'];

interface Search {
  /** The list of this kind: whoever may read it finds in it. */
  readonly list: Call;
  /** A function of the database: what answers to what was typed, how it is called, and how well it fits (0 exactly). */
  readonly found: `found_${string}` | `ledger.found_${string}`;
}

/** What can be looked for in all matters, in the order in which what fits equally well is shown. */
export type Searches = Readonly<Record<Kind, Search>>;

interface Row {
  readonly kind: Kind;
  readonly id: number;
  readonly holder_id: number | null;
  readonly title: string;
  readonly detail: string;
  readonly state: string | null;
  readonly amount_minor: number | null;
}

/** As many as can be taken in at one look. */
const SHOWN_MAX = 20;

/**
 * What of a find this person may read: a proposal that states what they may not read answers to its own number alone, and is
 * called by it (docs/domain/proposals.md#who-reads-it). Its detail is its kind.
 */
const readablePart = (row: Row, typed: string, { roles }: StaffCaller): Row[] => {
  if (row.kind !== 'proposal' || mayReadKind(roles, row.detail as ProposalKind)) return [row];
  return typed === String(row.id) ? [{ ...row, title: typed }] : [];
};

/** Anything that answers to what was typed, of the kinds that this person may read; best fit first, then the newest. */
export const findAnything = async (
  { database }: Services,
  searches: Searches,
  caller: StaffCaller,
  query: string,
): Promise<Answer<Found>> => {
  const kinds = (Object.keys(searches) as Kind[]).filter((kind) =>
    mayRead(caller.roles, searches[kind].list),
  );
  const typed = query.trim();
  if (typed === '' || kinds.length === 0) return done({ results: [] });
  const each = kinds.map(
    (kind, place) => `(select '${kind}' as kind, ${place} as place, f.* from ${searches[kind].found}($1) f
      order by f.rank, f.id desc limit ${SHOWN_MAX})`,
  );
  const found = await database.query<Row>(
    `select * from (${each.join(' union all ')}) found order by rank, place, id desc limit ${SHOWN_MAX}`,
    [typed],
  );
  const rows = found.flatMap((row) => readablePart(row, typed, caller));
  const nameOf = await readHolderNames(
    database,
    rows.flatMap(({ holder_id: id }) => id ?? []),
  );
  const results = rows.map(({ kind, title, detail, state, ...row }) => ({
    ...{ kind, title, detail, state, amount_minor: row.amount_minor, id: String(row.id) },
    holder_id: row.holder_id === null ? null : String(row.holder_id),
    holder: row.holder_id === null ? null : nameOf(row.holder_id).username,
  }));
  return done({ results });
};
