import { campaigns, endCampaign, grant, proposeCampaign } from '@fairlead/contract/calls/coupons-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { callApi } from '../../shared/api';
import { useAll } from '../../shared/api/read-all';
import { strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { holderIdOf } from '../../shared/ui/act-fields';
import { reasonField, reasonForHolder } from '../../shared/ui/reason-field';
import { type Campaign, campaignFields, campaignOf } from './fields';
import { costOf, isRunning, toldApart } from './gift';
import { campaignStrings } from './strings';

interface ProposeProps {
  /** Whose terms it begins with; absent for a new one. */
  like?: Campaign;
  onClose: () => void;
}

/** Proposes a campaign: the operator pays its gifts, so that another person opens it. */
export const ProposeCampaignDialog = ({ like, onClose }: ProposeProps) => {
  const { currency } = useDesk();
  return (
    <ActDialog
      title={like ? campaignStrings.again : campaignStrings.propose}
      note={
        like ? `${campaignStrings.againNote} ${campaignStrings.proposeNote}` : campaignStrings.proposeNote
      }
      // Not as before: a draft whose name was typed in one language alone is none of this form.
      name={`campaign-named-in-languages-${like?.id ?? 'new'}`}
      fields={campaignFields(like, currency)}
      submit={like ? campaignStrings.again : campaignStrings.propose}
      onClose={onClose}
      run={(stated) => callApi(proposeCampaign, campaignOf(stated, currency))}
    />
  );
};

interface Props {
  campaign: Campaign;
  onClose: () => void;
}

/** Ends a campaign now: no money rule changes by it, so that one person may. */
export const EndCampaignDialog = ({ campaign, onClose }: Props) => (
  <ActDialog
    title={campaignStrings.end}
    note={campaignStrings.endNote(campaign.name)}
    name={`end-campaign-${campaign.id}`}
    fields={[reasonField]}
    submit={campaignStrings.end}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(endCampaign, { id: campaign.id, reason })}
  />
);

/** Gives one holder a coupon of a campaign that two people agreed on. */
export const GrantDialog = ({ campaign, onClose }: Props) => {
  const { currency } = useDesk();
  return (
    <ActDialog
      title={campaignStrings.grant}
      note={campaignStrings.grantNote(campaign.name, costOf(campaign, currency))}
      name={`grant-${campaign.id}`}
      fields={[{ name: 'holder_id', kind: 'holder', label: strings.common.holder }, reasonForHolder]}
      submit={campaignStrings.grant}
      onClose={onClose}
      run={({ holder_id, reason }) =>
        callApi(grant, { campaign_id: campaign.id, holder_id: holderIdOf(holder_id), reason })
      }
    />
  );
};

interface GiveProps {
  holder: { readonly id: string; readonly username: string };
  onClose: () => void;
}

/** Gives this holder a coupon of one of the campaigns that run now. */
export const GiveCouponDialog = ({ holder, onClose }: GiveProps) => {
  const { currency } = useDesk();
  const { data } = useAll(campaigns, { state: 'open' });
  const running = data?.filter((campaign) => isRunning(campaign, deviceClock.now()));
  return (
    <ActDialog
      title={campaignStrings.give}
      note={campaignStrings.giveNote(holder.username)}
      name={`give-coupon-${holder.id}`}
      fields={[
        {
          name: 'campaign_id',
          kind: 'choice',
          label: campaignStrings.wireName,
          choices: (running ?? []).map((one) => ({ value: one.id, label: toldApart(one, currency) })),
          hintOf: (chosen) => {
            const campaign = running?.find(({ id }) => id === chosen);
            if (campaign) return costOf(campaign, currency);
            return running?.length === 0 ? campaignStrings.noneRuns : undefined;
          },
        },
        reasonForHolder,
      ]}
      submit={campaignStrings.give}
      onClose={onClose}
      run={({ campaign_id, reason }) => callApi(grant, { campaign_id, holder_id: holder.id, reason })}
    />
  );
};
