import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useCouponWords } from '../../shared/ui/coupon-words';
import { Icon } from '../../shared/ui/icon';
import { useWrittenTime } from '../../shared/ui/moment';
import { Scene } from '../../shared/ui/scene';
import { Way, Ways } from '../../shared/ui/way';
import { RECENT_PLANS, type useFirstCoupon, useHasWithdrawn, usePerson, useRecentPlans } from './api';
import './first-steps.css';

const STEPS = [
  ['home.step.add', paths.wallet],
  ['home.step.choose', `${paths.plan}?show=products`],
  ['home.step.watch', `${paths.plan}?show=mine`],
  ['home.step.take', paths.withdraw],
] as const;

interface Reported {
  /** Whether a plan of the person was ever reported. */
  isReported: boolean;
}

/** Which steps lie behind: money that came, a plan that it was put on, its first report, money that was paid out. */
const useStepsDone = ({ isReported }: Reported): readonly boolean[] => {
  const hasPlan = useRecentPlans().data?.some(({ amount }) => amount !== null) ?? false;
  const hasWithdrawn = useHasWithdrawn().data ?? false;
  const hasMoney = (usePerson().data?.balance ?? 0) > 0;
  return [hasMoney || hasPlan || hasWithdrawn, hasPlan || isReported, isReported, hasWithdrawn];
};

const StepList = ({ done }: { done: readonly boolean[] }) => {
  const t = useTranslate();
  const now = done.indexOf(false);
  return (
    <section className="card">
      <div className="row row--apart">
        <h2>{t('home.steps')}</h2>
        <span className="small soft">
          {t('home.stepsDone', { done: String(done.filter(Boolean).length), total: String(STEPS.length) })}
        </span>
      </div>
      <div className="first-steps__ticks" aria-hidden="true">
        {STEPS.map(([name], at) => (
          <span key={name} className={done[at] ? 'first-steps__tick--done' : ''} />
        ))}
      </div>
      <ol>
        {STEPS.map(([name, to], at) => {
          const face = (
            <>
              <span className={`first-steps__number ${at === now ? 'first-steps__number--now' : ''}`}>
                {done[at] ? <Icon name="check" /> : at + 1}
              </span>
              <span className="first-steps__words">{t(name)}</span>
            </>
          );
          return (
            <li key={name} className="first-steps__step">
              {at > now + 1 ? (
                <span className="first-steps__way soft">{face}</span>
              ) : (
                <Link to={to} className="first-steps__way">
                  {face}
                  <Icon name="next" />
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

type FirstCoupon = NonNullable<ReturnType<typeof useFirstCoupon>['data']>;

/** The coupon that a new person has, or can claim; nothing is said of none. */
const CouponWay = ({ first: { coupon, offer } }: { first: FirstCoupon }) => {
  const t = useTranslate();
  const words = useCouponWords();
  const writtenTime = useWrittenTime();
  if (coupon) {
    const until = t('coupon.validUntil', { time: writtenTime(coupon.expires_at) });
    return (
      <Ways>
        <Way
          to={paths.coupons}
          drawing="ticket"
          words={t('home.coupon', { effect: words.headline(coupon.effect) })}
          note={`${words.requirement(coupon.requirement)} · ${until}`}
        />
      </Ways>
    );
  }
  if (!offer) return null;
  return (
    <Ways>
      <Way
        to={paths.activities}
        drawing="ticket"
        words={t('activities.claim')}
        note={`${words.headline(offer.effect)} · ${words.requirement(offer.requirement)}`}
      />
    </Ways>
  );
};

/** Home before the first report: no zeros, but the way from money in to money out, and where on it one stands. */
export const FirstSteps = ({ coupon }: { coupon: FirstCoupon | undefined }) => {
  const t = useTranslate();
  const done = useStepsDone({ isReported: false });
  return (
    <>
      {/* Whoever has money finds the ways in and out on the first screen. */}
      {done[0] ? null : <Scene of="end" />}
      <p className="soft">{t('home.stepsLead')}</p>
      <StepList done={done} />
      {coupon === undefined ? null : <CouponWay first={coupon} />}
    </>
  );
};

const StepsUntilPaid = () => {
  const done = useStepsDone({ isReported: true });
  const isKnown = useHasWithdrawn().data !== undefined;
  return isKnown && done.includes(false) ? <StepList done={done} /> : null;
};

/**
 * The same steps after the first report, until money was paid out; whoever has many plans knows the way, and is not asked
 * about.
 */
export const StepsLeft = () => {
  const plans = useRecentPlans().data;
  return plans === undefined || plans.length >= RECENT_PLANS ? null : <StepsUntilPaid />;
};
