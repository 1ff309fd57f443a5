import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import type { OrderDetail } from './api';

type Facts = Pick<OrderDetail, 'order' | 'reasons' | 'next'>;

/** The sentence of a plan that fails unless somebody acts in time: its holder, staff, or the network. */
const elseOf = ({ order, reasons }: Facts) => {
  if (order.status === 'waiting_to_put') return 'order.nextOffer';
  return reasons.some(({ reason }) => reason === 'awaiting_placement')
    ? 'order.nextPlaced'
    : 'order.nextElse';
};

/**
 * What comes next of a plan and until when; nothing where nothing does. A failure comes only where nobody acts: it is
 * not foretold, but said who acts and what becomes of the money otherwise.
 */
export const useNext = (): ((facts: Facts) => string | undefined) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return (facts) => {
    if (facts.next === null) return undefined;
    const { status, due_at: dueAt } = facts.next;
    const time = writtenTime(dueAt);
    return status === 'put_failed'
      ? t(elseOf(facts), { time })
      : t('order.next', { status: t(`order.status.${status}`), time });
  };
};
