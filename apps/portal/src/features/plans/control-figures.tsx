import { HOLDER_LIMITS } from '@fairlead/vocabulary';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import type { OrderDetail } from './api';
import { useWrittenLimit } from './order-control';

type Entry = OrderDetail['timeline'][number];

/** The limit that was reached, and the figures that reached it. */
const Reached = ({ reached }: { reached: NonNullable<Entry['reached']> }) => {
  const t = useTranslate();
  const money = useMoney();
  const { count } = useNumbers();
  const { limit, value, billed, revenue, conversions } = reached;
  return (
    <>
      <p className="small">
        {limit === 'ends_at'
          ? t('control.reached.ends_at')
          : t(`control.reached.${limit}`, { value: money(value ?? 0) })}
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
              {t(`control.limit.${limit}`)}: {written(limits, limit)}
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
          {t('control.lowerWaits')}: {money(lowering.budget)}
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
