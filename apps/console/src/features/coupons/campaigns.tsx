import { campaigns, endCampaign, grant, proposeCampaign } from '@fairlead/contract/calls/coupons-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { COUPON_KINDS } from '@fairlead/vocabulary';
import type { ReactNode } from 'react';
import { words as inWords, strings } from '../../shared/lib/strings';
import type { PageAct, RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import { EntryPanel } from '../../shared/ui/case-panel';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { EntryLink, waitingProposal } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import { EndCampaignDialog, GrantDialog, ProposeCampaignDialog } from './dialogs';
import { CampaignEffect } from './effect';
import type { Campaign } from './fields';
import { isRunning } from './gift';
import { campaignStrings } from './strings';
import { CampaignWords } from './words';

const STATES = ['proposed', 'open', 'over'] as const;

/** Of those that are open, which people can receive by now. */
const CampaignState = ({ campaign }: { campaign: Campaign }) => {
  const { state } = campaign;
  if (state !== 'open') return <StateTag state={state} />;
  return isRunning(campaign, deviceClock.now()) ? (
    <span className="tag tag--good">{inWords(state)}</span>
  ) : (
    <span className="tag">{campaignStrings.notBegun}</span>
  );
};

const columns: readonly Column<Campaign>[] = [
  {
    head: campaignStrings.name,
    cell: (row) => (
      <EntryLink path="/campaigns" id={row.id}>
        {row.name}
      </EntryLink>
    ),
  },
  { head: campaignStrings.effect, look: 'wide', cell: (row) => <CampaignEffect effect={row.effect} /> },
  { head: strings.common.state, cell: (row) => <CampaignState campaign={row} /> },
  { head: campaignStrings.received, look: 'end', cell: (row) => <Figure value={row.received} /> },
  { head: campaignStrings.used, look: 'end', cell: (row) => <Figure value={row.used} /> },
  { head: campaignStrings.starts, sort: 'starts_at', cell: (row) => <Moment at={row.starts_at} /> },
  { head: campaignStrings.ends, cell: (row) => <Moment at={row.ends_at} /> },
  { head: campaignStrings.wireName, cell: (row) => <span className="code code--whole">{row.campaign}</span> },
];

const isOpen = ({ state }: Campaign): boolean => state === 'open';

const rowActs: RowActs<Campaign> = {
  instead: waitingProposal,
  acts: [
    {
      label: campaignStrings.grant,
      call: grant,
      isOpen: (campaign) => isRunning(campaign, deviceClock.now()),
      dialog: (campaign, close) => <GrantDialog campaign={campaign} onClose={close} />,
    },
    {
      label: campaignStrings.again,
      call: proposeCampaign,
      dialog: (campaign, close) => <ProposeCampaignDialog like={campaign} onClose={close} />,
    },
    {
      label: campaignStrings.end,
      look: 'danger',
      call: endCampaign,
      isOpen,
      dialog: (campaign, close) => <EndCampaignDialog campaign={campaign} onClose={close} />,
    },
  ],
};

const pageActs: readonly PageAct[] = [
  {
    label: campaignStrings.propose,
    call: proposeCampaign,
    dialog: (close) => <ProposeCampaignDialog onClose={close} />,
  },
];

const Panel = ({ id, acts }: { id: string; acts: (campaign: Campaign) => ReactNode }) => (
  <EntryPanel call={campaigns} id={id} path="/campaigns" titleOf={({ name }) => name}>
    {(campaign) => (
      <>
        <Facts
          facts={[
            [strings.common.state, <CampaignState key="state" campaign={campaign} />],
            [campaignStrings.wireName, campaign.campaign],
            [campaignStrings.kind, inWords(campaign.kind)],
            [campaignStrings.effect, <CampaignEffect key="effect" effect={campaign.effect} />],
            [campaignStrings.requirement, <Money key="requirement" amountMinor={campaign.requirement} />],
            [campaignStrings.validDays, campaignStrings.days(campaign.valid_days)],
            [campaignStrings.starts, <Moment key="starts" at={campaign.starts_at} />],
            [campaignStrings.ends, <Moment key="ends" at={campaign.ends_at} />],
            [campaignStrings.received, <Figure key="received" value={campaign.received} />],
            [campaignStrings.used, <Figure key="used" value={campaign.used} />],
          ]}
        />
        <CampaignWords campaign={campaign} />
        {acts(campaign)}
      </>
    )}
  </EntryPanel>
);

/**
 * Coupons that people may claim or staff give; the operator pays them, so that two people open one
 * (docs/domain/coupons.md#campaigns).
 */
export const CampaignsPage = () => (
  <CasePage
    title={campaignStrings.title}
    call={campaigns}
    filters={[
      { name: 'state', values: STATES },
      { name: 'kind', label: campaignStrings.kind, values: COUPON_KINDS },
    ]}
    views="campaigns"
    columns={columns}
    rowActs={rowActs}
    pageActs={pageActs}
    panel={(id, acts) => <Panel key={id} id={id} acts={acts} />}
    empty={campaignStrings.empty}
  />
);
