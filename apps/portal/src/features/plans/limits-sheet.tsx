import { parseMinor, typedMinor } from '@fairlead/money';
import { deviceClock } from '@fairlead/ui/clock';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';
import { showToast } from '../../shared/ui/toast';
import { type OrderDetail, usePlanActs } from './api';

type Limits = NonNullable<OrderDetail['control']>['limits'];

const AMOUNTS = ['cost_per_conversion', 'loss', 'spend_without_conversion', 'daily_cap'] as const;
type Amount = (typeof AMOUNTS)[number];

/** A moment as the device's own field for date and time has it, and back. */
const toField = (isoTime: string | null): string => {
  if (isoTime === null) return '';
  const time = new Date(isoTime);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const fromField = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

/** What was typed as limits, and what is wrong with it. */
const useTyped = (limits: Limits) => {
  const currency = useCurrency();
  const write = (minor: number | null): string => (minor === null ? '' : typedMinor(minor, currency));
  const [amounts, setAmounts] = useState<Record<Amount, string>>({
    cost_per_conversion: write(limits.cost_per_conversion),
    loss: write(limits.loss),
    spend_without_conversion: write(limits.spend_without_conversion),
    daily_cap: write(limits.daily_cap),
  });
  const [endsAt, setEndsAt] = useState(toField(limits.ends_at));
  const minorOf = (name: Amount): number | null =>
    amounts[name].trim() === '' ? null : parseMinor(amounts[name], currency);
  const isWrong = (name: Amount): boolean => amounts[name].trim() !== '' && !((minorOf(name) ?? 0) > 0);
  // A year of five digits is no date at all, and no comparison with it is true.
  const isPast = endsAt !== '' && !(new Date(endsAt).getTime() > deviceClock.now());
  return {
    ...{ amounts, endsAt, setEndsAt, isWrong, isPast },
    type: (name: Amount, typed: string): void => setAmounts({ ...amounts, [name]: typed }),
    canSend: !isPast && !AMOUNTS.some(isWrong),
    read: (): Limits => ({
      cost_per_conversion: minorOf('cost_per_conversion'),
      loss: minorOf('loss'),
      spend_without_conversion: minorOf('spend_without_conversion'),
      daily_cap: minorOf('daily_cap'),
      ends_at: fromField(endsAt),
    }),
  };
};

/** The limits of a running plan, all of them at once. */
export const LimitsSheet = ({
  orderId,
  limits,
  onClose,
}: {
  orderId: string;
  limits: Limits;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const form = useTyped(limits);
  const { send, sending } = useSend(async () => {
    await acts.setLimits(orderId, form.read());
    showToast(t('control.saved'), 'done');
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.canSend) void send();
  };
  return (
    <Dialog title={t('control.limits')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small">{t('control.limitsExplained')}</p>
        {AMOUNTS.map((name) => (
          <AmountField
            key={name}
            label={t(`control.limit.${name}`)}
            value={form.amounts[name]}
            disabled={sending}
            onChange={(typed) => form.type(name, typed)}
            hint={name === 'daily_cap' ? t('control.dailyCapExplained') : undefined}
            error={form.isWrong(name) ? t('control.amountInvalid') : undefined}
          />
        ))}
        <TextField
          label={t('control.limit.ends_at')}
          type="datetime-local"
          value={form.endsAt}
          disabled={sending}
          onChange={(event) => form.setEndsAt(event.target.value)}
          error={form.isPast ? t('control.dateInvalid') : undefined}
        />
        <p className="small soft">{t('control.leaveEmpty')}</p>
        <div className="dialog__footer">
          <Button type="submit" sending={sending} disabled={!form.canSend}>
            {t('control.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
