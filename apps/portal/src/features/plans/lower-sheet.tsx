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
import { type OrderDetail, usePlanActs } from './api';

/** Less money on a running plan: from what is billed to below the budget, and when the rest comes back. */
export const LowerSheet = ({ order, onClose }: { order: OrderDetail['order']; onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const acts = usePlanActs();
  const [typed, setTyped] = useState('');
  const budgetMinor = parseMinor(typed, currency);
  const leastMinor = Math.max(1, order.billed);
  const belowMinor = order.budget ?? 0;
  const isFit = budgetMinor !== null && budgetMinor >= leastMinor && budgetMinor < belowMinor;
  const { send, sending } = useSend(async () => {
    await acts.lower(order.id, budgetMinor ?? 0);
    showToast(t('control.lowerAsked'), 'done');
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit) void send();
  };
  const range = t('control.lowerRange', { least: money(leastMinor), most: money(belowMinor) });
  return (
    <Dialog title={t('control.lower')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small">{t('control.lowerExplained')}</p>
        <AmountField
          label={t('control.lowerTo', { currency })}
          value={typed}
          disabled={sending}
          onChange={setTyped}
          hint={range}
          error={typed === '' || isFit ? undefined : range}
        />
        <div className="dialog__footer">
          <Button type="submit" sending={sending} disabled={!isFit}>
            {isFit ? t('control.lowerConfirm', { budget: money(budgetMinor) }) : t('control.lower')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
