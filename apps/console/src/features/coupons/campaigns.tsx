import { campaigns, endCampaign, grant, proposeCampaign } from '@fairlead/contract/calls/coupons-staff';
import { COUPON_KINDS } from '@fairlead/contract/enums';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { words as inWords, strings } from '../../shared/lib/strings';
import { may, useDesk, useMay } from '../../shared/session/staff';
import { Beside } from '../../shared/ui/beside';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { EntryPanel } from '../../shared/ui/entry-panel';
import { Moment, Money } from '../../shared/ui/figures';
import { ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Facts, Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { EndCampaignDialog, GrantDialog, ProposeCampaignDialog } from './dialogs';
import { CampaignEffect } from './effect';
import type { Campaign } from './fields';
import { campaignStrings } from './strings';

const STATES = ['proposed', 'open', 'over'] as const;

const Count = ({ value }: { value: number }) => <span className="figures">{value}</span>;

const columns = (search: string): readonly Column<Campaign>[] => [
  {
    head: campaignStrings.name,
    cell: (row) => <Link to={{ pathname: `/campaigns/${row.id}`, search }}>{row.name}</Link>,
  },
  { head: campaignStrings.wireName, cell: (row) => <span className="code">{row.campaign}</span> },
  { head: campaignStrings.kind, cell: (row) => inWords(row.kind) },
  { head: campaignStrings.effect, look: 'wide', cell: (row) => <CampaignEffect effect={row.effect} /> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  { head: campaignStrings.received, look: 'end', cell: (row) => <Count value={row.received} /> },
  { head: campaignStrings.used, look: 'end', cell: (row) => <Count value={row.used} /> },
  { head: campaignStrings.starts, sort: 'starts_at', cell: (row) => <Moment at={row.starts_at} /> },
  { head: campaignStrings.ends, cell: (row) => <Moment at={row.ends_at} /> },
];

type Act = 'again' | 'end' | 'grant';
type Chosen = { readonly act: 'propose' } | { readonly act: Act; readonly campaign: Campaign };

const Acts = ({ campaign, onAct }: { campaign: Campaign; onAct: (act: Act) => void }) => {
  const { staff } = useDesk();
  if (campaign.proposal_id) return <ProposalLink id={campaign.proposal_id} />;
  const isOpen = campaign.state === 'open';
  return (
    <div className="row row--tight">
      {isOpen && may(staff, grant) ? (
        <Button inRow onClick={() => onAct('grant')}>
          {campaignStrings.grant}
        </Button>
      ) : null}
      {may(staff, proposeCampaign) ? (
        <Button inRow onClick={() => onAct('again')}>
          {campaignStrings.again}
        </Button>
      ) : null}
      {isOpen && may(staff, endCampaign) ? (
        <Button inRow look="danger" onClick={() => onAct('end')}>
          {campaignStrings.end}
        </Button>
      ) : null}
    </div>
  );
};

const Panel = ({ id, onAct }: { id: string; onAct: (act: Act, campaign: Campaign) => void }) => (
  <EntryPanel call={campaigns} id={id} path="/campaigns" titleOf={({ name }) => name}>
    {(campaign) => (
      <>
        <Facts
          facts={[
            [strings.common.state, <StateTag key="state" state={campaign.state} />],
            [campaignStrings.wireName, campaign.campaign],
            [campaignStrings.kind, inWords(campaign.kind)],
            [campaignStrings.effect, <CampaignEffect key="effect" effect={campaign.effect} />],
            [campaignStrings.requirement, <Money key="requirement" amountMinor={campaign.requirement} />],
            [campaignStrings.validDays, campaignStrings.days(campaign.valid_days)],
            [campaignStrings.starts, <Moment key="starts" at={campaign.starts_at} />],
            [campaignStrings.ends, <Moment key="ends" at={campaign.ends_at} />],
            [campaignStrings.received, <Count key="received" value={campaign.received} />],
            [campaignStrings.used, <Count key="used" value={campaign.used} />],
          ]}
        />
        {campaign.rule_text === '' ? null : (
          <div className="stack">
            <h3>{campaignStrings.rule}</h3>
            <p className="said">{campaign.rule_text}</p>
          </div>
        )}
        <Acts campaign={campaign} onAct={(act) => onAct(act, campaign)} />
      </>
    )}
  </EntryPanel>
);

const Dialog = ({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) => {
  if (chosen.act === 'propose') return <ProposeCampaignDialog onClose={onClose} />;
  if (chosen.act === 'again') return <ProposeCampaignDialog like={chosen.campaign} onClose={onClose} />;
  if (chosen.act === 'end') return <EndCampaignDialog campaign={chosen.campaign} onClose={onClose} />;
  return <GrantDialog campaign={chosen.campaign} onClose={onClose} />;
};

/**
 * Coupons that people may claim or staff give; the house pays them, so that two people open one
 * (docs/domain/coupons.md#campaigns).
 */
export const CampaignsPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const mayPropose = useMay(proposeCampaign);
  const state = useFilter('state', STATES, '');
  const kind = useFilter('kind', COUPON_KINDS, '');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const acts: Column<Campaign> = {
    head: strings.common.actions,
    cell: (campaign) => <Acts campaign={campaign} onAct={(act) => setChosen({ act, campaign })} />,
  };
  return (
    <Page
      title={campaignStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={campaignStrings.kind}
            values={COUPON_KINDS}
            value={kind.value}
            onChange={kind.setValue}
          />
          {mayPropose ? (
            <Button onClick={() => setChosen({ act: 'propose' })}>{campaignStrings.propose}</Button>
          ) : null}
        </div>
      }
    >
      <Beside
        chosen={
          id ? <Panel key={id} id={id} onAct={(act, campaign) => setChosen({ act, campaign })} /> : null
        }
      >
        <List
          call={campaigns}
          request={{ state: state.value, kind: kind.value }}
          label={campaignStrings.title}
          columns={[...columns(parameters.toString()), acts]}
          rowKey={(campaign) => campaign.id}
          isChosen={(campaign) => campaign.id === id}
          empty={campaignStrings.empty}
        />
      </Beside>
      {chosen ? <Dialog chosen={chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
};
