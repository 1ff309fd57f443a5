import type { ResponseFor } from '../api';
import { useTranslate } from '../i18n/use-translate';

type Order = ResponseFor<'plan.list'>['items'][number];

const looks: { readonly [Status in Order['status']]: string } = {
  waiting_to_put: 'tag--attention',
  matching: '',
  putting: 'tag--good',
  put_failed: 'tag--bad',
  put_finished: '',
  waiting_for_settlement: '',
  // Settled says nothing of gain or loss: the result does.
  settlement_successful: '',
};

/** Of what failed, what nobody refused: it is not red and not called so. */
const nobodyRefused = {
  offer_expired: 'order.status.lapsed',
  cancelled_by_holder: 'order.status.canceled',
} as const;

/** A plan's status in words; the colour only repeats it. */
export const StatusTag = ({ order: { status, reasons } }: { order: Pick<Order, 'status' | 'reasons'> }) => {
  const t = useTranslate();
  const key =
    status === 'put_failed'
      ? reasons.map(({ reason }) => nobodyRefused[reason as keyof typeof nobodyRefused]).find(Boolean)
      : undefined;
  return <span className={`tag ${key ? '' : looks[status]}`}>{t(key ?? `order.status.${status}`)}</span>;
};
