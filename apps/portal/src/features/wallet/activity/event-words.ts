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
    // The words say which way it went; a sign is left where a correction went the other.
    const [income, expense] = [money(earned?.total ?? 0), money(0 - (spent?.total ?? 0))];
    if (earned && spent) return t('activity.earnedSpent', { earned: income, spent: expense });
    if (earned) return t('activity.earned', { earned: income });
    return spent ? t('activity.spent', { spent: expense }) : typeOf(event);
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
      case 'top_up': {
        const [title, type] = [t('activity.added'), t('flow.type.system_topup')];
        return { title, line: type === title ? '' : type, look };
      }
      case 'hold': {
        const isOver = sumOf(event, 'hold_release') !== undefined;
        return { title: typeOf(event), line: t(isOver ? 'activity.released' : 'activity.held'), look };
      }
      case 'record':
        return { title: typeOf(event), line: '', look };
    }
  };
};
