import type { FlowRecord, Proposal } from '@fairlead/contract';
import { proposeChargeback } from '@fairlead/contract/calls/console-hold';
import { flow } from '@fairlead/contract/calls/console-holder';
import { FLOW_TYPES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { listStrings } from '../list-strings';
import { moneyStrings } from '../money-strings';
import { useMay } from '../session/staff';
import { strings } from '../strings';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { TextField } from '../ui/field';
import { List } from '../ui/list';
import { Panel } from '../ui/page';
import { ProposedNotice } from '../ui/proposed-notice';
import { StateFilter } from '../ui/state-filter';
import { useFilter, useTextFilter } from '../ui/use-filter';
import { flowColumns } from './holder-columns';
import { ChargebackDialog, canBeChargedBack, type Holder } from './holder-dialogs';

/**
 * Every flow record of one holder, newest first: the same that the holder sees, straight from the ledger.
 * What came in from outside can be proposed to be charged back, by its record.
 */
export const HolderFlow = ({ holder }: { holder: Pick<Holder, 'id' | 'username'> }) => {
  const type = useFilter('flow', FLOW_TYPES, '');
  const month = useTextFilter('flow_month');
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month.value);
  const mayChargeBack = useMay(proposeChargeback);
  const [record, setRecord] = useState<FlowRecord | null>(null);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const acts: Column<FlowRecord> = {
    head: strings.common.actions,
    cell: (row) =>
      canBeChargedBack(row) ? (
        <Button inRow onClick={() => setRecord(row)}>
          {moneyStrings.chargeback.inRow}
        </Button>
      ) : null,
  };
  return (
    <Panel title={strings.holders.flow}>
      <div className="row">
        <StateFilter
          label={strings.proposals.type}
          values={FLOW_TYPES}
          value={type.value}
          onChange={type.setValue}
        />
        <TextField
          type="month"
          label={listStrings.month}
          value={month.value}
          onChange={(event) => month.setValue(event.target.value)}
        />
      </div>
      <ProposedNotice proposal={proposed} />
      <List
        call={flow}
        name="flow"
        request={{ id: holder.id, type: type.value, month: isMonth ? month.value : undefined }}
        label={strings.holders.flow}
        columns={mayChargeBack ? [...flowColumns, acts] : flowColumns}
        rowKey={(row) => row.id}
        empty={strings.holders.nothing}
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
