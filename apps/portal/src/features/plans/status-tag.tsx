import { useTranslate } from '../../shared/i18n/use-translate';
import type { OrderStatus } from './api';

const looks: { readonly [Status in OrderStatus]: string } = {
  waiting_to_put: 'tag--attention',
  matching: '',
  putting: 'tag--good',
  put_failed: 'tag--bad',
  put_finished: '',
  waiting_for_settlement: '',
  // Settled says nothing of gain or loss: the result does.
  settlement_successful: '',
};

/** A plan's status in words; the colour only repeats it. */
export const StatusTag = ({ status }: { status: OrderStatus }) => {
  const t = useTranslate();
  return <span className={`tag ${looks[status]}`}>{t(`order.status.${status}`)}</span>;
};
