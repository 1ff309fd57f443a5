import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { Scene } from '../../shared/ui/scene';
import { usePerson, useRecentPlans } from './api';
import './first-steps.css';

const STEPS = [
  ['home.step.add', paths.wallet],
  ['home.step.choose', `${paths.plan}?show=products`],
  ['home.step.watch', `${paths.plan}?show=mine`],
  ['home.step.take', null],
] as const;

/** How many steps lie behind: money that came, then a plan that it was put on. */
const useStepsDone = (): number => {
  const hasPlan = useRecentPlans().data?.some(({ amount }) => amount !== null) ?? false;
  const hasMoney = (usePerson().data?.balance ?? 0) > 0;
  if (hasPlan) return 2;
  return hasMoney ? 1 : 0;
};

/** Home before the first report: no zeros, but the way from money in to money out, and where on it one stands. */
export const FirstSteps = () => {
  const t = useTranslate();
  const done = useStepsDone();
  return (
    <>
      <Scene of="end" />
      <p className="soft">{t('home.stepsLead')}</p>
      <section className="card">
        <div className="row row--apart">
          <h2>{t('home.steps')}</h2>
          <span className="small soft">
            {t('home.stepsDone', { done: String(done), total: String(STEPS.length) })}
          </span>
        </div>
        <div className="first-steps__ticks" aria-hidden="true">
          {STEPS.map(([name], at) => (
            <span key={name} className={at < done ? 'first-steps__tick--done' : ''} />
          ))}
        </div>
        <ol>
          {STEPS.map(([name, to], at) => {
            const face = (
              <>
                <span className={`first-steps__number ${at === done ? 'first-steps__number--now' : ''}`}>
                  {at < done ? <Icon name="check" /> : at + 1}
                </span>
                <span className="first-steps__words">{t(name)}</span>
              </>
            );
            return (
              <li key={name} className="first-steps__step">
                {to === null || at > done + 1 ? (
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
    </>
  );
};
