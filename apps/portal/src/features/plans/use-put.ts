import { parseMinor, typedMinor } from '@fairlead/money';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useUnanswered } from '../../shared/calls/use-unanswered';
import { planDetailLink } from '../../shared/paths';
import { useCurrency } from '../../shared/session/use-session';
import { amountAgain, type OrderDetail, type Product, type PutTarget, usePlanActs, useQuote } from './api';
import { JUST_FUNDED } from './plan-funded';
import { amountFault } from './put-rules';

type Repeated = OrderDetail['order'];

/** What is typed is kept for the product, and apart from it for a plan that is repeated, with its amount. */
const draftOf = (product: Product, repeated: Repeated | undefined, currency: string) => ({
  name: `put-${product.id}${repeated === undefined ? '' : `-${repeated.id}`}`,
  empty: { amount: repeated?.amount ? typedMinor(amountAgain(repeated.amount, product), currency) : '' },
});

/** A put as it is being made: what the person typed and chose, the server's sum-up of it, and the sending. */
export const usePut = (target: PutTarget, product: Product, onClose: () => void, repeated?: Repeated) => {
  const currency = useCurrency();
  const navigate = useNavigate();
  const { put } = usePlanActs();
  const { name, empty } = draftOf(product, repeated, currency);
  const { draft, change, discard } = useDraft(name, empty);
  const { unanswered, attempt } = useUnanswered(
    'plan.put',
    ({ order_id, product_id }) =>
      'order_id' in target ? order_id === target.order_id : product_id === target.product_id,
    onClose,
  );
  const typed = unanswered === undefined ? draft.amount : typedMinor(unanswered.amount, currency);
  const setTyped = (amount: string): void => change('amount', amount);
  const [couponId, setCouponId] = useState(unanswered?.coupon_id ?? null);
  const [useStartUp, setUseStartUp] = useState(unanswered?.use_start_up ?? false);
  const amountMinor = parseMinor(typed, currency);
  const fault = typed === '' ? undefined : amountFault(amountMinor, product);
  const more = {
    ...(couponId === null ? {} : { coupon_id: couponId }),
    ...(useStartUp ? { use_start_up: true } : {}),
  };
  const { data: quote, isPlaceholderData } = useQuote(target, fault ? null : amountMinor, more);
  const { send, sending } = useSend(() => {
    const made =
      amountMinor === null || !quote
        ? null
        : { ...target, amount: amountMinor, ...more, terms_hash: quote.terms_hash };
    return attempt(made, async (request) => {
      const { order } = await put(request);
      discard();
      onClose();
      await navigate(planDetailLink(order.id), { state: JUST_FUNDED });
    });
  });
  const isUnknown = unanswered !== undefined;
  const isReady = amountMinor !== null && !fault && quote !== undefined && !isPlaceholderData;
  const problems = isReady && !isUnknown ? quote.problems : [];
  return {
    ...{ typed, setTyped, couponId, setCouponId, useStartUp, setUseStartUp },
    ...{ amountMinor, fault, quote, isReady, problems, isUnknown, sending, send },
    /** While it is sent, or nobody knows what became of it, nothing of it may change. */
    isFixed: sending || isUnknown,
    canSend: isUnknown || (isReady && problems.length === 0),
  };
};
