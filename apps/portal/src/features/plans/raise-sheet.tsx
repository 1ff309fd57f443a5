import { parseMinor, typedMinor } from '@fairlead/money';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SaveReceipt } from '../../shared/calls/save-receipt';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useUnanswered } from '../../shared/calls/use-unanswered';
import { gap } from '../../shared/i18n/marks';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Money, useMoney } from '../../shared/ui/money';
import { ReceiptHead } from '../../shared/ui/receipt';
import { Row, Rows } from '../../shared/ui/rows';
import { type OrderDetail, useFunds, usePlanActs } from './api';
import { LossWarning } from './loss-record';
import { Over } from './over';
import { Obstacles } from './put-sum-up';

/** The budget and the funds as they are after the raise; nothing where the funds are not known. */
const After = ({ budgetMinor, leftMinor }: { budgetMinor: number; leftMinor: number | undefined }) => {
  const t = useTranslate();
  if (leftMinor === undefined) return null;
  return (
    <Rows>
      <Row name={t('order.budget')} strong>
        <Money amountMinor={budgetMinor} />
      </Row>
      <Row name={t('put.after')}>
        <Money amountMinor={leftMinor} />
      </Row>
    </Rows>
  );
};

/** The most that may be added: what the product still takes, and what is there to pay it. */
const mostOf = ({ order, product }: OrderDetail, availableMinor: number | undefined): number => {
  const roomMinor = Math.max(0, product.max_put_amount - (order.amount ?? 0));
  return availableMinor === undefined ? roomMinor : Math.min(roomMinor, availableMinor);
};

/** A raise as it is being made. */
const useRaise = ({ order }: OrderDetail, mostMinor: number, onClose: () => void) => {
  const money = useMoney();
  const currency = useCurrency();
  const acts = usePlanActs();
  const { draft, change, discard } = useDraft(`raise-${order.id}`, { amount: '' });
  const { unanswered, attempt } = useUnanswered(
    'plan.raise',
    ({ order_id }) => order_id === order.id,
    onClose,
  );
  const typed = unanswered === undefined ? draft.amount : typedMinor(unanswered.amount, currency);
  const setTyped = (amount: string): void => change('amount', amount);
  const [raised, setRaised] = useState<{ readonly amount: string; readonly budget: string } | null>(null);
  const amountMinor = parseMinor(typed, currency);
  const isFit = amountMinor !== null && amountMinor > 0 && amountMinor <= mostMinor;
  const budgetMinor = (order.budget ?? 0) + (amountMinor ?? 0);
  const { send, sending } = useSend(() =>
    attempt({ order_id: order.id, amount: amountMinor ?? 0 }, async (request) => {
      const answer = await acts.raise(request);
      discard();
      setRaised({ amount: money(request.amount), budget: money(answer.order.budget ?? budgetMinor) });
    }),
  );
  const isUnknown = unanswered !== undefined;
  return {
    ...{ typed, setTyped, raised, amountMinor, isFit, budgetMinor, send, sending, isUnknown },
    isFixed: sending || isUnknown,
    canSend: isUnknown || isFit,
  };
};

interface RaisedProps {
  orderId: string;
  raised: { readonly amount: string; readonly budget: string };
  onClose: () => void;
}

/** The end of a raise: its heading is read first, since the button that was pressed is gone. */
const Raised = ({ orderId, raised, onClose }: RaisedProps) => {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Dialog title={t('control.raise')} look="sheet" onClose={onClose}>
      <ReceiptHead title={t('control.raised')} note={t('control.raisedBy', raised)} headingRef={heading} />
      <div className="dialog__footer">
        <SaveReceipt kind="put" id={orderId} />
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </Dialog>
  );
};

interface Props {
  detail: OrderDetail;
  /** The plan has ended, or was asked to stop: nothing can be added any more. */
  isOver: boolean;
  onClose: () => void;
}

/** More of own cash on a running plan: what is there for it, what can be lost, the amount on the button; then its receipt. */
export const RaiseSheet = ({ detail, isOver, onClose }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const available = useFunds().data?.available_balance;
  const most = mostOf(detail, available);
  const { typed, raised, amountMinor, isFit, isFixed, isUnknown, ...form } = useRaise(detail, most, onClose);
  const range = [
    t('control.raiseRange', { most: money(most) }),
    ...(available === undefined ? [] : [t('put.available', { amount: money(available) })]),
  ].join(gap());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.canSend) void form.send();
  };
  if (raised !== null) return <Raised orderId={detail.order.id} raised={raised} onClose={onClose} />;
  if (isOver && !form.sending && !isUnknown) {
    return (
      <Over title={t('control.heading')} onClose={onClose}>
        {t('control.over')}
      </Over>
    );
  }
  return (
    <Dialog title={t('control.raise')} look="sheet" onClose={onClose} dismissible={!form.sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small">{t('control.raiseExplained')}</p>
        <AmountField
          label={t('put.amount', { currency })}
          value={typed}
          disabled={isFixed}
          onChange={form.setTyped}
          hint={range}
          error={typed === '' || isFit || isUnknown ? undefined : range}
        />
        {isFit && amountMinor !== null && !isUnknown ? (
          <After
            budgetMinor={form.budgetMinor}
            leftMinor={available === undefined ? undefined : available - amountMinor}
          />
        ) : null}
        <div className="dialog__footer">
          <Obstacles problems={[]} isUnknown={isUnknown} />
          <LossWarning />
          <Button type="submit" sending={form.sending} disabled={!form.canSend}>
            {isUnknown ? t('pending.again') : t('control.raiseConfirm', { amount: money(amountMinor ?? 0) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
