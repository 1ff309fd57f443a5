import type { FormEvent } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { useMoney } from '../../shared/ui/money';
import { type OrderDetail, type Product, type PutTarget, useFunds } from './api';
import { LossRecord, LossWarning } from './loss-record';
import { PutCoupons } from './put-coupons';
import { PutStartUp } from './put-start-up';
import { Obstacles, SumUp } from './put-sum-up';
import { usePut } from './use-put';

interface Props {
  target: PutTarget;
  product: Product;
  /** The plan that is funded again: its amount stands there already. */
  repeated?: OrderDetail['order'];
  /** The plan does not wait for it any more. */
  isOver?: boolean;
  onClose: () => void;
}

/**
 * Amount, coupon, start-up funds, who pays what, the record of losses, confirmation
 * (docs/promises.md#no-promise-of-profit).
 */
const PutDialog = ({ target, product, repeated, isOver = false, onClose }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const form = usePut(target, product, onClose, repeated);
  const { quote, fault, isFixed, isReady } = form;
  // What is being sent, or was without an answer, may itself be why.
  const isLate = isOver && !form.sending && !form.isUnknown;
  const canSend = form.canSend && !isLate;
  const funds = useFunds().data;
  const available = quote?.available_before ?? funds?.available_balance;
  const range = { minimum: money(product.min_put_amount), maximum: money(product.max_put_amount) };
  const words =
    form.amountMinor === null ? t('plan.put') : t('put.confirm', { amount: money(form.amountMinor) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSend) void form.send();
  };
  return (
    <Dialog title={t('put.heading')} look="sheet" onClose={onClose} dismissible={!form.sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <AmountField
          label={t('put.amount', { currency })}
          value={form.typed}
          disabled={isFixed}
          onChange={form.setTyped}
          hint={[
            available === undefined ? '' : t('put.available', { amount: money(available) }),
            t('plan.range', range),
          ].join(' · ')}
          error={fault ? t(fault, range) : undefined}
        />
        {quote ? (
          <PutCoupons
            choices={quote.coupons}
            chosen={form.couponId}
            disabled={isFixed}
            onChoose={form.setCouponId}
          />
        ) : null}
        <PutStartUp
          unspentMinor={funds?.start_up_funds.unspent ?? 0}
          checked={form.useStartUp}
          disabled={isFixed}
          onChange={form.setUseStartUp}
        />
        {quote && !fault && form.amountMinor !== null ? <SumUp quote={quote} isOld={!isReady} /> : null}
        {quote ? <LossRecord record={quote.record} /> : null}
        <p className="small soft">{t('put.cancelFree')}</p>
        <div className="dialog__footer">
          <Obstacles problems={isLate ? ['wrong_state'] : form.problems} isUnknown={form.isUnknown} />
          <LossWarning />
          <Button type="submit" sending={form.sending} disabled={!canSend}>
            {form.isUnknown ? t('pending.again') : words}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export default PutDialog;
