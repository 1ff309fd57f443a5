import type { ProposalDetail } from '@fairlead/contract';
import { words } from '../../shared/lib/strings';
import { Moment, Money, Share } from '../../shared/ui/figures';
import { Facts } from '../../shared/ui/page';
import { campaignTermStrings } from './strings';

type Stated = ProposalDetail['payload'];

const SHOWN: ReadonlySet<string> = new Set([
  ...['effect', 'gift_minor', 'share_bp', 'cap_minor', 'requirement_minor', 'valid_days'],
  ...['starts_at', 'ends_at', 'costs_at_most_minor', 'runs_alike'],
]);

/** What of a campaign is not shown with its terms. */
export const withoutTerms = (stated: Stated): Stated => stated.filter(({ name }) => !SHOWN.has(name));

/** What a campaign costs whoever pays for it, first of all, and whom it is for and when. */
export const CampaignTerms = ({ stated }: { stated: Stated }) => {
  const values = new Map(stated.map(({ name, value }) => [name, value]));
  const amountOf = (name: string) => {
    const value = values.get(name) ?? '';
    return value === '' ? null : <Money amountMinor={Number(value)} />;
  };
  const share = values.get('share_bp');
  const alike = values.get('runs_alike');
  const endsAt = values.get('ends_at');
  return (
    <>
      <div>
        <p className="sheet__amount">{amountOf('costs_at_most_minor') ?? campaignTermStrings.noLimit}</p>
        <p className="small soft">{campaignTermStrings.costs}</p>
      </div>
      {alike === undefined ? null : (
        <p className="notice notice--attention">{campaignTermStrings.alike(alike)}</p>
      )}
      <Facts
        facts={[
          [
            campaignTermStrings.effect,
            <span key="effect">
              {words(values.get('effect') ?? '')} {share === undefined ? null : <Share bp={Number(share)} />}
              {amountOf('gift_minor')}
            </span>,
          ],
          // A fixed gift is its own limit.
          ...(share === undefined
            ? []
            : [[campaignTermStrings.cap, amountOf('cap_minor') ?? campaignTermStrings.noLimit] as const]),
          [campaignTermStrings.smallest, amountOf('requirement_minor')],
          [campaignTermStrings.people, campaignTermStrings.anyNumber],
          [campaignTermStrings.begins, <Moment key="begins" at={values.get('starts_at') ?? null} />],
          [
            campaignTermStrings.ends,
            endsAt === undefined ? campaignTermStrings.never : <Moment key="ends" at={endsAt} />,
          ],
          [campaignTermStrings.valid, campaignTermStrings.days(Number(values.get('valid_days')))],
        ]}
      />
    </>
  );
};
