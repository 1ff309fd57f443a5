import type { ReactNode } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { numberFormat } from '../../shared/lib/formats';
import type { SourceFigureName } from '../../shared/source/api';
import { SourceFigure } from '../../shared/source/source-figure';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import './stats.css';

type Statistics = ResponseFor<'statistics.list'>;
type Figures = Statistics['totals'];

interface Stat {
  readonly name: string;
  /** Null where there is nothing to divide by. */
  readonly amountOf: (figures: Figures) => number | null;
  readonly write: (amount: number) => string;
  /** Where it comes from; absent where it follows from two figures beside it. */
  readonly source?: SourceFigureName;
}

/** @param isHelped the operator paid some of the spend: then the net of all of it is not what became of own money */
const useStats = (isHelped: boolean): readonly Stat[] => {
  const t = useTranslate();
  const money = useMoney();
  const { count, share } = useNumbers();
  const signed = (amount: number): string => money(amount, 'always');
  return [
    { name: t('adCenter.spend'), amountOf: ({ spend }) => spend, write: money, source: 'spend' },
    { name: t('adCenter.revenue'), amountOf: ({ revenue }) => revenue, write: money, source: 'revenue' },
    {
      name: t(isHelped ? 'order.resultNetBeforeGifts' : 'adCenter.net'),
      amountOf: ({ net }) => net,
      write: signed,
      source: 'net',
    },
    {
      name: t('adCenter.impressions'),
      amountOf: ({ impressions }) => impressions,
      write: count,
      source: 'impressions',
    },
    { name: t('adCenter.clicks'), amountOf: ({ clicks }) => clicks, write: count, source: 'clicks' },
    { name: t('adCenter.clickRate'), amountOf: ({ click_rate_bp: rate }) => rate, write: share },
    {
      name: t('adCenter.conversions'),
      amountOf: ({ conversions }) => conversions,
      write: count,
      source: 'conversions',
    },
    {
      name: t('adCenter.costPerConversion'),
      amountOf: ({ cost_per_conversion: cost }) => cost,
      write: (amount) => money(amount),
    },
  ];
};

/** The change against the period before; null where a share would say nothing: there was none, or a loss is in it. */
const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 || now < 0 ? null : (now - before) / before;

interface BeforeProps {
  stat: Stat;
  now: number | null;
  previous: Figures;
  period: number;
}

/** What it was in the period before, which leads to its reports where there were some. */
const Before = ({ stat, now, previous, period }: BeforeProps) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const before = stat.amountOf(previous);
  const change = changeOf(now, before);
  const value = before === null ? t('figure.none') : stat.write(before);
  const percent = numberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const written =
    change === null
      ? t('adCenter.before', { value })
      : t('adCenter.since', { change: percent.format(change), value });
  return (
    <p className="small soft source-quiet">
      {stat.source === undefined || !before ? (
        written
      ) : (
        <SourceFigure figure={stat.source} period={period} before name={stat.name} value={written}>
          {written}
        </SourceFigure>
      )}
    </p>
  );
};

const Value = ({ stat, amount, period }: { stat: Stat; amount: number | null; period: number }) => {
  const t = useTranslate();
  if (amount === null) return t('figure.none');
  const isLoss = stat.source === 'net' && amount < 0;
  const written: ReactNode = <span className={isLoss ? 'money--loss' : ''}>{stat.write(amount)}</span>;
  if (stat.source === undefined) return written;
  return (
    <SourceFigure figure={stat.source} period={period} name={stat.name} value={stat.write(amount)}>
      {written}
    </SourceFigure>
  );
};

/** The figures of a period, each leading to its source, with the change against the period before. */
export const Stats = ({ statistics }: { statistics: Statistics }) => {
  const { totals, gift_spend: gift = 0, previous, type } = statistics;
  const stats = useStats(gift !== 0);
  return (
    <ul className="stat-grid">
      {stats.map((stat) => {
        const amount = stat.amountOf(totals);
        return (
          <li key={stat.name}>
            <p className="small soft">{stat.name}</p>
            <p className="stat__value">
              <Value stat={stat} amount={amount} period={type} />
            </p>
            {previous ? <Before stat={stat} now={amount} previous={previous} period={type} /> : null}
          </li>
        );
      })}
    </ul>
  );
};
