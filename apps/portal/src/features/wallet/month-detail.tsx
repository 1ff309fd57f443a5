import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { Money } from '../../shared/ui/money';
import { useMonthSummary } from './api';
import './month.css';

type Summary = NonNullable<ResponseFor<'wallet.flow'>['month_summary']>;

/** One line of the table: a balance, or what a kind of record added to both. */
const Line = ({
  name,
  available,
  total,
  sign = 'auto',
}: {
  name: string;
  available: number;
  total: number;
  sign?: 'always' | 'auto';
}) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      <Money amountMinor={available} sign={sign} />
    </td>
    <td>
      <Money amountMinor={total} sign={sign} />
    </td>
  </tr>
);

const SummaryTable = ({ summary }: { summary: Summary }) => {
  const t = useTranslate();
  const { available, total } = summary;
  const totalOf = (type: Summary['total']['sums'][number]['type']): number =>
    total.sums.find((sum) => sum.type === type)?.amount ?? 0;
  return (
    <table className="month-table">
      <caption>{t('month.detail')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month.kind')}</th>
          <th scope="col">{t('month.available')}</th>
          <th scope="col">{t('month.total')}</th>
        </tr>
      </thead>
      <tbody>
        <Line name={t('month.opening')} available={available.opening} total={total.opening} />
        {available.sums.map(({ type, amount }) => (
          <Line
            key={type}
            name={t(`flow.type.${type}`)}
            available={amount}
            total={totalOf(type)}
            sign="always"
          />
        ))}
        <Line name={t('month.closing')} available={available.closing} total={total.closing} />
      </tbody>
    </table>
  );
};

/**
 * The monthly detail: opening, sums per kind, closing, for available and for total
 * (docs/domain/wallet.md#month-summary).
 */
export const MonthDetail = ({ month }: { month: string }) => {
  const t = useTranslate();
  const query = useMonthSummary(month);
  return (
    <section className="card">
      <Loaded query={query} lines={6}>
        {(summary) =>
          summary === null ? null : (
            <>
              <SummaryTable summary={summary} />
              <p className="small soft">{t('month.addsUp', { zone: summary.time_zone })}</p>
            </>
          )
        }
      </Loaded>
    </section>
  );
};
