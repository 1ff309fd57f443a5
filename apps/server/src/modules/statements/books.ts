import type { Books } from '@fairlead/contract';
import { booksCheck, desc, type Reader } from '@fairlead/db';
import { checkBooks, readControl, readHolderSums, readProgramme } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { JOBS_LATE_MS, readJobsRun } from './jobs-run';

const SHOWN = 20;

type Rule = Books['rules'][number]['rule'];
type Check = typeof booksCheck.$inferSelect;

/** The check's own words tell which rule they belong to; what none of these knows is of the stored balances. */
const WORDS: readonly (readonly [Rule, RegExp])[] = [
  ['zero_sum', /^all accounts/],
  ['never_negative', /is below zero/],
  ['house_covers_gifts', /^gifts: /],
  ['flow_equals_ledger', /the flow shows/],
  ['chains_verify', /chain|head/],
];

const ruleOf = (difference: string): Rule =>
  WORDS.find(([, words]) => words.test(difference))?.[0] ?? 'stored_equals_recomputed';

/** What the check looked at, each with what it found. */
const rulesOf = ({ differences, accounts, entries, gifts }: Check): Books['rules'] => {
  const checked: Readonly<Record<Rule, number>> = {
    zero_sum: accounts,
    never_negative: accounts,
    stored_equals_recomputed: accounts,
    chains_verify: entries,
    house_covers_gifts: gifts,
    flow_equals_ledger: entries,
  };
  return (Object.keys(checked) as Rule[]).map((rule) => {
    const found = differences.filter((difference) => ruleOf(difference) === rule);
    return { rule, passed: found.length === 0, checked: checked[rule], differences: found.slice(0, SHOWN) };
  });
};

const linesOf = (balances: Readonly<Record<string, number>>): Books['accounts'] =>
  Object.entries(balances).map(([account, balance]) => ({ account, balance }));

/** The books as of the last check, whether money may be written, and whether anybody keeps the deadlines. */
export const readBooks = async (reader: Reader, now: Date): Promise<Books> => {
  const [last] = await reader.orm.select().from(booksCheck).orderBy(desc(booksCheck.id)).limit(1);
  const control = await readControl(reader);
  return {
    checked_at: last?.time.toISOString() ?? null,
    passed: last?.passed ?? !control.writesStopped,
    alert: control.since === null ? null : { since: control.since.toISOString(), text: control.reason },
    money_writes: control.writesStopped ? 'stopped' : 'open',
    rules: last === undefined ? [] : rulesOf(last),
    jobs: await readJobsRun(reader, now, JOBS_LATE_MS.staff),
    accounts: [...linesOf(await readProgramme(reader)), ...linesOf(await readHolderSums(reader))],
  };
};

/** Checks the books now; a failure stops money writes, a check that passes lifts the stop. */
export const checkBooksNow = async ({ database, clock }: Services, staffId: number): Promise<Books> => {
  const { passed, time } = await checkBooks(database, () => clock.now());
  await database.transaction((tx) =>
    audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleBooks.check',
      subjectType: 'books',
      after: { passed },
      time,
    }),
  );
  return readBooks(database, time);
};
