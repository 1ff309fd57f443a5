import { words as inWords } from '../../shared/lib/strings';
import { Money, Share } from '../../shared/ui/figures';
import type { Campaign } from './fields';
import { campaignStrings } from './strings';

/** What a coupon of a campaign does, in figures: a sum or a share, and where the gift ends. */
export const CampaignEffect = ({ effect }: Pick<Campaign, 'effect'>) => (
  <>
    {inWords(effect.type)} {effect.share_bp === null ? null : <Share bp={effect.share_bp} />}
    {effect.amount === null ? null : <Money amountMinor={effect.amount} />}
    {effect.cap === null ? null : (
      <>
        , {campaignStrings.upTo} <Money amountMinor={effect.cap} />
      </>
    )}
  </>
);
