import type { PlainKey } from '@fairlead/i18n';
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

/** Words of their own within a status: what nobody refused is not red, and what rests is not green. */
const within: { readonly [Status in Order['status']]?: Readonly<Record<string, PlainKey>> } = {
  put_failed: { offer_expired: 'order.status.lapsed', cancelled_by_holder: 'order.status.canceled' },
  putting: {
    ...{ paused: 'order.status.paused', pause_requested: 'order.status.pausing' },
    ...{ stop_requested: 'order.status.stopping', limit_reached: 'order.status.stopping' },
    resume_requested: 'order.status.resuming',
  },
};

/** The word for how a plan stands, by its reasons, or stood, by the cause of that. */
export const statusWord = (status: Order['status'], reasons: readonly string[]): PlainKey =>
  reasons.map((reason) => within[status]?.[reason]).find(Boolean) ?? `order.status.${status}`;

/** A plan's status in words; the colour only repeats it. */
export const StatusTag = ({ order: { status, reasons } }: { order: Pick<Order, 'status' | 'reasons'> }) => {
  const t = useTranslate();
  const word = statusWord(
    status,
    reasons.map(({ reason }) => reason),
  );
  return <span className={`tag ${word === `order.status.${status}` ? looks[status] : ''}`}>{t(word)}</span>;
};
