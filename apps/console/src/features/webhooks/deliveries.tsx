import { deliveries, replay } from '@fairlead/contract/calls/webhooks';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Dialog } from '../../shared/ui/dialog';
import { Failure } from '../../shared/ui/failure';
import { Figure, Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Facts } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { Body } from './dialogs';
import { webhookStrings } from './strings';

type Delivery = RowOf<typeof deliveries>;

const STATES = ['given_up', 'waiting', 'delivered', 'dropped'] as const;

const answerOf = ({ attempts, last_status: status, last_error: error }: Delivery): string => {
  if (attempts === 0 && status === null) return strings.common.none;
  return error ?? String(status ?? webhookStrings.noAnswer);
};

const columnsWith = (onRead: (delivery: Delivery) => void): readonly Column<Delivery>[] => [
  {
    head: webhookStrings.event,
    cell: (delivery) => (
      <Button inRow onClick={() => onRead(delivery)}>
        {delivery.event}
      </Button>
    ),
  },
  { head: strings.common.state, cell: ({ state }) => <StateTag state={state} /> },
  { head: webhookStrings.happened, sort: 'happened_at', cell: (row) => <Moment at={row.happened_at} /> },
  { head: webhookStrings.attempts, look: 'end', cell: ({ attempts }) => <Figure value={attempts} /> },
  { head: webhookStrings.answer, look: 'wide', cell: answerOf },
  { head: webhookStrings.next, cell: (row) => <Moment at={row.next_at} /> },
];

const BodyDialog = ({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) => (
  <Dialog title={delivery.event} note={webhookStrings.bodyNote} onClose={onClose}>
    {(close) => (
      <>
        <Facts
          facts={[
            [
              webhookStrings.messageId,
              <span key="id" className="code">
                {delivery.message_id}
              </span>,
            ],
          ]}
        />
        <Body text={delivery.body} />
        <div className="form__actions">
          <Button onClick={close}>{strings.common.close}</Button>
        </div>
      </>
    )}
  </Dialog>
);

/** What an endpoint was sent or is to be, what was given up first; each is read as it leaves, and sent again. */
export const Deliveries = ({ endpointId, isActive }: { endpointId: string; isActive: boolean }) => {
  const mayReplay = useMay(replay) && isActive;
  const { value: state, setValue } = useFilter('delivery', STATES, '');
  const [read, setRead] = useState<Delivery | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const { sending, error, send } = useSend((id: string) => callApi(replay, { id }));
  const again = (id: string): void => {
    setPressed(id);
    void send(id);
  };
  const acting: Column<Delivery> = {
    head: strings.common.actions,
    cell: ({ id, state }) =>
      mayReplay && (state === 'given_up' || state === 'delivered') ? (
        <Button inRow sending={sending && pressed === id} onClick={() => again(id)}>
          {webhookStrings.replay}
        </Button>
      ) : null,
  };
  // The act stands where a narrow panel still shows it.
  const [named, rest] = [columnsWith(setRead).slice(0, 2), columnsWith(setRead).slice(2)];
  return (
    <div className="stack">
      <div className="row row--apart">
        <h3>{webhookStrings.deliveries}</h3>
        <StateFilter values={STATES} value={state} onChange={setValue} />
      </div>
      <Failure error={error} />
      <List
        call={deliveries}
        request={{ endpoint_id: endpointId, ...(state === undefined ? {} : { state }) }}
        name="deliveries"
        label={webhookStrings.deliveries}
        columns={[...named, acting, ...rest]}
        rowKey={({ id }) => id}
        empty={webhookStrings.deliveriesEmpty}
      />
      {read === null ? null : <BodyDialog delivery={read} onClose={() => setRead(null)} />}
    </div>
  );
};
