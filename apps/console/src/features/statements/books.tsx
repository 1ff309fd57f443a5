import type { Books } from '@fairlead/contract';
import { check, read } from '@fairlead/contract/calls/statements-books';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings, words } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Failure } from '../../shared/ui/failure';
import { Count, Money, writtenTime } from '../../shared/ui/figures';
import { Facts, Page, Panel } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { FrozenHolders } from './frozen-holders';
import { ProgrammeEntries } from './programme-entries';
import { bookStrings } from './strings';

const ruleColumns: readonly Column<Books['rules'][number]>[] = [
  { head: bookStrings.rule, cell: (rule) => words(rule.rule) },
  {
    head: bookStrings.outcome,
    cell: (rule) => (
      <span className={`tag ${rule.passed ? 'tag--good' : 'tag--bad'}`}>
        {rule.passed ? bookStrings.pass : bookStrings.fail}
      </span>
    ),
  },
  { head: bookStrings.rows, look: 'end', cell: (rule) => <Count value={rule.checked} /> },
  {
    head: bookStrings.differences,
    look: 'wide',
    cell: (rule) =>
      rule.differences.length === 0 ? (
        strings.common.none
      ) : (
        <ul>
          {rule.differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      ),
  },
];

const accountNames: Readonly<Record<string, string>> = bookStrings.accountNames;

type Account = Books['accounts'][number];

/** What the operator has: the ledger keeps it with the other sign, so that all accounts come to zero. */
const HELD: ReadonlySet<string> = new Set(['bank', 'network_receivable']);
const isHeld = ({ account }: Account): boolean => HELD.has(account);
const readMinor = (account: Account): number => (isHeld(account) ? 0 - account.balance : account.balance);
const sumOf = (accounts: readonly Account[]): number =>
  accounts.reduce((sumMinor, account) => sumMinor + readMinor(account), 0);

const accountColumns: readonly Column<Account>[] = [
  {
    head: bookStrings.account,
    cell: ({ account }) => (
      <>
        {accountNames[account] ?? ''} <span className="code soft">{account}</span>
      </>
    ),
  },
  { head: bookStrings.side, cell: (account) => (isHeld(account) ? bookStrings.held : bookStrings.owedOrOwn) },
  {
    head: bookStrings.balance,
    look: 'end',
    cell: (account) => <Money amountMinor={readMinor(account)} />,
  },
];

/** Every account, and what both sides come to. */
const Accounts = ({ accounts }: Pick<Books, 'accounts'>) => (
  <Panel title={bookStrings.accounts}>
    <Facts
      facts={[
        [bookStrings.held, <Money key="held" amountMinor={sumOf(accounts.filter(isHeld))} />],
        [
          bookStrings.owedOrOwn,
          <Money key="owed" amountMinor={sumOf(accounts.filter((account) => !isHeld(account)))} />,
        ],
      ]}
    />
    <DataTable
      label={bookStrings.accounts}
      columns={accountColumns}
      rows={accounts}
      rowKey={({ account }) => account}
    />
  </Panel>
);

/** That the books agree is said only of a check that was finished in time. */
const verdictOf = ({ passed, fault, late, frozen, rules }: Books): string => {
  if (passed) return bookStrings.passed;
  if (frozen.length > 0 || rules.some((rule) => !rule.passed)) return bookStrings.failed;
  return fault !== null || late ? bookStrings.unknown : bookStrings.failed;
};

const outcomeOf = (books: Books): string => {
  const { checked_at, fault, late, checking } = books;
  const checked = checked_at === null ? null : bookStrings.checkedAt(writtenTime(checked_at));
  return [
    checked_at === null && fault === null ? bookStrings.never : verdictOf(books),
    checked,
    fault,
    late ? bookStrings.late : null,
    checking ? bookStrings.checking : null,
    books.money_writes === 'open' ? bookStrings.writesOpen : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
};

const backupOf = ({ taken_at, late, fault }: NonNullable<Books['backup']>): string =>
  [
    taken_at === null ? bookStrings.noBackup : bookStrings.backupAt(writtenTime(taken_at)),
    late ? bookStrings.backupLate : null,
    fault === null ? null : bookStrings.backupFailed(fault),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

const lookOf = ({ checked_at, fault, passed }: Books): string => {
  if (checked_at === null && fault === null) return '';
  return passed ? 'notice--good' : 'notice--bad';
};

/** The last check of the books, and the way to run one. */
export const BooksPage = () => {
  const query = useCall(read, {}, { everyMs: 30_000 });
  const mayCheck = useMay(check);
  const { sending, error, send } = useSend(() => callApi(check, {}));
  return (
    <Page
      title={bookStrings.title}
      tools={
        mayCheck ? (
          <Button look="primary" sending={sending} onClick={() => void send()}>
            {bookStrings.check}
          </Button>
        ) : null
      }
    >
      <Failure error={error} />
      <Reading query={query} data={query.data}>
        {(books) => (
          <>
            <p role="status" className={`notice ${lookOf(books)}`}>
              {outcomeOf(books)}
            </p>
            {books.backup === null ? null : (
              <p
                className={
                  books.backup.late || books.backup.fault !== null ? 'notice notice--bad' : undefined
                }
              >
                {backupOf(books.backup)}
              </p>
            )}
            {books.frozen.length > 0 ? <FrozenHolders frozen={books.frozen} /> : null}
            {books.rules.length > 0 ? (
              <Panel title={bookStrings.rules}>
                <DataTable
                  label={bookStrings.rules}
                  columns={ruleColumns}
                  rows={books.rules}
                  rowKey={({ rule }) => rule}
                />
              </Panel>
            ) : null}
            <Accounts accounts={books.accounts} />
          </>
        )}
      </Reading>
      <ProgrammeEntries />
    </Page>
  );
};
