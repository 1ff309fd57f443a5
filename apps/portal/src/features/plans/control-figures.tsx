import { HOLDER_LIMITS } from '@fairlead/vocabulary';
import { colon } from '../../shared/i18n/marks';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import type { OrderDetail } from './api';
import { useWrittenLimit } from './order-control';

type Entry = OrderDetail['timeline'][number];

/** A day of the calendar has no zone. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** The limit that was reached, and the figures that reached it. */
const Reached = ({ reached }: { reached: NonNullable<Entry['reached']> }) => {
  const t = useTranslate();
  const money = useMoney();
  const { count } = useNumbers();
  const tag = useLanguageTag();
  const { limit, value, billed, revenue, conversions, day } = reached;
  const amount = { value: money(value ?? 0) };
  if (limit === 'daily_cap')
    return (
      <p className="small">
        {t('control.reached.daily_cap', {
          ...amount,
          day: day === undefined ? '' : dateFormat(tag, DAY).format(new Date(day)),
        })}
      </p>
    );
  return (
    <>
      <p className="small">
        {limit === 'ends_at' ? t('control.reached.ends_at') : t(`control.reached.${limit}`, amount)}
      </p>
      <p className="small soft">
        {t('adCenter.spend')} {money(billed)} · {t('adCenter.revenue')} {money(revenue)} ·{' '}
        {t('adCenter.conversions')} {count(conversions)}
      </p>
    </>
  );
};

/** What a row of the timeline tells of a pause, of limits, of more money or of less. */
export const ControlFigures = ({ entry }: { entry: Entry }) => {
  const t = useTranslate();
  const money = useMoney();
  const written = useWrittenLimit();
  const { reached, limits, raised, lowering, lowered, billed_meanwhile: meanwhile } = entry;
  return (
    <>
      {reached ? <Reached reached={reached} /> : null}
      {limits
        ? HOLDER_LIMITS.map((limit) => (
            <p key={limit} className="small">
              {t(`control.limit.${limit}`)}
              {colon()}
              {written(limits, limit)}
            </p>
          ))
        : null}
      {raised ? (
        <p className="small">
          {t('control.raisedBy', { amount: money(raised.amount), budget: money(raised.budget) })}
        </p>
      ) : null}
      {lowering ? (
        <p className="small">
          {t('control.lowerWaits')}
          {colon()}
          {money(lowering.budget)}
        </p>
      ) : null}
      {lowered ? (
        <p className="small">
          {t('control.loweredBy', { amount: money(lowered.amount), budget: money(lowered.budget) })}
        </p>
      ) : null}
      {meanwhile === undefined ? null : (
        <p className="small">{t('control.meanwhile', { amount: money(meanwhile) })}</p>
      )}
    </>
  );
};
