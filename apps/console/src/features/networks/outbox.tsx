import { outbox, retryOutbox } from '@fairlead/contract/calls/networks-reports';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { phraseOf } from '../../shared/api/phrase';
import type { RowOf } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
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
    cell: (item) => <span className="figures">{item.attempts}</span>,
  },
  { head: outboxStrings.next, cell: (item) => <Moment at={item.next_at} /> },
  { head: outboxStrings.error, look: 'wide', cell: (item) => item.last_error ?? strings.common.none },
];

/** What leaves for the networks, what failed first. */
export const OutboxPage = () => {
  const mayRetry = useMay(retryOutbox);
  const filter = useFilter('state', STATES, '');
  const [tried, setTried] = useState<string | null>(null);
  const { sending, error, send } = useSend((id: string) => callApi(retryOutbox, { id }));
  const retry = (id: string): void => {
    setTried(id);
    void send(id);
  };
  const last: Column<Item> = {
    head: strings.common.actions,
    cell: (item) =>
      mayRetry && item.state === 'failed' ? (
        <Button inRow sending={sending && tried === item.id} onClick={() => retry(item.id)}>
          {outboxStrings.retry}
        </Button>
      ) : null,
  };
  return (
    <Page
      title={outboxStrings.title}
      tools={<StateFilter values={STATES} value={filter.value} onChange={filter.setValue} />}
    >
      {error ? (
        <p role="alert" className="notice notice--bad">
          {phraseOf(error)}
        </p>
      ) : null}
      <List
        call={outbox}
        request={{ state: filter.value }}
        label={outboxStrings.title}
        columns={[...columns, last]}
        rowKey={(item) => item.id}
        empty={outboxStrings.empty}
      />
    </Page>
  );
};
