import { DAYS, dayOf, entryOn, type Files, HOLDER, type SignedHistory } from './signed-history';

/** The 18th of January 2026, a day on which everything happens: 44 days before the last. */
export const CHANGED = 370;
/** A day of a month in which nothing happened. */
const QUIET = 150;
const [SEQ, LAST] = [entryOn(CHANGED), entryOn(DAYS - 5)];

/** Changes the past; answers the files that come of it where those are not what the programme hands out then. */
export type Play = (past: SignedHistory) => Promise<void> | Promise<Files>;

const entries = (condition: string, set: string): string =>
  `update ledger.transaction set ${set} where holder_id = ${HOLDER} and ${condition}`;

/** A file of the month with something else in it. */
const rewrittenFile = async (
  past: SignedHistory,
  rewrite: (statement: MonthFile) => object,
): Promise<Files> => {
  const { statement, days } = await past.filesOf(CHANGED);
  return { statement: JSON.stringify(rewrite(JSON.parse(statement) as MonthFile)), days };
};

interface MonthFile {
  readonly opening: object;
  readonly roots: readonly { readonly day: string }[];
  readonly records: Readonly<Record<'acts' | 'chat' | 'reports', RecordsFile>>;
}
interface RecordsFile {
  readonly before: { readonly sequence: number; readonly head: string };
  readonly links: readonly { readonly sequence: number; readonly hash: string }[];
}

/** As if the first link of a chain were one of before the month. */
const hideFirst = ({ before, links: [first, ...links] }: RecordsFile): RecordsFile =>
  first === undefined ? { before, links } : { before: { sequence: first.sequence, head: first.hash }, links };

/** As if nothing had happened since the month began. */
const nothingSince = ({ before }: RecordsFile): RecordsFile => ({ before, links: [] });

const LOWER_BALANCES = 'available_after = available_after - 4000, total_after = total_after - 4000';

/** What leaves all hashes and signatures as they are: balances, and what a file or the program does not show. */
export const HIDDEN: readonly (readonly [act: string, play: Play])[] = [
  [
    'all balances made smaller, no hash touched',
    ({ superuser }) => superuser.change(entries('true', LOWER_BALANCES)),
  ],
  [
    'the balances of a month without entries made smaller',
    async (past) => {
      await past.superuser.change(entries('true', LOWER_BALANCES));
      return past.filesOf(QUIET);
    },
  ],
  [
    'entries of the month dated before it, their places removed',
    ({ superuser }) =>
      superuser.change(
        `${entries(`time >= '2026-01-01' and time < '2026-02-01'`, "time = '2025-12-31T12:00:00Z'")};
         delete from root_place where day >= '2026-01-01' and day < '2026-02-01'`,
      ),
  ],
  [
    'a message of the month counted to what was before it',
    (past) =>
      rewrittenFile(past, ({ records, roots, ...rest }) => ({
        ...rest,
        records: { ...records, chat: hideFirst(records.chat) },
        roots: roots.slice(0, 1),
        days: [],
      })),
  ],
  [
    'the rest of the month and its signed days withdrawn',
    async ({ superuser }) => {
      for (let seq = LAST; seq > SEQ; seq -= 1) await superuser.removeEntry(HOLDER, seq);
      await superuser.change(
        `delete from record_link where time >= '${dayOf(CHANGED + 1)}';
         delete from daily_root where day > '${dayOf(CHANGED)}'; delete from root_place where day > '${dayOf(CHANGED)}'`,
      );
    },
  ],
  [
    'all of the month left out of the file, but for where it begins',
    (past) =>
      rewrittenFile(past, ({ opening, records, roots, ...rest }) => ({
        ...rest,
        ...{ opening, closing: opening, entries: [], days: [] },
        records: {
          acts: nothingSince(records.acts),
          chat: nothingSince(records.chat),
          reports: nothingSince(records.reports),
        },
        roots: roots.slice(-1),
      })),
  ],
];
