import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import type { OrderDetail } from './api';

/** What comes next of a plan and until when. A failure comes only where nothing else does: that is not what is foretold. */
export const useNext = (): ((next: NonNullable<OrderDetail['next']>) => string) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return ({ status, due_at: dueAt }) =>
    t(status === 'put_failed' ? 'order.nextElse' : 'order.next', {
      status: t(`order.status.${status}`),
      time: writtenTime(dueAt),
    });
};
