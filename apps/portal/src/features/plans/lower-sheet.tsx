import { parseMinor, typedMinor } from '@fairlead/money';
import type { FormEvent } from 'react';
import { ApiError } from '../../shared/api';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { colon } from '../../shared/i18n/marks';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { type OrderDetail, usePlanActs } from './api';

/** Less money on a running plan: from what is billed to below the budget, and when the rest comes back. */
export const LowerSheet = ({ order, onClose }: { order: OrderDetail['order']; onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const acts = usePlanActs();
  const { draft, change, discard } = useDraft(`lower-${order.id}`, { budget: '' });
  const typed = draft.budget;
  const budgetMinor = parseMinor(typed, currency);
  const leastMinor = Math.max(1, order.billed);
  const belowMinor = order.budget ?? 0;
  const isFit = budgetMinor !== null && budgetMinor >= leastMinor && budgetMinor < belowMinor;
  const range = t('control.lowerRange', { least: money(leastMinor), most: money(belowMinor) });
  // More was billed while it was typed: the field says so as soon as the plan is read anew.
  const tellRange = (error: unknown): boolean => {
    const isOutside = error instanceof ApiError && error.data.reason === 'put_amount_out_of_range';
    if (isOutside) showToast(range);
    return isOutside;
  };
  const { send, sending } = useSend(async () => {
    await acts.lower(order.id, budgetMinor ?? 0);
    discard();
    showToast(t('control.lowerAsked'), 'done');
    onClose();
  }, tellRange);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit) void send();
  };
  return (
    <Dialog title={t('control.lower')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small">{t('control.lowerExplained')}</p>
        <AmountField
          label={t('control.lowerTo', { currency })}
          value={typed}
          disabled={sending}
          onChange={(budget) => change('budget', budget)}
          hint={range}
          error={typed === '' || isFit ? undefined : range}
        />
        {order.billed === 0 ? null : (
          <Button
            look="quiet"
            disabled={sending}
            onClick={() => change('budget', typedMinor(order.billed, currency))}
          >
            {t('order.billed')}
            {colon()}
            {money(order.billed)}
          </Button>
        )}
        {isFit ? (
          <Rows>
            <Row name={t('control.lowerBack')} strong>
              <Money amountMinor={belowMinor - budgetMinor} />
            </Row>
          </Rows>
        ) : null}
        <div className="dialog__footer">
          <Button type="submit" sending={sending} disabled={!isFit}>
            {isFit ? t('control.lowerConfirm', { budget: money(budgetMinor) }) : t('control.lower')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
