import { outbox, retryOutbox } from '@fairlead/contract/calls/networks-reports';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Failure } from '../../shared/ui/failure';
import { Figure, Moment } from '../../shared/ui/figures';
import { StateTag } from '../../shared/ui/state-tag';
import { outboxStrings } from './strings';

type Item = RowOf<typeof outbox>;

const STATES = ['failed', 'waiting', 'sent'] as const;

const columns: readonly Column<Item>[] = [
  { head: outboxStrings.made, sort: 'created_at', cell: (item) => <Moment at={item.created_at} /> },
  { head: outboxStrings.kind, cell: (item) => item.kind },
  { head: outboxStrings.target, cell: (item) => item.target },
  { head: strings.common.state, cell: (item) => <StateTag state={item.state} /> },
  {
    head: outboxStrings.attempts,
    look: 'end',
    sort: 'attempts',
    cell: (item) => <Figure value={item.attempts} />,
  },
  { head: outboxStrings.next, cell: (item) => <Moment at={item.next_at} /> },
  { head: outboxStrings.error, look: 'wide', cell: (item) => item.last_error ?? strings.common.none },
];

/** What leaves for the networks, what failed first. */
export const OutboxPage = () => {
  const mayRetry = useMay(retryOutbox);
  const [tried, setTried] = useState<string | null>(null);
  const { sending, error, send } = useSend((id: string) => callApi(retryOutbox, { id }));
  const retry = (id: string): void => {
    setTried(id);
    void send(id);
  };
  const last: Column<Item> = {
    head: strings.common.actions,
    look: 'acts',
    cell: (item) =>
      mayRetry && item.state === 'failed' ? (
        <Button inRow sending={sending && tried === item.id} onClick={() => retry(item.id)}>
          {outboxStrings.retry}
        </Button>
      ) : null,
  };
  return (
    <CasePage
      title={outboxStrings.title}
      call={outbox}
      filters={[{ name: 'state', values: STATES }, { kind: 'network' }]}
      views="outbox"
      columns={[...columns, last]}
      empty={outboxStrings.empty}
    >
      <Failure error={error} />
    </CasePage>
  );
};
