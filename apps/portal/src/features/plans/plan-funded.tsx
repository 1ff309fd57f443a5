import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { ReceiptHead } from '../../shared/ui/receipt';
import type { OrderDetail } from './api';
import { useNext } from './use-next';

/** What a put hands to the page of its plan. */
export const JUST_FUNDED = { justFunded: true } as const;

/** The end of a put, over the plan that it made: said once, where the person comes from the put. */
export const PlanFunded = ({ detail }: { detail: OrderDetail }) => {
  const { order } = detail;
  const t = useTranslate();
  const nextOf = useNext();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation() as { state: Partial<typeof JUST_FUNDED> | null };
  const isShown = state?.justFunded === true && order.amount !== null;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <ReceiptHead
      title={t('put.done')}
      amountMinor={order.amount ?? undefined}
      note={nextOf(detail)}
      headingRef={heading}
    />
  );
};
