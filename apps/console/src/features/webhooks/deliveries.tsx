import { deliveries, replay } from '@fairlead/contract/calls/webhooks';
import { WEBHOOK_EVENTS } from '@fairlead/vocabulary';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { type RowActs, useRowActs } from '../../shared/ui/acts';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Dialog } from '../../shared/ui/dialog';
import { Figure, Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { useOneRow } from '../../shared/ui/one-row';
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
      <Button inRow data-open onClick={() => onRead(delivery)}>
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

const sendAgain = ({ id }: Delivery): Promise<unknown> => callApi(replay, { id });

/** Who has had an event may be sent it again; one that waits is on its way, and an endpoint that ended is sent nothing. */
const rowActs: RowActs<Delivery> = {
  record: 'webhook_delivery',
  acts: [
    {
      ...{ label: webhookStrings.replay, call: replay, run: sendAgain },
      isOpen: ({ state, endpoint_state: endpoint }) =>
        endpoint === 'active' && (state === 'given_up' || state === 'delivered'),
      bulk: { fields: [], run: sendAgain },
    },
  ],
};

/** What an endpoint was sent or is to be, what was given up first; each is read as it leaves, and sent again. */
export const Deliveries = ({ endpointId }: { endpointId: string }) => {
  const { value: state, setValue } = useFilter('delivery', STATES, '');
  const [read, setRead] = useState<Delivery | null>(null);
  const { column, failure } = useRowActs(rowActs);
  // The act stands where a narrow panel still shows it.
  const [named, rest] = [columnsWith(setRead).slice(0, 2), columnsWith(setRead).slice(2)];
  const acting: Column<Delivery> = { head: column.head, cell: column.cell };
  return (
    <div className="stack">
      <div className="row row--apart">
        <h3>{webhookStrings.deliveries}</h3>
        <StateFilter values={STATES} value={state} onChange={setValue} />
      </div>
      {failure}
      <List
        call={deliveries}
        request={{ endpoint_id: endpointId, ...(state === undefined ? {} : { state }) }}
        name="deliveries"
        label={webhookStrings.deliveries}
        columns={[...named, acting, ...rest]}
        rowKey={({ id }) => id}
        empty={webhookStrings.deliveriesEmpty}
      />
      <Link to={`/webhook-deliveries?endpoint=${endpointId}`}>{strings.common.inList}</Link>
      {read === null ? null : <BodyDialog delivery={read} onClose={() => setRead(null)} />}
    </div>
  );
};

/** What every endpoint was sent or is to be: the same as a list of its own, of one endpoint where the address names it. */
export const DeliveriesPage = () => {
  const [read, setRead] = useState<Delivery | null>(null);
  const endpoint = useOneRow(webhookStrings.numbered, 'endpoint');
  const whole: Column<Delivery> = {
    head: webhookStrings.endpoint,
    cell: ({ endpoint_id: id }) => <Link to={`/webhooks/${id}`}>{webhookStrings.numbered(id)}</Link>,
  };
  const [named = [], rest] = [columnsWith(setRead).slice(0, 1), columnsWith(setRead).slice(1)];
  return (
    <CasePage
      title={webhookStrings.allDeliveries}
      call={deliveries}
      filters={[
        { name: 'state', values: STATES },
        { name: 'event', label: webhookStrings.event, values: WEBHOOK_EVENTS, labelOf: (event) => event },
        { kind: 'time', label: webhookStrings.happened },
      ]}
      ofHolder
      given={endpoint.id === undefined ? {} : { endpoint_id: endpoint.id }}
      isCounted
      views="webhook-deliveries"
      presets={webhookStrings.views}
      columns={[...named, whole, ...rest]}
      rowActs={rowActs}
      nameOf={({ event, id }) => `${event} ${id}`}
      empty={webhookStrings.deliveriesEmpty}
    >
      {endpoint.mark}
      {read === null ? null : <BodyDialog delivery={read} onClose={() => setRead(null)} />}
    </CasePage>
  );
};
