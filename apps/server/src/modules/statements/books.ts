import { setTimeout } from 'node:timers/promises';
import type { Books } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { isChecking, type KeptCheck, readControl, readHolderSums, readProgramme } from '@fairlead/ledger';
import type { Backups, Services } from '../../http/services';
import { checkBooksLoudly } from '../../plugins/check-books';
import { readHolderRefs } from '../account';
import { audit } from '../audit';
import { readBooksState } from './books-state';
import { JOBS_LATE_MS, readJobsRun } from './jobs-run';

const SHOWN = 20;

type Rule = Books['rules'][number]['rule'];

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
const rulesOf = ({ differences, accounts, entries, gifts }: KeptCheck): Books['rules'] => {
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

const backupOf = (backups: Backups | undefined): Books['backup'] => {
  if (backups === undefined) return null;
  const { takenAt, isLate, fault } = backups.state();
  return { taken_at: takenAt?.toISOString() ?? null, late: isLate, fault };
};

/** The balance of every account; those of holders take a pass over all wallets. */
const readAccounts = async (reader: Reader): Promise<Books['accounts']> => [
  ...linesOf(await readProgramme(reader)),
  ...linesOf(await readHolderSums(reader)),
];

/** Whom the differences are about is told by the whole reading alone, which is on record (docs/domain/audit.md#readings). */
const withoutNames = (books: Books): Books => ({
  ...books,
  frozen: books.frozen.map((one) => ({ ...one, holder: null, reason: '' })),
  rules: books.rules.map((rule) => ({ ...rule, differences: [] })),
});

/**
 * The books as of the last finished check, whether money may be written, and whether anybody keeps the deadlines.
 * @param stateAlone what every page of the console asks for: without the balances of the accounts, and without whom the
 *   differences are about
 */
export const readBooks = async (
  { database: reader, clock, backups }: Pick<Services, 'database' | 'clock' | 'backups'>,
  stateAlone = false,
): Promise<Books> => {
  const now = clock.now();
  const { finished, fault, late, freezes, agree } = await readBooksState(reader, now);
  const control = await readControl(reader);
  const refOf = await readHolderRefs(
    reader,
    freezes.map(({ holderId }) => holderId),
  );
  const books: Books = {
    checked_at: finished?.time.toISOString() ?? null,
    passed: agree,
    fault,
    late,
    checking: await isChecking(reader),
    alert: control.since === null ? null : { since: control.since.toISOString(), text: control.reason },
    money_writes: control.writesStopped ? 'stopped' : 'open',
    frozen: freezes.map(({ holderId, reason, frozenAt, repairedAt }) => ({
      ...{ holder: refOf(holderId), reason },
      ...{ since: frozenAt.toISOString(), repaired_at: repairedAt?.toISOString() ?? null },
    })),
    rules: finished === undefined ? [] : rulesOf(finished),
    jobs: await readJobsRun(reader, now, JOBS_LATE_MS.staff),
    backup: backupOf(backups),
    accounts: stateAlone ? [] : await readAccounts(reader),
  };
  return stateAlone ? withoutNames(books) : books;
};

/** How long somebody waits for the result; a check of many entries takes minutes, and goes on. */
const WAIT_MS = 10_000;

const checkFor = async (services: Services, staffId: number): Promise<void> => {
  const { database, clock, log } = services;
  try {
    const outcome = await checkBooksLoudly(services);
    await database.transaction((tx) =>
      audit(tx, {
        actor: { type: 'staff', id: staffId },
        act: 'consoleBooks.check',
        subjectType: 'books',
        // Null where another node was at it already.
        after: { passed: outcome?.passed ?? null },
        time: outcome?.time ?? clock.now(),
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'the check of the books that staff asked for failed');
  }
};

/** Checks the books now, and answers with what is known of them once that is done, or goes on for long. */
export const checkBooksNow = async (services: Services, staffId: number): Promise<Books> => {
  const waited = new AbortController();
  await Promise.race([
    checkFor(services, staffId),
    setTimeout(WAIT_MS, undefined, { ref: false, signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
  return withoutNames(await readBooks(services));
};
