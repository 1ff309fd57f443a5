import type { Call, CallOf, ProposalKind, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { FLOW_TYPES, type TimelineKind } from '@fairlead/vocabulary';
import { type Answer, done, type Refusal, refuse } from '../../http/answer';
import { mayRead } from '../../http/may-read';
import { cutPage, DEFAULT_LIMIT, isRefusal } from '../../http/page';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import { readHolder } from '../account';
import { readNoticeTitles } from '../notifications';
import { mayReadKind } from '../proposals';
import { readActorNames } from '../staff';

type Event = ResponseOf<CallOf<'consoleCase.timeline'>>['items'][number];

/** One matter's part of the time line. */
interface TimelineSource {
  readonly kind: TimelineKind;
  /** Whoever may read this list is told of it. */
  readonly list: Call;
  /** A function of the database: what happened to a holder before a place, newest first. */
  readonly told: `told_${string}` | `ledger.told_${string}`;
  /** Its parameters behind holder, place and number of rows. */
  readonly more?: readonly (readonly string[] | null)[];
}

/** Every matter's part, by the name of the source; what happened at one moment stands in this order. */
export type TimelineSources = Readonly<Record<string, TimelineSource>>;

/** A plan has hundreds of these, which its own page and the flow hold. */
const OF_REPORTS: readonly string[] = ['ad_billing', 'profit_sharing'];

/** Kinds of ledger entries that the time line tells one by one. */
export const TOLD_ENTRIES: readonly string[] = FLOW_TYPES.filter((kind) => !OF_REPORTS.includes(kind));

interface Row {
  readonly source: string;
  readonly place: number;
  readonly id: number;
  readonly time: Date;
  readonly what: string;
  readonly about: string;
  readonly amount_minor: number | null;
  readonly actor: string | null;
  readonly actor_id: number | null;
  readonly link_kind: string | null;
  readonly link_id: number | null;
}

/** Below which event a page begins: its time, the place of its source, its number there. */
interface Place {
  readonly time: Date;
  readonly place: number;
  readonly id: number;
}

const BEFORE_ALL: Place = { time: new Date('9999-12-31T00:00:00Z'), place: -1, id: 0 };

const writePlace = ({ time, place, id }: Row): string =>
  Buffer.from(JSON.stringify([time.toISOString(), place, id])).toString('base64url');

const readPlace = (cursor: string | undefined): Place | Refusal => {
  if (cursor === undefined) return BEFORE_ALL;
  const refusal = refuse('invalid_fields', { fields: { cursor: 'invalid_format' } });
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [time, place, id] = Array.isArray(parts) ? parts : [];
    const isGood = typeof time === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time);
    if (!isGood || Number.isNaN(Date.parse(time))) return refusal;
    if (!Number.isSafeInteger(place) || !Number.isSafeInteger(id) || id < 0) return refusal;
    return { time: new Date(time), place, id };
  } catch {
    return refusal;
  }
};

/** Numbers of one source at the very moment of the place: all where it comes later in the order, none where earlier. */
const belowOf = (place: number, start: Place): number => {
  if (place === start.place) return start.id;
  return place < start.place ? 0 : Number.MAX_SAFE_INTEGER;
};

/** A source with its name, and its place among those of one moment: the same whoever asks, so that a cursor stays good. */
interface Open extends TimelineSource {
  readonly name: string;
  readonly place: number;
}

const listEvents = (
  reader: Reader,
  sources: readonly Open[],
  holderId: number,
  start: Place,
  limit: number,
): Promise<Row[]> => {
  const values: unknown[] = [holderId, start.time, limit + 1];
  const parts = sources.map(({ name, place, told, more = [] }) => {
    values.push(belowOf(place, start), ...more);
    const first = values.length - more.length;
    const rest = more.map((_one, index) => `, $${first + 1 + index}::text[]`).join('');
    return `select '${name}' as source, ${place} as place, s.*
      from ${told}($1, $2, $${first}::bigint, $3::int${rest}) s`;
  });
  return reader.query<Row>(
    `select * from (${parts.join(' union all ')}) told order by "time" desc, place, id desc limit $3::int`,
    values,
  );
};

/** A plan's events keep that staff acted, and not who. */
const actorOf = ({ actor, actor_id: id }: Row, nameOf: (id: number | null) => string | null) =>
  actor === 'staff' ? (nameOf(id) ?? actor) : actor;

const shapeOf = (row: Row, kind: TimelineKind, actor: string | null): Event => ({
  id: `${row.source}.${row.id}`,
  kind,
  time: row.time.toISOString(),
  ...{ what: row.what, about: row.about, amount: row.amount_minor, actor },
  link:
    row.link_kind === null || row.link_id === null || row.link_id < 1
      ? null
      : { kind: row.link_kind, id: String(row.link_id) },
});

/** Without the words of a proposal that this person may not read (docs/domain/proposals.md#who-reads-it): `refused.topup`. */
const readablePart = (row: Row, { roles }: StaffCaller): Row => {
  const isOpen = row.link_kind !== 'proposal' || mayReadKind(roles, row.what.split('.')[1] as ProposalKind);
  return isOpen ? row : { ...row, about: '', amount_minor: null };
};

/** The sources whose lists this person may read; readings of staff only where they are asked for, since they would bury the rest. */
const openTo = (sources: TimelineSources, caller: StaffCaller, kind: TimelineKind | undefined): Open[] =>
  Object.entries(sources)
    .map(([name, source], place) => ({ ...source, name, place }))
    .filter(
      (source) =>
        (kind === undefined ? source.kind !== 'reading' : source.kind === kind) &&
        mayRead(caller.roles, source.list),
    );

/** Everything that happened on one account, newest first. */
export const listTimeline =
  (sources: TimelineSources): StaffUseCase<'consoleCase.timeline'> =>
  async ({ database, config }, caller, { id: holderId, kind, cursor, limit = DEFAULT_LIMIT }) => {
    if ((await readHolder(database, holderId)) === undefined) return refuse('no_such_data');
    const start = readPlace(cursor);
    if (isRefusal(start)) return start;
    const open = openTo(sources, caller, kind);
    if (open.length === 0) return done({ items: [], next_cursor: null });
    const rows = await listEvents(database, open, holderId, start, limit);
    const nameOf = await readActorNames(
      database,
      rows.map((row) => (row.actor === 'staff' ? row.actor_id : null)),
    );
    const titles = await readNoticeTitles(
      database,
      { config },
      rows.flatMap((row) => (row.link_kind === 'notice' && row.link_id !== null ? [row.link_id] : [])),
    );
    const kinds = new Map(open.map((source) => [source.name, source.kind]));
    const present = (row: Row): Event => {
      const about = row.link_kind === 'notice' ? titles.get(row.link_id ?? 0) : undefined;
      const told = about === undefined ? readablePart(row, caller) : { ...row, about };
      return shapeOf(told, kinds.get(row.source) ?? 'money', actorOf(row, nameOf));
    };
    return done(cutPage(rows, limit, present, writePlace)) satisfies Answer<unknown>;
  };
