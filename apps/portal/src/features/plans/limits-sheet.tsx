import { parseMinor, typedMinor } from '@fairlead/money';
import { deviceClock } from '@fairlead/ui/clock';
import type { FormEvent } from 'react';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { useWrittenTime } from '../../shared/ui/moment';
import { TextField } from '../../shared/ui/text-field';
import { showToast } from '../../shared/ui/toast';
import { isHelped, type OrderDetail, usePlanActs } from './api';

type Control = NonNullable<OrderDetail['control']>;
type Limits = Control['limits'];
type Figures = OrderDetail['statistics'];

const AMOUNTS = ['cost_per_conversion', 'loss', 'spend_without_conversion', 'daily_cap'] as const;
type Amount = (typeof AMOUNTS)[number];

/** A moment as the device's own field for date and time has it, and back. */
const toField = (isoTime: string | null): string => {
  if (isoTime === null) return '';
  const time = new Date(isoTime);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const fromField = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

/** Whether a plan has reached an amount already: the server refuses it, and names no field. */
const isReached = (name: Amount, minor: number, { spend, revenue, conversions }: Figures): boolean => {
  if (name === 'cost_per_conversion') return conversions > 0 && spend > minor * conversions;
  if (name === 'loss') return spend - revenue >= minor;
  return name === 'spend_without_conversion' && conversions === 0 && spend >= minor;
};

/** What was typed as limits, and what is wrong with it. */
const useTyped = (orderId: string, { limits, run_ends_at: runEndsAt }: Control, figures: Figures) => {
  const currency = useCurrency();
  const write = (minor: number | null): string => (minor === null ? '' : typedMinor(minor, currency));
  const { draft, change, discard } = useDraft(`limits-${orderId}`, {
    cost_per_conversion: write(limits.cost_per_conversion),
    loss: write(limits.loss),
    spend_without_conversion: write(limits.spend_without_conversion),
    daily_cap: write(limits.daily_cap),
    ends_at: toField(limits.ends_at),
  });
  const { ends_at: endsAt, ...amounts } = draft;
  const minorOf = (name: Amount): number | null =>
    amounts[name].trim() === '' ? null : parseMinor(amounts[name], currency);
  const faultOf = (name: Amount): 'control.amountInvalid' | 'control.alreadyReached' | undefined => {
    if (amounts[name].trim() === '') return undefined;
    const minor = minorOf(name) ?? 0;
    if (minor <= 0) return 'control.amountInvalid';
    return isReached(name, minor, figures) ? 'control.alreadyReached' : undefined;
  };
  const endsAtMs = new Date(endsAt).getTime();
  // A year of five digits is no date at all, and no comparison with it is true.
  const isPast = endsAt !== '' && !(endsAtMs > deviceClock.now());
  const isLate = runEndsAt !== null && endsAtMs > Date.parse(runEndsAt);
  return {
    ...{ draft, change, discard, faultOf, isPast, isLate },
    canSend: !isPast && !isLate && AMOUNTS.every((name) => faultOf(name) === undefined),
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
  detail,
  control,
  onClose,
}: {
  detail: OrderDetail;
  control: Control;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const writtenTime = useWrittenTime();
  const form = useTyped(detail.order.id, control, detail.statistics);
  const runEnds = { time: control.run_ends_at === null ? '' : writtenTime(control.run_ends_at) };
  const endError = form.isLate ? t('control.endsLate', runEnds) : undefined;
  const hints: Readonly<Partial<Record<Amount, string>>> = {
    ...(isHelped(detail) ? { loss: t('order.helped') } : {}),
    ...(detail.statistics.conversions > 0 ? { spend_without_conversion: t('control.spendOver') } : {}),
    daily_cap: t('control.dailyCapExplained'),
  };
  const { send, sending } = useSend(async () => {
    await acts.setLimits(detail.order.id, form.read());
    form.discard();
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
        {AMOUNTS.map((name) => {
          const fault = form.faultOf(name);
          return (
            <AmountField
              key={name}
              label={t(`control.limit.${name}`)}
              value={form.draft[name]}
              disabled={sending}
              onChange={(typed) => form.change(name, typed)}
              hint={hints[name]}
              error={fault && t(fault)}
            />
          );
        })}
        <TextField
          label={t('control.limit.ends_at')}
          type="datetime-local"
          value={form.draft.ends_at}
          disabled={sending}
          onChange={(event) => form.change('ends_at', event.target.value)}
          hint={control.run_ends_at === null ? undefined : t('control.endsHint', runEnds)}
          error={form.isPast ? t('control.dateInvalid') : endError}
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
