import type { Books } from '@fairlead/contract';
import { booksCheck, desc, type Reader } from '@fairlead/db';
import { checkBooks, readControl, readProgramme } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { audit } from '../audit';

const SHOWN = 20;

interface Counts {
  readonly accounts: number;
  readonly entries: number;
}

const readCounts = async (reader: Reader): Promise<Counts> => {
  const [row] = await reader.query<Counts>(
    `select (select count(*) from ledger.sub_account) + (select count(*) from ledger.wallet)
         + (select count(*) from ledger.programme_account) as accounts,
       (select count(*) from ledger.transaction) as entries`,
  );
  return row ?? { accounts: 0, entries: 0 };
};

const isOfSum = (difference: string): boolean => difference.startsWith('all accounts');
const isOfChain = (difference: string): boolean => /chain|head/.test(difference);

/** What the check looked at, each with what it found: the check's own words tell which rule they belong to. */
const rulesOf = (differences: readonly string[], { accounts, entries }: Counts): Books['rules'] => {
  const rule = (name: Books['rules'][number]['rule'], checked: number, found: readonly string[]) => ({
    rule: name,
    passed: found.length === 0,
    checked,
    differences: found.slice(0, SHOWN),
  });
  const others = differences.filter((difference) => !isOfSum(difference) && !isOfChain(difference));
  return [
    rule('zero_sum', accounts, differences.filter(isOfSum)),
    rule('stored_equals_recomputed', accounts, others),
    rule('chains_verify', entries, differences.filter(isOfChain)),
  ];
};

const readHolderSums = (reader: Reader): Promise<{ account: string; balance: number }[]> =>
  reader.query(
    `select k.kind as account, coalesce(sum(k.balance), 0)::bigint as balance
       from ledger.wallet w, lateral (values (1, 'available', w.available), (2, 'held', w.held),
         (3, 'escrow', w.escrow), (4, 'settling', w.settling), (5, 'withdrawing', w.withdrawing),
         (6, 'promo', w.promo), (7, 'start_up', w.start_up), (8, 'start_up_running', w.start_up_running)
       ) k (place, kind, balance) group by k.place, k.kind order by k.place`,
  );

/** The books as of the last check, and whether money may be written. */
export const readBooks = async (reader: Reader): Promise<Books> => {
  const [last] = await reader.orm.select().from(booksCheck).orderBy(desc(booksCheck.id)).limit(1);
  const control = await readControl(reader);
  const programme = Object.entries(await readProgramme(reader)).map(([account, balance]) => ({
    account,
    balance,
  }));
  return {
    checked_at: last?.time.toISOString() ?? null,
    passed: last?.passed ?? !control.writesStopped,
    alert: control.since === null ? null : { since: control.since.toISOString(), text: control.reason },
    money_writes: control.writesStopped ? 'stopped' : 'open',
    rules: last === undefined ? [] : rulesOf(last.differences, await readCounts(reader)),
    accounts: [...programme, ...(await readHolderSums(reader))],
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
  return readBooks(database);
};
