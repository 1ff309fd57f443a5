import { flow } from '@fairlead/contract/calls/console-holder';
import { FLOW_TYPES } from '@fairlead/contract/enums';
import { listStrings } from '../list-strings';
import { strings } from '../strings';
import { TextField } from '../ui/field';
import { List } from '../ui/list';
import { Panel } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { useFilter, useTextFilter } from '../ui/use-filter';
import { flowColumns } from './holder-columns';

/** Every flow record of one holder, newest first: the same that the holder sees, straight from the ledger (H3). */
export const HolderFlow = ({ id }: { id: string }) => {
  const type = useFilter('flow', FLOW_TYPES, '');
  const month = useTextFilter('flow_month');
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month.value);
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
      <List
        call={flow}
        name="flow"
        request={{ id, type: type.value, month: isMonth ? month.value : undefined }}
        label={strings.holders.flow}
        columns={flowColumns}
        rowKey={(record) => record.id}
        empty={strings.holders.nothing}
      />
    </Panel>
  );
};
