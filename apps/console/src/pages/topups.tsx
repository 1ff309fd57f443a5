import { list, propose, refuse, sendCard } from '@fairlead/contract/calls/console-topup';
import { TOPUP_STATES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { callApi } from '../api';
import type { RowOf } from '../api/use-call';
import { may, useDesk } from '../session/staff';
import { strings, words } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { Moment, Money } from '../ui/figures';
import { HolderFilter } from '../ui/holder-filter';
import { HolderLink, ProposalLink } from '../ui/links';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { StateTag } from '../ui/state-tag';
import { useFilter, useHolderFilter } from '../ui/use-filter';
import { TopupCardDialog } from './topup-card-dialog';
import { ProposeTopupDialog } from './topup-propose-dialog';

type Topup = RowOf<typeof list>;

const columns: readonly Column<Topup>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (topup) => <Moment at={topup.created_at} /> },
  { head: strings.common.holder, cell: (topup) => <HolderLink holder={topup.holder} /> },
  {
    head: strings.topups.asked,
    look: 'end',
    sort: 'amount',
    cell: (topup) => <Money amountMinor={topup.amount} />,
  },
  { head: strings.topups.methodAsked, cell: (topup) => topup.method && words(topup.method) },
  { head: strings.topups.posted, look: 'end', cell: (topup) => <Money amountMinor={topup.posted_amount} /> },
  { head: strings.common.state, cell: (topup) => <StateTag state={topup.state} /> },
  { head: strings.topups.message, look: 'wide', cell: (topup) => topup.reason ?? topup.message },
];

const canBePosted = (topup: Topup): boolean => topup.state === 'asked' || topup.state === 'card_sent';

/** Top-up cases, oldest first; a maker states what arrived. */
export const TopupsPage = () => {
  const { staff } = useDesk();
  const filter = useFilter('state', TOPUP_STATES, '');
  const holder = useHolderFilter();
  const [chosen, setChosen] = useState<Topup | null>(null);
  const [refused, setRefused] = useState<Topup | null>(null);
  const [carded, setCarded] = useState<Topup | null>(null);
  const act: Column<Topup> = {
    head: strings.common.actions,
    cell: (topup) => {
      if (topup.proposal_id) return <ProposalLink id={topup.proposal_id} />;
      if (!canBePosted(topup)) return null;
      return (
        <div className="row">
          {may(staff, sendCard) ? (
            <Button inRow onClick={() => setCarded(topup)}>
              {strings.topups.card}
            </Button>
          ) : null}
          {may(staff, propose) ? (
            <Button inRow onClick={() => setChosen(topup)}>
              {strings.topups.propose}
            </Button>
          ) : null}
          {may(staff, refuse) ? (
            <Button inRow look="danger" onClick={() => setRefused(topup)}>
              {strings.topups.refuse}
            </Button>
          ) : null}
        </div>
      );
    },
  };
  return (
    <Page
      title={strings.topups.title}
      tools={<StateFilter values={TOPUP_STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={strings.topups.title}
        columns={[...columns, act]}
        rowKey={(topup) => topup.id}
        empty={strings.topups.empty}
      />
      {chosen ? <ProposeTopupDialog topup={chosen} onClose={() => setChosen(null)} /> : null}
      {carded ? <TopupCardDialog topup={carded} onClose={() => setCarded(null)} /> : null}
      {refused ? <RefuseDialog topup={refused} onClose={() => setRefused(null)} /> : null}
    </Page>
  );
};

const RefuseDialog = ({ topup, onClose }: { topup: Topup; onClose: () => void }) => (
  <ActDialog
    title={strings.topups.refuse}
    note={strings.topups.refuseNote(topup.holder.username)}
    name={`refuse-topup-${topup.id}`}
    fields={[
      { name: 'reason', kind: 'lines', label: strings.common.reason, hint: strings.common.reasonHint },
    ]}
    submit={strings.topups.refuse}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(refuse, { topup_id: topup.id, reason })}
  />
);
