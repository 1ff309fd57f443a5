import { flow } from '@fairlead/contract/calls/console-holder';
import { FLOW_TYPES } from '@fairlead/contract/enums';
import { strings } from '../strings';
import { List } from '../ui/list';
import { Panel } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { useFilter } from '../ui/use-filter';
import { flowColumns } from './holder-columns';

/** Every flow record of one holder, newest first: the same that the holder sees, straight from the ledger (H3). */
export const HolderFlow = ({ id }: { id: string }) => {
  const type = useFilter('flow', FLOW_TYPES, '');
  return (
    <Panel title={strings.holders.flow}>
      <div className="row">
        <StateFilter
          label={strings.proposals.type}
          values={FLOW_TYPES}
          value={type.value}
          onChange={type.setValue}
        />
      </div>
      <List
        call={flow}
        request={{ id, type: type.value }}
        label={strings.holders.flow}
        columns={flowColumns}
        rowKey={(record) => record.id}
        empty={strings.holders.nothing}
      />
    </Panel>
  );
};
