import type { Reason } from '@fairlead/contract/reasons';
import { parseMinor } from '@fairlead/money';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, type ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useSend } from '../../shared/lib/use-send';
import { planDetailLink } from '../../shared/paths';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { type Product, type PutTarget, useAvailable, usePlanActs, useQuote } from './api';
import { LossRecord } from './loss-record';
import { amountFault } from './put-rules';

type Quote = ResponseFor<'plan.quote'>;

/** Who pays what, before it is confirmed. */
const SumUp = ({ quote }: { quote: Quote }) => {
  const t = useTranslate();
  return (
    <Rows>
      <Row name={t('order.budget')} strong>
        <Money amountMinor={quote.budget} />
      </Row>
      <Row name={t('order.paidOwn')}>
        <Money amountMinor={quote.paid_own} />
      </Row>
      {quote.paid_gift === 0 ? null : (
        <Row name={t('order.paidGift')}>
          <Money amountMinor={quote.paid_gift} />
        </Row>
      )}
      {quote.start_up === 0 ? null : (
        <Row name={t('order.startUp')}>
          <Money amountMinor={quote.start_up} />
        </Row>
      )}
      <Row name={t('put.after')}>
        <Money amountMinor={quote.available_after} />
      </Row>
    </Rows>
  );
};

/** What forbids the put, or leaves it open; above the button, so that it is always in sight. */
const Obstacles = ({ problems, isUnknown }: { problems: readonly string[]; isUnknown: boolean }) => {
  const t = useTranslate();
  const texts = problems.map((problem) => t(`reason.${problem as Reason}`));
  if (isUnknown) texts.push(t('pending.unknown'));
  return texts.map((text) => (
    <p key={text} className="failed" role="alert">
      {text}
    </p>
  ));
};

interface Props {
  target: PutTarget;
  product: Product;
  onClose: () => void;
}

/** Amount, sum-up, confirmation. What was sent without an answer is sent again as the same request. */
const PutDialog = ({ target, product, onClose }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const navigate = useNavigate();
  const { put } = usePlanActs();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const amountMinor = parseMinor(typed, currency);
  const fault = typed === '' ? undefined : amountFault(amountMinor, product);
  const quote = useQuote(target, fault ? null : amountMinor);
  const wallet = useAvailable();
  const available = quote.data?.available_before ?? wallet.data?.available_balance;
  const stayOnUnknown = useCallback((error: unknown): boolean => {
    const isOpen = error instanceof ApiError && !error.final && navigator.onLine;
    setUnknown(isOpen);
    return isOpen;
  }, []);
  const { send, sending } = useSend(async () => {
    if (amountMinor === null || !quote.data) return;
    const { order } = await put({ ...target, amount: amountMinor, terms_hash: quote.data.terms_hash });
    showToast(t('put.done'), 'done');
    onClose();
    await navigate(planDetailLink(order.id));
  }, stayOnUnknown);
  const range = { minimum: money(product.min_put_amount), maximum: money(product.max_put_amount) };
  const isReady = amountMinor !== null && !fault && quote.data !== undefined && !quote.isPlaceholderData;
  const problems = isReady ? (quote.data?.problems ?? []) : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && problems.length === 0) void send();
  };
  return (
    <Dialog title={t('put.heading')} look="sheet" onClose={onClose} dismissible={!sending}>
      <form className="stack" onSubmit={submit} noValidate>
        <AmountField
          label={t('put.amount', { currency })}
          value={typed}
          disabled={sending || isUnknown}
          onChange={setTyped}
          hint={[
            available === undefined ? '' : t('put.available', { amount: money(available) }),
            t('plan.range', range),
          ].join(' · ')}
          error={fault ? t(fault, range) : undefined}
        />
        {isReady ? <SumUp quote={quote.data} /> : null}
        {quote.data ? (
          <LossRecord record={quote.data.record} />
        ) : (
          <p className="warning">{t('record.warning')}</p>
        )}
        <p className="small soft">{t('put.cancelFree')}</p>
        <div className="dialog__footer">
          <Obstacles problems={problems} isUnknown={isUnknown} />
          <Button type="submit" sending={sending} disabled={!isReady || problems.length > 0}>
            {isUnknown ? t('pending.again') : t('put.confirm', { amount: money(amountMinor ?? 0) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export default PutDialog;
