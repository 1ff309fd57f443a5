import type { FlowRecord, Proposal } from '@fairlead/contract';
import { flow } from '@fairlead/contract/calls/account-staff';
import { proposeChargeback } from '@fairlead/contract/calls/wallet-holds';
import { FLOW_TYPES } from '@fairlead/vocabulary';
import { useState } from 'react';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { TextField } from '../../shared/ui/field';
import { List } from '../../shared/ui/list';
import { useOneRow } from '../../shared/ui/one-row';
import { Panel } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { StateFilter } from '../../shared/ui/state-filter';
import { useFilter, useTextFilter } from '../../shared/ui/use-filter';
import { flowColumns } from './flow-columns';
import { ChargebackDialog, canBeChargedBack, type Holder } from './holder-dialogs';
import { chargebackStrings, walletStrings } from './strings';

/**
 * Every flow record of one holder, newest first: the same that the holder sees, straight from the ledger.
 * What came in from outside can be proposed to be charged back, by its record.
 */
export const HolderFlow = ({ holder }: { holder: Pick<Holder, 'id' | 'username'> }) => {
  const type = useFilter('flow', FLOW_TYPES, '');
  const month = useTextFilter('flow_month');
  const one = useOneRow(walletStrings.oneRecord, 'record');
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month.value);
  const mayChargeBack = useMay(proposeChargeback);
  const [record, setRecord] = useState<FlowRecord | null>(null);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const acts: Column<FlowRecord> = {
    head: strings.common.actions,
    look: 'acts',
    cell: (row) =>
      canBeChargedBack(row) ? (
        <Button inRow onClick={() => setRecord(row)}>
          {chargebackStrings.inRow}
        </Button>
      ) : null,
  };
  return (
    <Panel title={walletStrings.flow}>
      <div className="row">
        <StateFilter
          label={strings.common.type}
          values={FLOW_TYPES}
          value={type.value}
          onChange={type.setValue}
        />
        <TextField
          type="month"
          label={walletStrings.month}
          value={month.value}
          onChange={(event) => month.setValue(event.target.value)}
        />
      </div>
      <ProposedNotice proposal={proposed} />
      {one.mark}
      <List
        call={flow}
        name="flow"
        request={{
          ...{ id: holder.id, record_id: one.id, type: type.value },
          month: isMonth ? month.value : undefined,
        }}
        label={walletStrings.flow}
        columns={mayChargeBack ? [...flowColumns, acts] : flowColumns}
        rowKey={(row) => row.id}
        empty={one.missing ?? strings.common.nothingYet}
      />
      {record ? (
        <ChargebackDialog
          holder={holder}
          record={record}
          onClose={() => setRecord(null)}
          onProposed={setProposed}
        />
      ) : null}
    </Panel>
  );
};
