import type { Books, Proposal } from '@fairlead/contract';
import { proposeRepair } from '@fairlead/contract/calls/statements-books';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { ActDialog } from '../../shared/ui/act-dialog';
import { useRowActs } from '../../shared/ui/acts';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Panel } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { bookStrings } from './strings';

type Told = Books['frozen'][number];
/** The whole reading of the books, which alone is shown here, names them all. */
type Frozen = Told & { readonly holder: NonNullable<Told['holder']> };

const isNamed = (one: Told): one is Frozen => one.holder !== null;

const columns: readonly Column<Frozen>[] = [
  { head: bookStrings.holder, cell: ({ holder }) => <HolderLink holder={holder} /> },
  { head: bookStrings.frozenSince, cell: ({ since }) => <Moment at={since} /> },
  { head: bookStrings.found, look: 'wide', cell: ({ reason }) => reason },
  {
    head: bookStrings.repaired,
    cell: ({ repaired_at }) => (repaired_at === null ? bookStrings.notRepaired : <Moment at={repaired_at} />),
  },
];

/** Whose money stands still because their own books differ, and the way to repair them by two people. */
export const FrozenHolders = ({ frozen }: Pick<Books, 'frozen'>) => {
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const { column, dialog } = useRowActs<Frozen>({
    acts: [
      {
        label: bookStrings.proposeRepair,
        call: proposeRepair,
        isOpen: ({ repaired_at }) => repaired_at === null,
        dialog: ({ holder }, close) => (
          <ActDialog
            title={bookStrings.proposeRepair}
            note={`${holder.username}. ${bookStrings.repairNote}`}
            name={`repair-${holder.id}`}
            fields={[reasonForHolder]}
            submit={bookStrings.proposeRepair}
            onClose={close}
            run={async ({ reason }) => setProposed(await callApi(proposeRepair, { id: holder.id, reason }))}
          />
        ),
      },
    ],
  });
  return (
    <Panel title={bookStrings.frozen}>
      <ProposedNotice proposal={proposed} />
      <DataTable
        label={bookStrings.frozen}
        columns={[...columns, column]}
        rows={frozen.filter(isNamed)}
        rowKey={({ holder }) => holder.id}
      />
      {dialog}
    </Panel>
  );
};
