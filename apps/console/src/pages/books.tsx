import type { Books } from '@fairlead/contract';
import { check, read } from '@fairlead/contract/calls/console-books';
import { callApi } from '../api';
import { phraseOf } from '../api/phrase';
import { useCall } from '../api/use-call';
import { useSend } from '../api/use-send';
import { useMay } from '../session/staff';
import { strings, words } from '../strings';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { Money, writtenTime } from '../ui/figures';
import { Page, Panel } from '../ui/page';
import { Reading } from '../ui/reading';

const ruleColumns: readonly Column<Books['rules'][number]>[] = [
  { head: strings.books.rule, cell: (rule) => words(rule.rule) },
  {
    head: strings.books.outcome,
    cell: (rule) => (
      <span className={`tag ${rule.passed ? 'tag--good' : 'tag--bad'}`}>
        {rule.passed ? strings.books.pass : strings.books.fail}
      </span>
    ),
  },
  { head: strings.books.rows, look: 'end', cell: (rule) => <span className="figures">{rule.checked}</span> },
  {
    head: strings.books.differences,
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

const accountColumns: readonly Column<Books['accounts'][number]>[] = [
  { head: strings.books.account, cell: ({ account }) => <span className="code">{account}</span> },
  { head: strings.books.balance, look: 'end', cell: ({ balance }) => <Money amountMinor={balance} /> },
];

const outcomeOf = ({ checked_at, passed }: Books): string => {
  if (checked_at === null) return strings.books.never;
  const outcome = passed ? strings.books.passed : strings.books.failed;
  return `${outcome} ${strings.books.checkedAt(writtenTime(checked_at))}`;
};

const lookOf = ({ checked_at, passed }: Books): string => {
  if (checked_at === null) return '';
  return passed ? 'notice--good' : 'notice--bad';
};

/** The last check of the books, and the way to run one. */
export const BooksPage = () => {
  const query = useCall(read, {}, { everyMs: 30_000 });
  const mayCheck = useMay(check);
  const { sending, error, send } = useSend(() => callApi(check, {}));
  return (
    <Page
      title={strings.books.title}
      tools={
        mayCheck ? (
          <Button look="primary" sending={sending} onClick={() => void send()}>
            {strings.books.check}
          </Button>
        ) : null
      }
    >
      {error ? (
        <p role="alert" className="notice notice--bad">
          {phraseOf(error)}
        </p>
      ) : null}
      <Reading query={query} data={query.data}>
        {(books) => (
          <>
            <p role="status" className={`notice ${lookOf(books)}`}>
              {outcomeOf(books)} {books.money_writes === 'open' ? strings.books.writesOpen : null}
            </p>
            {books.rules.length > 0 ? (
              <Panel title={strings.books.rules}>
                <DataTable
                  label={strings.books.rules}
                  columns={ruleColumns}
                  rows={books.rules}
                  rowKey={({ rule }) => rule}
                />
              </Panel>
            ) : null}
            <Panel title={strings.books.accounts}>
              <DataTable
                label={strings.books.accounts}
                columns={accountColumns}
                rows={books.accounts}
                rowKey={({ account }) => account}
              />
            </Panel>
          </>
        )}
      </Reading>
    </Page>
  );
};
