import type { Proposal, ResponseOf } from '@fairlead/contract';
import { type entries, lines, proposeMatch, suggestions } from '@fairlead/contract/calls/bank-statements';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import { type RowOf, useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { type RowActs, useRowActs } from '../../shared/ui/acts';
import { CasePage, type FilterOf } from '../../shared/ui/case-page';
import { EntryPanel } from '../../shared/ui/case-panel';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Figure, Money } from '../../shared/ui/figures';
import { EntryLink, HolderLink, waitingProposal } from '../../shared/ui/links';
import { useOneRow } from '../../shared/ui/one-row';
import { Facts } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { Reading } from '../../shared/ui/reading';
import { reasonField } from '../../shared/ui/reason-field';
import { entryColumns } from './entries';
import { PickEntries } from './pick-entries';
import { MeantFor, postingActs } from './posting';
import { bankStrings, lineStrings } from './strings';

type Line = RowOf<typeof lines>;

const NUMBERS = /^\s*[1-9]\d{0,14}(\s*,\s*[1-9]\d{0,14}){0,49}\s*$/;

const matchedOf = ({ matched_by: by }: Line): string => {
  if (by === null) return lineStrings.unclaimed;
  return by === 'number' ? lineStrings.by_number : lineStrings.by_two_people;
};

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const saidOf = ({ counterparty, text, wordings }: Line): string =>
  joined(
    joined(counterparty, text) || strings.common.none,
    ...wordings.map((other) => lineStrings.otherwise(joined(other.counterparty, other.text))),
  );

/** Columns of the lines of a bank. */
export const lineColumns: readonly Column<Line>[] = [
  {
    head: lineStrings.booked,
    cell: (line) => (
      <EntryLink path="/bank-lines" id={line.id} className="figures">
        {line.booked_on}
      </EntryLink>
    ),
  },
  { head: strings.common.amount, look: 'end', cell: (line) => <Money amountMinor={line.amount} change /> },
  {
    head: lineStrings.text,
    look: 'wide',
    cell: saidOf,
  },
  {
    head: lineStrings.numbers,
    cell: (line) => (
      <span className="code">
        {[line.reference, line.end_to_end_id].filter(Boolean).join(' · ') || strings.common.none}
      </span>
    ),
  },
  {
    head: lineStrings.state,
    cell: (line) => (
      <>
        <span className={`tag ${line.matched_by === null ? 'tag--bad' : 'tag--good'}`}>
          {matchedOf(line)}
        </span>
        {line.posting === null ? null : (
          <>
            <br />
            <MeantFor posting={line.posting} />
          </>
        )}
      </>
    ),
  },
];

interface DialogProps {
  line: Line;
  /** The entry that was chosen among the suggestions. */
  entryId?: string | undefined;
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

/** Proposes which entries a line answers, where no number says it. */
const ProposeDialog = ({ line, entryId, onClose, onProposed }: DialogProps) => (
  <ActDialog
    title={lineStrings.propose}
    note={lineStrings.proposeNote}
    name={['bank-match', line.id, entryId].filter(Boolean).join('-')}
    fields={[
      {
        name: 'transactions',
        kind: 'line',
        label: lineStrings.transactions,
        hint: lineStrings.transactionsHint,
        // So long are the most that one match takes.
        maxLength: 850,
        over: (typed, onType) => <PickEntries {...{ line, typed, onType }} />,
        ...(entryId === undefined ? {} : { initial: entryId }),
        check: (typed) => (NUMBERS.test(typed) ? undefined : lineStrings.transactionsWrong),
      },
      reasonField,
    ]}
    submit={lineStrings.propose}
    onClose={onClose}
    run={async ({ transactions, reason }) =>
      onProposed(
        await callApi(proposeMatch, {
          line_id: line.id,
          transaction_ids: transactions.split(',').map((number) => number.trim()),
          reason,
        }),
      )
    }
  />
);

const Cases = ({ cases }: { cases: ResponseOf<typeof suggestions>['cases'] }) =>
  cases.length === 0 ? null : (
    <>
      <h4>{lineStrings.cases}</h4>
      <ul className="plain stack">
        {cases.map(({ kind, id, holder, named }) => (
          <li key={id}>
            <Link to={`${kind === 'topup' ? '/topups' : '/withdrawals'}?id=${id}`}>
              {kind === 'topup' ? lineStrings.topupCase(id) : lineStrings.withdrawalCase(id)}
            </Link>{' '}
            <HolderLink holder={holder} /> {named ? lineStrings.named : null}
          </li>
        ))}
      </ul>
    </>
  );

const Suggestions = ({ line, onProposed }: Pick<DialogProps, 'line' | 'onProposed'>) => {
  const query = useCall(suggestions, { line_id: line.id });
  const isOpen = useMay(proposeMatch) && line.proposal_id === null;
  const { column, dialog } = useRowActs<RowOf<typeof entries>>({
    acts: [
      {
        label: lineStrings.choose,
        call: proposeMatch,
        dialog: ({ transaction_id: entryId }, close) => (
          <ProposeDialog line={line} entryId={entryId} onClose={close} onProposed={onProposed} />
        ),
      },
    ],
  });
  return (
    <div className="stack">
      {dialog}
      <h3>{lineStrings.suggestions}</h3>
      <p className="soft">{lineStrings.suggestionsNote}</p>
      <Reading query={query} data={query.data}>
        {({ items, cases }) => (
          <>
            {items.length === 0 ? (
              <p className="notice">{lineStrings.noSuggestions}</p>
            ) : (
              <DataTable
                label={lineStrings.suggestions}
                columns={isOpen ? [...entryColumns, column] : entryColumns}
                rows={items}
                rowKey={(entry) => entry.transaction_id}
              />
            )}
            <Cases cases={cases} />
          </>
        )}
      </Reading>
    </div>
  );
};

const FILTERS: readonly FilterOf<typeof lines>[] = [
  {
    name: 'state',
    values: ['unclaimed', 'matched'],
    labelOf: (value) => (value === 'matched' ? lineStrings.matched : lineStrings.unclaimed),
    first: 'unclaimed',
  },
  { kind: 'amount', label: strings.common.amount },
  { kind: 'time', label: lineStrings.booked },
];

/** What the banks booked, and which entries of the ledger it answers; unclaimed lines first to be seen. */
export const BankLinesPage = () => {
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const statement = useOneRow(bankStrings.ofStatement, 'statement');
  const rowActs: RowActs<Line> = {
    instead: waitingProposal,
    acts: [
      ...postingActs,
      {
        label: lineStrings.propose,
        call: proposeMatch,
        isOpen: ({ matched_by: by }) => by === null,
        dialog: (line, close) => <ProposeDialog line={line} onClose={close} onProposed={setProposed} />,
      },
    ],
  };
  return (
    <CasePage
      title={lineStrings.title}
      call={lines}
      filters={FILTERS}
      amountOf={({ amount }) => amount}
      given={statement.id === undefined ? {} : { statement_id: statement.id }}
      isCounted
      views="bank-lines"
      presets={lineStrings.views}
      columns={lineColumns}
      rowActs={rowActs}
      panel={(id, acts) => (
        <EntryPanel
          key={id}
          call={lines}
          id={id}
          path="/bank-lines"
          titleOf={(line) => lineStrings.line(line.id)}
        >
          {(line) => (
            <>
              <Facts
                facts={[
                  [lineStrings.booked, line.booked_on],
                  [strings.common.amount, <Money key="amount" amountMinor={line.amount} change />],
                  [bankStrings.account, line.account],
                  [lineStrings.text, saidOf(line)],
                  [lineStrings.state, matchedOf(line)],
                  [
                    lineStrings.entries,
                    <Figure key="entries" value={line.transaction_ids.join(', ') || strings.common.none} />,
                  ],
                ]}
              />
              {line.matched_by === null ? <Suggestions line={line} onProposed={setProposed} /> : null}
              {acts(line)}
            </>
          )}
        </EntryPanel>
      )}
      empty={lineStrings.empty}
    >
      {statement.mark}
      <ProposedNotice proposal={proposed} />
    </CasePage>
  );
};
