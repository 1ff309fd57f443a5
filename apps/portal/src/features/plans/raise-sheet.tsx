import { parseMinor } from '@fairlead/money';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { useMoney } from '../../shared/ui/money';
import { showToast } from '../../shared/ui/toast';
import { type OrderDetail, useFunds, usePlanActs } from './api';
import { LossWarning } from './loss-record';

/** More of own cash on a running plan: what is there for it, what can be lost, and the amount on the button. */
export const RaiseSheet = ({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const acts = usePlanActs();
  const available = useFunds().data?.available_balance;
  const [typed, setTyped] = useState('');
  const amountMinor = parseMinor(typed, currency);
  const mostMinor = Math.max(0, detail.product.max_put_amount - (detail.order.amount ?? 0));
  const isFit = amountMinor !== null && amountMinor > 0 && amountMinor <= mostMinor;
  const { send, sending } = useSend(async () => {
    await acts.raise(detail.order.id, amountMinor ?? 0);
    showToast(t('control.raised'), 'done');
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit) void send();
  };
  return (
    <Dialog title={t('control.raise')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small">{t('control.raiseExplained')}</p>
        <AmountField
          label={t('put.amount', { currency })}
          value={typed}
          disabled={sending}
          onChange={setTyped}
          hint={available === undefined ? undefined : t('put.available', { amount: money(available) })}
          error={typed === '' || isFit ? undefined : t('control.raiseRange', { most: money(mostMinor) })}
        />
        <div className="dialog__footer">
          <LossWarning />
          <Button type="submit" sending={sending} disabled={!isFit}>
            {t('control.raiseConfirm', { amount: money(amountMinor ?? 0) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
