import { parseMinor } from '@fairlead/money';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shared/api';
import { useSend } from '../../shared/calls/use-send';
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
import { Obstacles } from './put-sum-up';

/** The budget and the funds as they are after the raise; nothing where the funds are not known or do not reach. */
const After = ({ budgetMinor, leftMinor }: { budgetMinor: number; leftMinor: number | undefined }) => {
  const t = useTranslate();
  if (leftMinor === undefined || leftMinor < 0) return null;
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

/** A raise as it is being made. What was sent without an answer is sent again as the same request, as in `usePut`. */
const useRaise = ({ order, product }: OrderDetail) => {
  const money = useMoney();
  const currency = useCurrency();
  const acts = usePlanActs();
  const [typed, setTyped] = useState('');
  const [raised, setRaised] = useState<{ readonly amount: string; readonly budget: string } | null>(null);
  /** What was sent, and what nobody knows the outcome of: another amount would be another raise. */
  const [open, setOpen] = useState<{ readonly sentMinor: number; readonly budgetMinor: number } | null>(null);
  const amountMinor = parseMinor(typed, currency);
  const mostMinor = Math.max(0, product.max_put_amount - (order.amount ?? 0));
  const isFit = amountMinor !== null && amountMinor > 0 && amountMinor <= mostMinor;
  const budgetMinor = (order.budget ?? 0) + (amountMinor ?? 0);
  const { send, sending } = useSend(async () => {
    const request = open ?? { sentMinor: amountMinor ?? 0, budgetMinor };
    try {
      await acts.raise(order.id, request.sentMinor);
      setOpen(null);
      setRaised({ amount: money(request.sentMinor), budget: money(request.budgetMinor) });
    } catch (error) {
      const isUnknown = error instanceof ApiError && !error.final && (navigator.onLine || open !== null);
      setOpen(isUnknown ? request : null);
      if (!isUnknown) throw error;
    }
  });
  const isUnknown = open !== null;
  return {
    ...{ typed, setTyped, raised, amountMinor, mostMinor, isFit, budgetMinor, send, sending, isUnknown },
    isFixed: sending || isUnknown,
    canSend: isUnknown || isFit,
  };
};

/** More of own cash on a running plan: what is there for it, what can be lost, the amount on the button; then its receipt. */
export const RaiseSheet = ({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const available = useFunds().data?.available_balance;
  const { typed, raised, amountMinor, mostMinor, isFit, isFixed, isUnknown, ...form } = useRaise(detail);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.canSend) void form.send();
  };
  if (raised !== null)
    return (
      <Dialog title={t('control.raise')} look="sheet" onClose={onClose}>
        <ReceiptHead title={t('control.raised')} note={t('control.raisedBy', raised)} />
        <div className="dialog__footer">
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('control.raise')} look="sheet" onClose={onClose} dismissible={!form.sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small">{t('control.raiseExplained')}</p>
        <AmountField
          label={t('put.amount', { currency })}
          value={typed}
          disabled={isFixed}
          onChange={form.setTyped}
          hint={available === undefined ? undefined : t('put.available', { amount: money(available) })}
          error={
            typed === '' || isFit || isUnknown
              ? undefined
              : t('control.raiseRange', { most: money(mostMinor) })
          }
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
