import { lines, list, upload } from '@fairlead/contract/calls/bank-statements';
import { Link } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { CasePage } from '../../shared/ui/case-page';
import { EntryPanel } from '../../shared/ui/case-panel';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Facts } from '../../shared/ui/page';
import { Coverage } from './coverage';
import { ImportDialog } from './import-dialog';
import { lineColumns } from './lines';
import { bankStrings, importStrings, lineStrings } from './strings';

type Statement = RowOf<typeof list>;

const columns: readonly Column<Statement>[] = [
  {
    head: bankStrings.until,
    cell: (statement) => (
      <EntryLink path="/bank" id={statement.id} className="figures">
        {statement.until}
      </EntryLink>
    ),
  },
  { head: bankStrings.from, cell: ({ from }) => <Figure value={from} /> },
  { head: bankStrings.account, cell: ({ account }) => <span className="code">{account}</span> },
  { head: bankStrings.closing, look: 'end', cell: ({ closing }) => <Money amountMinor={closing} /> },
  { head: bankStrings.lines, look: 'end', cell: ({ lines: count }) => <Figure value={count} /> },
  { head: bankStrings.matched, look: 'end', cell: ({ matched }) => <Figure value={matched} /> },
  { head: bankStrings.imported, cell: (statement) => <Moment at={statement.imported_at} /> },
  { head: bankStrings.by, cell: (statement) => statement.imported_by },
];

const Panel = ({ id }: { id: string }) => (
  <EntryPanel
    call={list}
    id={id}
    path="/bank"
    titleOf={({ account, until }) => bankStrings.statement(account, until)}
  >
    {(statement) => (
      <>
        <Facts
          facts={[
            [bankStrings.from, statement.from],
            [bankStrings.opening, <Money key="opening" amountMinor={statement.opening} />],
            [bankStrings.until, statement.until],
            [bankStrings.closing, <Money key="closing" amountMinor={statement.closing} />],
            [bankStrings.lines, <Figure key="lines" value={statement.lines} />],
            [bankStrings.known, <Figure key="known" value={statement.known_lines} />],
            [bankStrings.differing, <Figure key="differing" value={statement.differing_lines} />],
            [bankStrings.matched, <Figure key="matched" value={statement.matched} />],
            [bankStrings.format, statement.format],
            [
              bankStrings.hash,
              <span key="hash" className="code">
                {statement.hash}
              </span>,
            ],
          ]}
        />
        <List
          call={lines}
          request={{ statement_id: id }}
          name="lines"
          label={bankStrings.lines}
          columns={lineColumns}
          rowKey={(line) => line.id}
          empty={lineStrings.empty}
        />
        <Link to={`/bank-lines?statement=${id}&state=`}>{strings.common.inList}</Link>
      </>
    )}
  </EntryPanel>
);

/** Statements of the banks, with what they say of the cash of the ledger. */
export const BankStatementsPage = () => (
  <CasePage
    title={bankStrings.title}
    call={list}
    filters={[
      { kind: 'text', name: 'account', label: bankStrings.account },
      { kind: 'time', label: bankStrings.imported },
    ]}
    isCounted
    views="bank"
    columns={columns}
    pageActs={[
      {
        label: importStrings.act,
        call: upload,
        dialog: (close) => <ImportDialog onClose={close} />,
      },
    ]}
    panel={(id) => <Panel key={id} id={id} />}
    empty={bankStrings.empty}
  >
    <p className="soft">{bankStrings.note}</p>
    <Coverage />
  </CasePage>
);
