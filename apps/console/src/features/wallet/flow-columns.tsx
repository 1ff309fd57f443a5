import type { FlowRecord } from '@fairlead/contract';
import { words as inWords, strings } from '../../shared/lib/strings';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { walletStrings } from './strings';

export const flowColumns: readonly Column<FlowRecord>[] = [
  { head: strings.common.time, sort: 'time', cell: (record) => <Moment at={record.time} /> },
  {
    head: strings.common.type,
    cell: (record) => (
      <>
        {inWords(record.type)}{' '}
        {record.entered_by_hand ? <span className="tag">{strings.common.byHand}</span> : null}
      </>
    ),
  },
  {
    head: walletStrings.changeAvailable,
    look: 'end',
    cell: (record) => <Money change amountMinor={record.available_delta} />,
  },
  {
    head: walletStrings.changeTotal,
    look: 'end',
    cell: (record) => <Money change amountMinor={record.total_delta} />,
  },
  {
    head: walletStrings.availableAfter,
    look: 'end',
    cell: (record) => <Money amountMinor={record.available_after} />,
  },
  {
    head: walletStrings.totalAfter,
    look: 'end',
    cell: (record) => <Money amountMinor={record.total_after} />,
  },
  { head: strings.common.remarkHead, look: 'wide', cell: (record) => record.remark },
];
