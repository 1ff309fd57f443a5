import { end, list, preview, propose, proposeRotation, showSecret } from '@fairlead/contract/calls/webhooks';
import { WEBHOOK_STATES } from '@fairlead/vocabulary';
import { type ReactNode, useState } from 'react';
import { strings } from '../../shared/lib/strings';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import { EntryPanel } from '../../shared/ui/case-panel';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment } from '../../shared/ui/figures';
import { EntryLink, waitingProposal } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateTag } from '../../shared/ui/state-tag';
import { Deliveries } from './deliveries';
import {
  EndDialog,
  type Endpoint,
  hostOf,
  PreviewDialog,
  ProposeDialog,
  RotateDialog,
  SecretDialog,
} from './dialogs';
import { webhookStrings } from './strings';

const columns: readonly Column<Endpoint>[] = [
  {
    head: webhookStrings.address,
    cell: (endpoint) => (
      <EntryLink path="/webhooks" id={endpoint.id}>
        {hostOf(endpoint)}
      </EntryLink>
    ),
  },
  { head: webhookStrings.description, cell: ({ description }) => description },
  {
    head: strings.common.state,
    cell: ({ state, secret_kept_by: keptBy }) => (
      <>
        <StateTag state={state} />
        {keptBy === null ? null : (
          <>
            {' '}
            <span className="tag tag--bad">{webhookStrings.secretDue}</span>
          </>
        )}
      </>
    ),
  },
  { head: webhookStrings.events, look: 'end', cell: ({ events }) => <Figure value={events.length} /> },
  { head: webhookStrings.waiting, look: 'end', cell: ({ waiting }) => <Figure value={waiting} /> },
  { head: webhookStrings.givenUp, look: 'end', cell: (endpoint) => <Figure value={endpoint.given_up} /> },
  { head: webhookStrings.lastDelivered, cell: (endpoint) => <Moment at={endpoint.last_delivered_at} /> },
  { head: webhookStrings.failingSince, cell: (endpoint) => <Moment at={endpoint.failing_since} /> },
  { head: webhookStrings.made, sort: 'created_at', cell: (endpoint) => <Moment at={endpoint.created_at} /> },
];

const secretOf = (endpoint: Endpoint): ReactNode =>
  endpoint.secret_shown_at === null ? (
    webhookStrings.secretUnseen
  ) : (
    <>
      {webhookStrings.secretShown} <Moment at={endpoint.secret_shown_at} />
    </>
  );

const Panel = ({ id, acts }: { id: string; acts: (endpoint: Endpoint) => ReactNode }) => (
  <EntryPanel call={list} id={id} path="/webhooks" titleOf={hostOf}>
    {(endpoint) => (
      <>
        <Facts
          facts={[
            [
              webhookStrings.address,
              <span key="url" className="code">
                {endpoint.url}
              </span>,
            ],
            [webhookStrings.description, endpoint.description],
            [strings.common.state, <StateTag key="state" state={endpoint.state} />],
            [webhookStrings.events, endpoint.events.join(', ')],
            [webhookStrings.secret, secretOf(endpoint)],
            ...(endpoint.secret_kept_by === null
              ? []
              : [[webhookStrings.secretKept, webhookStrings.secretKeptBy(endpoint.secret_kept_by)] as const]),
            ...(endpoint.former_until === null
              ? []
              : [[webhookStrings.former, <Moment key="former" at={endpoint.former_until} />] as const]),
            [webhookStrings.lastDelivered, <Moment key="last" at={endpoint.last_delivered_at} />],
            ...(endpoint.ended_at === null
              ? []
              : [[webhookStrings.ended, <Moment key="ended" at={endpoint.ended_at} />] as const]),
          ]}
        />
        {acts(endpoint)}
        <Deliveries endpointId={endpoint.id} />
      </>
    )}
  </EntryPanel>
);

interface Told {
  readonly onProposed: (proposal: { readonly id: string }) => void;
  readonly onShown: (secret: string) => void;
}

const isActive = ({ state }: Endpoint): boolean => state === 'active';

const rowActsWith = ({ onProposed, onShown }: Told): RowActs<Endpoint> => ({
  before: waitingProposal,
  acts: [
    {
      label: webhookStrings.show,
      call: showSecret,
      isOpen: (endpoint) => endpoint.may_see_secret,
      dialog: (endpoint, close) => <SecretDialog endpoint={endpoint} onShown={onShown} onClose={close} />,
    },
    {
      label: webhookStrings.change,
      call: propose,
      isOpen: (endpoint) => isActive(endpoint) && endpoint.proposal_id === null,
      dialog: (endpoint, close) => (
        <ProposeDialog endpoint={endpoint} onProposed={onProposed} onClose={close} />
      ),
    },
    {
      label: webhookStrings.rotate,
      call: proposeRotation,
      isOpen: (endpoint) => isActive(endpoint) && endpoint.proposal_id === null,
      dialog: (endpoint, close) => (
        <RotateDialog endpoint={endpoint} onProposed={onProposed} onClose={close} />
      ),
    },
    {
      label: webhookStrings.end,
      look: 'danger',
      call: end,
      isOpen: isActive,
      dialog: (endpoint, close) => <EndDialog endpoint={endpoint} onClose={close} />,
    },
  ],
});

/** Programs outside that are told of events: two admins decide who and of what, since it leaves the system. */
export const WebhooksPage = () => {
  const [proposal, setProposal] = useState<{ readonly id: string } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const told = { onProposed: setProposal, onShown: setSecret };
  return (
    <CasePage
      title={webhookStrings.title}
      call={list}
      filters={[{ name: 'state', values: WEBHOOK_STATES }]}
      views="webhooks"
      columns={columns}
      rowActs={rowActsWith(told)}
      pageActs={[
        {
          label: webhookStrings.preview,
          call: preview,
          dialog: (close) => <PreviewDialog onClose={close} />,
        },
        {
          label: webhookStrings.propose,
          call: propose,
          dialog: (close) => <ProposeDialog onProposed={setProposal} onClose={close} />,
        },
      ]}
      panel={(id, acts) => <Panel key={id} id={id} acts={acts} />}
      empty={webhookStrings.empty}
    >
      <p className="soft">{webhookStrings.note}</p>
      <ProposedNotice proposal={proposal} />
      {secret === null ? null : (
        <ShownOnce texts={[secret]} note={webhookStrings.shownNote} onHide={() => setSecret(null)} />
      )}
    </CasePage>
  );
};
