import { list, propose, refuse, sendCard } from '@fairlead/contract/calls/topups-staff';
import { TOPUP_STATES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { may, useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { HolderLink, ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { TopupCardDialog } from './card-dialog';
import { ProposeTopupDialog } from './propose-dialog';
import { topupStrings } from './strings';

type Topup = RowOf<typeof list>;

const columns: readonly Column<Topup>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (topup) => <Moment at={topup.created_at} /> },
  { head: strings.common.holder, cell: (topup) => <HolderLink holder={topup.holder} /> },
  {
    head: topupStrings.asked,
    look: 'end',
    sort: 'amount',
    cell: (topup) => <Money amountMinor={topup.amount} />,
  },
  { head: topupStrings.methodAsked, cell: (topup) => topup.method && words(topup.method) },
  { head: topupStrings.posted, look: 'end', cell: (topup) => <Money amountMinor={topup.posted_amount} /> },
  { head: strings.common.state, cell: (topup) => <StateTag state={topup.state} /> },
  { head: topupStrings.message, look: 'wide', cell: (topup) => topup.reason ?? topup.message },
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
              {topupStrings.card}
            </Button>
          ) : null}
          {may(staff, propose) ? (
            <Button inRow onClick={() => setChosen(topup)}>
              {topupStrings.propose}
            </Button>
          ) : null}
          {may(staff, refuse) ? (
            <Button inRow look="danger" onClick={() => setRefused(topup)}>
              {topupStrings.refuse}
            </Button>
          ) : null}
        </div>
      );
    },
  };
  return (
    <Page
      title={topupStrings.title}
      tools={<StateFilter values={TOPUP_STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={topupStrings.title}
        columns={[...columns, act]}
        rowKey={(topup) => topup.id}
        empty={topupStrings.empty}
      />
      {chosen ? <ProposeTopupDialog topup={chosen} onClose={() => setChosen(null)} /> : null}
      {carded ? <TopupCardDialog topup={carded} onClose={() => setCarded(null)} /> : null}
      {refused ? <RefuseDialog topup={refused} onClose={() => setRefused(null)} /> : null}
    </Page>
  );
};

const RefuseDialog = ({ topup, onClose }: { topup: Topup; onClose: () => void }) => (
  <ActDialog
    title={topupStrings.refuse}
    note={topupStrings.refuseNote(topup.holder.username)}
    name={`refuse-topup-${topup.id}`}
    fields={[
      { name: 'reason', kind: 'lines', label: strings.common.reason, hint: strings.common.reasonHint },
    ]}
    submit={topupStrings.refuse}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(refuse, { topup_id: topup.id, reason })}
  />
);
