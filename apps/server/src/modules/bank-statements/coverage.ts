import type { Reader } from '@fairlead/db';
import { readProgramme, sumBankEntries } from '@fairlead/ledger';
import { type DifferingDay, listDifferingDays } from './differing-days';
import { BORNE_BY_HOUSE, WITHOUT_LINE } from './open-rows';
import { TOTAL_MINOR_MAX } from './statement';

/** What no statement says of a time between two of them. */
export interface Gap {
  readonly account: string;
  /** The last day before it that is known, and the first after it. */
  readonly after: string;
  readonly before: string;
  /** By how much the balance changed meanwhile. */
  readonly amountMinor: number;
}

interface Span {
  readonly account: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly openingMinor: number;
  readonly closingMinor: number;
  /** Of all lines of the account that were booked before it begins. */
  readonly bookedBefore: number;
}

/** As far as figures are exact: what was kept before the import had a bound may be past it, and the page stands all the same. */
const bounded = (minor: number): number => Math.max(-TOTAL_MINOR_MAX, Math.min(TOTAL_MINOR_MAX, minor));
const boundedSum = (sum: string): string =>
  `greatest(least(coalesce(${sum}, 0), ${TOTAL_MINOR_MAX}), -${TOTAL_MINOR_MAX})::bigint`;

/** Whether anybody ever imported what a bank says: before that, no line says nothing. */
export const hasStatements = async (reader: Reader): Promise<boolean> =>
  (await reader.query('select from bank_statement limit 1')).length > 0;

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);

/**
 * Where statements of one account leave days out, or begin with another balance than the lines before them give.
 * @param spans of one account, the earliest beginning first
 */
const findGaps = ([first, ...spans]: readonly Span[]): readonly Gap[] => {
  if (first === undefined) return [];
  const gaps: Gap[] = [];
  // What lines do not explain: what was there before the first, and what the gaps so far changed.
  let unexplained = first.openingMinor - first.bookedBefore;
  let latest = first;
  for (const span of spans) {
    const isMissing = span.fromDay > dayAfter(latest.untilDay);
    // One of several of a day begins in the midst of it, with what the one before it closed with.
    const goesOn = !isMissing && span.openingMinor === latest.closingMinor;
    const amountMinor = goesOn ? 0 : bounded(span.openingMinor - unexplained - span.bookedBefore);
    if (amountMinor !== 0 || isMissing) {
      gaps.push({ account: span.account, after: latest.untilDay, before: span.fromDay, amountMinor });
      unexplained += amountMinor;
    }
    if (span.untilDay >= latest.untilDay) latest = span;
  }
  return gaps;
};

/** In one walk over days and statements: asked statement by statement, each would add up all lines before it. */
const readSpans = (reader: Reader): Promise<readonly Span[]> =>
  reader.query<Span>(
    `with known as (
        select id, account, from_day, until_day, opening_minor, closing_minor, 0 as booked_minor from bank_statement
        union all
        select null, account, booked_on, null, null, null, sum(amount_minor) from bank_line group by account, booked_on
      ), added as (
        select *, sum(booked_minor) over (partition by account order by from_day
            groups between unbounded preceding and 1 preceding) as before_minor
          from known
      )
      select account, from_day::text as "fromDay", until_day::text as "untilDay", opening_minor as "openingMinor",
          closing_minor as "closingMinor", ${boundedSum('before_minor')} as "bookedBefore"
        from added where id is not null order by account, from_day, until_day, id`,
  );

/** What the statements of all accounts cover. */
export type Spans = () => Promise<readonly Span[]>;

/** The statements for whoever may ask of several runs: read at the first question, and once for all of them. */
export const spansOf = (reader: Reader): Spans => {
  let spans: Promise<readonly Span[]> | undefined;
  return () => {
    spans ??= readSpans(reader);
    return spans;
  };
};

/**
 * Whether the statements of an account leave nothing out from one day until another: what has no line by then was not booked.
 * Days without a statement count where the balance did not change meanwhile: many a bank sends none for such days.
 */
export const isCovered = async (
  readAll: Spans,
  account: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<boolean> => {
  const spans = (await readAll()).filter((span) => span.account === account);
  const isKnown =
    spans.some(({ fromDay }) => fromDay <= from) && spans.some(({ untilDay }) => untilDay >= until);
  return (
    isKnown &&
    findGaps(spans).every(
      ({ after, before, amountMinor }) => amountMinor === 0 || before < from || after > until,
    )
  );
};

/** Rows that nothing on the other side answers. */
export interface Unanswered {
  readonly count: number;
  readonly inMinor: number;
  readonly outMinor: number;
}

/** Rows of a table by their number and what came in and went out. */
const sumsOf = async (reader: Reader, from: string): Promise<Unanswered> => {
  const [row] = await reader.query<Unanswered>(
    `select count(*) as count, ${boundedSum('sum(amount_minor) filter (where amount_minor > 0)')} as "inMinor",
        ${boundedSum('-sum(amount_minor) filter (where amount_minor < 0)')} as "outMinor" from ${from}`,
  );
  return row ?? { count: 0, inMinor: 0, outMinor: 0 };
};

const without = (all: Unanswered, answered: Unanswered): Unanswered => ({
  count: all.count - answered.count,
  inMinor: all.inMinor - answered.inMinor,
  outMinor: all.outMinor - answered.outMinor,
});

/** What the banks say against what the ledger says. */
export interface Coverage {
  /** The day until which all accounts are known that hold anything; null before the first statement. */
  readonly day: string | null;
  readonly accounts: readonly {
    readonly account: string;
    readonly day: string;
    readonly closingMinor: number;
  }[];
  readonly closingMinor: number;
  /** The ledger's cash, less what the banks state. */
  readonly differenceMinor: number;
  /** Entries of the ledger without a line. */
  readonly entries: Unanswered;
  /** How many of them are of a day that all accounts are known of: a statement should have their line. */
  readonly entriesMissingLine: number;
  /** Lines that no entry claims. */
  readonly lines: Unanswered;
  /** What no line explains: balances from before the first statement, and those that gaps changed. */
  readonly carriedInMinor: number;
  /** Lines that two statements word differently. */
  readonly differingLines: number;
  /** Days that statements of one account end with different balances. */
  readonly differingDays: readonly DifferingDay[];
  readonly gaps: readonly Gap[];
  /** What the house bore of withdrawals that a bank paid though they had ended: no part of the difference. */
  readonly borneByHouseMinor: number;
}

/** An account that its last statement leaves empty holds back no other: one that was given up gets no more statements. */
const knownUntil = (last: readonly Span[]): string | null => {
  const sorted = last.toSorted((a, b) => a.untilDay.localeCompare(b.untilDay));
  return (sorted.find(({ closingMinor }) => closingMinor !== 0) ?? sorted.at(-1))?.untilDay ?? null;
};

/**
 * Entries without a line until the end (UTC) of the day until which all accounts are known. An entry names no account, so the
 * account whose statements end first speaks for all: what was posted later may still get its line.
 */
const countMissing = async (reader: Reader, day: string | null): Promise<number> => {
  if (day === null) return 0;
  const [row] = await reader.query<{ count: number }>(
    `select count(*) as count from ledger.bank_entries() e where ${WITHOUT_LINE} and e.time < $1::timestamptz`,
    [`${dayAfter(day)}T00:00:00Z`],
  );
  return row?.count ?? 0;
};

const lastOf = (spans: readonly Span[]): Span[] => {
  const last = new Map<string, Span>();
  for (const span of spans) {
    const known = last.get(span.account);
    if (known === undefined || span.untilDay >= known.untilDay) last.set(span.account, span);
  }
  return [...last.values()];
};

/**
 * The last statement of each account against the ledger's cash:
 * `difference = entries without a line − lines without an entry − what no line explains`.
 * @param reader a snapshot
 */
export const readCoverage = async (reader: Reader): Promise<Coverage> => {
  const spans = await readSpans(reader);
  const last = lastOf(spans);
  const day = knownUntil(last);
  const { bank } = await readProgramme(reader);
  const [lines, openLines, linked] = [
    await sumsOf(reader, 'bank_line'),
    await sumsOf(reader, 'bank_line l where not exists (select from bank_match m where m.line_id = l.id)'),
    await sumsOf(reader, 'bank_match'),
  ];
  const [differing] = await reader.query<{ count: number }>(
    'select count(distinct line_id) as count from bank_wording',
  );
  const borne = await sumsOf(reader, `ledger.bank_entries() e where ${BORNE_BY_HOUSE}`);
  const closingMinor = bounded(last.reduce((sum, span) => sum + span.closingMinor, 0));
  return {
    day,
    accounts: last.map(({ account, untilDay, closingMinor: minor }) => ({
      ...{ account, day: untilDay, closingMinor: minor },
    })),
    closingMinor,
    // Not −bank: where nothing ever moved that would be −0.
    differenceMinor: bounded(0 - bank - closingMinor),
    entries: without(await sumBankEntries(reader), linked),
    entriesMissingLine: await countMissing(reader, day),
    lines: openLines,
    carriedInMinor: bounded(closingMinor - lines.inMinor + lines.outMinor),
    differingLines: differing?.count ?? 0,
    differingDays: await listDifferingDays(reader),
    gaps: last.flatMap(({ account }) => findGaps(spans.filter((span) => span.account === account))),
    borneByHouseMinor: borne.outMinor,
  };
};
