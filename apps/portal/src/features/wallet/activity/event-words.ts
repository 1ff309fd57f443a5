import { useTranslate } from '../../../shared/i18n/use-translate';
import { useMoney } from '../../../shared/ui/money';
import type { FlowEvent, FlowType } from './api';

/** The drawing of an event that is no plan's. */
export type EventLook = 'in' | 'out' | 'hold' | 'other';

export interface EventWords {
  readonly title: string;
  /** What became of it; empty where the title says it all. */
  readonly line: string;
  readonly look: EventLook;
}

const sumOf = (event: FlowEvent, type: FlowType) => event.sums.find((sum) => sum.type === type);

/** What one step of a plan did; the key of its phrase. */
const stepOf = (event: FlowEvent) => {
  const serving = sumOf(event, 'ad_serving');
  if (serving !== undefined && serving.available < 0) {
    return sumOf(event, 'discount_amount') ? 'activity.fundedCoupon' : 'activity.funded';
  }
  if (serving !== undefined) return serving.available > 0 ? 'activity.unspent' : 'activity.startUp';
  if (sumOf(event, 'profit_sharing')) return 'activity.settled';
  return null;
};

const lookOf = ({ kind, amount }: FlowEvent): EventLook => {
  if (kind === 'hold') return 'hold';
  if (kind === 'withdrawal') return 'out';
  if (kind === 'top_up') return 'in';
  return amount > 0 ? 'in' : amount < 0 ? 'out' : 'other';
};

/** Says in plain words what an event was. */
export const useEventWords = (): ((event: FlowEvent) => EventWords) => {
  const t = useTranslate();
  const money = useMoney();
  const typeOf = (event: FlowEvent): string => {
    const type = event.sums[0]?.type;
    return type === undefined ? '' : t(`flow.type.${type}`);
  };
  const dayLine = (event: FlowEvent): string => {
    const [earned, spent] = [sumOf(event, 'profit_sharing'), sumOf(event, 'ad_billing')];
    const written = (sum: { total: number } | undefined) => money(sum?.total ?? 0, 'always');
    if (earned && spent) return t('activity.earnedSpent', { earned: written(earned), spent: written(spent) });
    if (earned) return t('activity.earned', { earned: written(earned) });
    return spent ? t('activity.spent', { spent: written(spent) }) : typeOf(event);
  };
  const stepLine = (event: FlowEvent): string => {
    const step = stepOf(event);
    return step === null ? typeOf(event) : t(step);
  };
  return (event) => {
    const look = lookOf(event);
    const planned = event.order?.title ?? typeOf(event);
    switch (event.kind) {
      case 'plan_day':
        return { title: planned, line: dayLine(event), look };
      case 'plan_step':
        return { title: planned, line: stepLine(event), look };
      case 'withdrawal': {
        const lastFour = event.withdrawal?.destination_last_four ?? '';
        return { title: t('activity.withdrawal', { lastFour }), line: '', look };
      }
      case 'top_up':
        return { title: t('activity.added'), line: t('flow.type.system_topup'), look };
      case 'hold': {
        const isOver = sumOf(event, 'hold_release') !== undefined;
        return { title: typeOf(event), line: t(isOver ? 'activity.released' : 'activity.held'), look };
      }
      case 'record':
        return { title: typeOf(event), line: '', look };
    }
  };
};
