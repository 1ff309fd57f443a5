import { parseMinor } from '@fairlead/money';
import { type FormEvent, useState } from 'react';
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

/** More of own cash on a running plan: what is there for it, what can be lost, the amount on the button; then its receipt. */
export const RaiseSheet = ({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const acts = usePlanActs();
  const available = useFunds().data?.available_balance;
  const [typed, setTyped] = useState('');
  const [raised, setRaised] = useState<{ readonly amount: string; readonly budget: string } | null>(null);
  const amountMinor = parseMinor(typed, currency);
  const mostMinor = Math.max(0, detail.product.max_put_amount - (detail.order.amount ?? 0));
  const isFit = amountMinor !== null && amountMinor > 0 && amountMinor <= mostMinor;
  const budgetMinor = (detail.order.budget ?? 0) + (amountMinor ?? 0);
  const { send, sending } = useSend(async () => {
    await acts.raise(detail.order.id, amountMinor ?? 0);
    setRaised({ amount: money(amountMinor ?? 0), budget: money(budgetMinor) });
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit) void send();
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
        {isFit ? (
          <After
            budgetMinor={budgetMinor}
            leftMinor={available === undefined ? undefined : available - amountMinor}
          />
        ) : null}
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
