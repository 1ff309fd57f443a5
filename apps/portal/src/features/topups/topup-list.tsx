import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { Money, useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { Steps } from '../../shared/ui/steps';
import { useTopups } from './api';

type Topup = ResponseFor<'topup.list'>['items'][number];

const looks: { readonly [State in Topup['state']]?: string } = { posted: 'tag--good', refused: 'tag--bad' };

const TopupCard = ({ topup }: { topup: Topup }) => {
  const t = useTranslate();
  const money = useMoney();
  return (
    <li className="card">
      <div className="row row--apart">
        <strong>
          <Money amountMinor={topup.amount} />
        </strong>
        <span className={`tag ${looks[topup.state] ?? ''}`}>{t(`topup.state.${topup.state}`)}</span>
      </div>
      {topup.posted_amount === null ? null : (
        <p>{t('topup.posted', { amount: money(topup.posted_amount) })}</p>
      )}
      {topup.reason === null ? null : <p>{t('withdraw.reason', { reason: topup.reason })}</p>}
      <Steps steps={topup.steps} nameOf={(state) => t(`topup.state.${state}`)} />
    </li>
  );
};

/** The top-up cases, each step visible (domain §6). */
export const TopupList = () => {
  const t = useTranslate();
  const { list, more } = useTopups();
  return (
    <Loaded query={list} lines={2}>
      {(topups) =>
        topups.length === 0 ? (
          <p className="soft">{t('topup.explained')}</p>
        ) : (
          <>
            <ul className="stack stack--tight">
              {topups.map((topup) => (
                <TopupCard key={topup.id} topup={topup} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )
      }
    </Loaded>
  );
};
