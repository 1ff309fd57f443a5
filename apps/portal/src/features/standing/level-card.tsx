import { useTranslate } from '../../shared/i18n/use-translate';
import { Icon } from '../../shared/ui/icon';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { LevelStep, ShopLevel } from './api';
import './standing.css';

interface NeedProps {
  name: string;
  value: number;
  needed: number;
}

/** One condition of the next level: the present value beside what is asked for. */
const Need = ({ name, value, needed }: NeedProps) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const share = needed === 0 ? 100 : Math.min(100, Math.floor((value * 100) / needed));
  const text = t('standing.of', { value: count(value), needed: count(needed) });
  return (
    <li className="stack stack--tight">
      <div className="row row--apart">
        <span>{name}</span>
        <span className="row need__value">
          {text}
          {share === 100 ? (
            <span className="tag tag--good need__met">
              <Icon name="check" />
              {t('standing.met')}
            </span>
          ) : null}
        </span>
      </div>
      <div
        className="progress"
        role="progressbar"
        aria-label={`${name}: ${text}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
      >
        <div className="progress__done" style={{ width: `${share}%` }} />
      </div>
    </li>
  );
};

const NextStep = ({ shop, step }: { shop: ShopLevel; step: LevelStep }) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h2>{t('standing.next', { level: String(step.level) })}</h2>
      <ul className="stack">
        <Need name={t('standing.settled')} value={shop.settled_orders} needed={step.settled_orders} />
        <Need name={t('standing.score')} value={shop.score} needed={step.score} />
        <Need
          name={t('standing.months')}
          value={shop.months_without_issue}
          needed={step.months_without_issue}
        />
      </ul>
      <p className="small soft">{t('standing.issue')}</p>
    </section>
  );
};

const Formula = ({ shop }: { shop: ShopLevel }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const conditionsOf = (step: LevelStep): string => {
    const { settled_orders: orders, months_without_issue: months } = step;
    const score = count(step.score);
    if (orders === 0) return t('standing.needsNothing');
    return months === 0
      ? t('standing.needsNoMonths', { orders, score })
      : t('standing.needs', { orders, score, months });
  };
  return (
    <section className="card">
      <h2>{t('standing.formula')}</h2>
      <Rows>
        {shop.steps.map((step) => (
          <Row
            key={step.level}
            name={
              step.level === shop.level
                ? `${t('standing.level', { level: String(step.level) })} · ${t('standing.yours')}`
                : t('standing.level', { level: String(step.level) })
            }
            strong={step.level === shop.level}
            note={conditionsOf(step)}
          >
            {t('standing.times', { factor: count(step.put_limit_bp / 10_000) })}
          </Row>
        ))}
      </Rows>
    </section>
  );
};

/**
 * The level, what it gives, what the next one asks for, and the formula of all
 * (docs/domain/standing.md#shop-level).
 */
export const LevelCard = ({ shop }: { shop: ShopLevel }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const own = shop.steps.find((step) => step.level === shop.level);
  const next = shop.steps.find((step) => step.level === shop.next_level);
  const limitBp = own?.put_limit_bp ?? 10_000;
  return (
    <>
      <section className="card">
        <p className="figure">{t('standing.level', { level: String(shop.level) })}</p>
        <p>
          {limitBp === 10_000
            ? t('standing.limitOnce')
            : t('standing.limit', { factor: count(limitBp / 10_000) })}
        </p>
        <p className="small soft">{t('standing.touches')}</p>
      </section>
      {next === undefined ? <p>{t('standing.highest')}</p> : <NextStep shop={shop} step={next} />}
      <Formula shop={shop} />
    </>
  );
};
