import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import type { OrderDetail } from './api';

/** What comes next of a plan and until when. A failure comes only where nothing else does: that is not what is foretold. */
export const useNext = (): ((next: NonNullable<OrderDetail['next']>) => string) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return ({ status, due_at: dueAt }) => {
    const time = writtenTime(dueAt);
    return status === 'put_failed'
      ? t('order.nextElse', { time })
      : t('order.next', { status: t(`order.status.${status}`), time });
  };
};
