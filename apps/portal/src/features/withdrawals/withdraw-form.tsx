import { parseMinor, typedMinor } from '@fairlead/money';
import { lazy, Suspense, useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useDraft } from '../../shared/calls/use-draft';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { useEligibility, useWithdrawalActs } from './api';
import { Blockers } from './blockers';
import { RuleList } from './rule-list';

const PasswordSheet = lazy(() => import('../../shared/password/password-sheet'));

type Eligibility = ResponseFor<'withdrawal.eligibility'>;

/** What is summed up before the password: amount, fee, destination, deadline. */
const Summary = ({ amountMinor, eligibility }: { amountMinor: number; eligibility: Eligibility }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { destination, fee, paid_by: paidBy } = eligibility;
  return (
    <section className="card">
      <Rows>
        <Row name={t('common.amount')} strong>
          <Money amountMinor={amountMinor} />
        </Row>
        <Row name={t('withdraw.fee')}>
          <Money amountMinor={fee} />
        </Row>
        {destination ? (
          <Row name={t('withdraw.destination')}>
            {t('withdraw.lastFour', {
              method: t(`payout.method.${destination.method}`),
              lastFour: destination.last_four,
            })}
          </Row>
        ) : null}
      </Rows>
      <p className="small">{t('withdraw.paidBy', { time: writtenTime(paidBy) })}</p>
    </section>
  );
};

const EMPTY = { amount: '' };

/** The amount's own faults: zero, or more than is available. */
const amountFault = (amountMinor: number | null, available: number) => {
  if (amountMinor === null) return 'put.invalid' as const;
  if (amountMinor === 0) return 'withdraw.nothing' as const;
  return amountMinor > available ? ('withdraw.tooMuch' as const) : undefined;
};

/** Withdraws available funds: blockers above the button, a sum-up, then the transaction password. */
export const WithdrawForm = () => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const { request } = useWithdrawalActs();
  const { draft, change, discard } = useDraft('withdraw', EMPTY);
  const typed = draft.amount;
  const [asking, setAsking] = useState(false);
  const amountMinor = parseMinor(typed, currency);
  const query = useEligibility(amountMinor !== null && amountMinor > 0 ? amountMinor : undefined);
  const submit = async (digest: string): Promise<void> => {
    if (amountMinor === null) return;
    await request(amountMinor, digest);
    discard();
    showToast(t('withdraw.requested'), 'done');
  };
  return (
    <Loaded query={query} lines={7}>
      {(eligibility) => {
        const { available, minimum, maximum, rules } = eligibility;
        const fault = typed === '' ? undefined : amountFault(amountMinor, available);
        const isReady = typed !== '' && amountMinor !== null && !fault;
        const isRangeWrong =
          isReady && rules.some(({ rule, passed }) => rule === 'amount_in_range' && !passed);
        const range = t('withdraw.range', { minimum: money(minimum), maximum: money(maximum) });
        return (
          <>
            <AmountField
              label={t('withdraw.amount', { currency })}
              value={typed}
              onChange={(amount) => change('amount', amount)}
              hint={`${t('put.available', { amount: money(available) })} · ${range}`}
              error={fault ? t(fault) : isRangeWrong ? range : undefined}
            />
            <Button look="quiet" onClick={() => change('amount', typedMinor(available, currency))}>
              {t('withdraw.all')}
            </Button>
            {isReady ? <Summary amountMinor={amountMinor} eligibility={eligibility} /> : null}
            <Blockers rules={rules} />
            <RuleList rules={rules} />
            <Button
              disabled={!isReady || !eligibility.allowed || query.isPlaceholderData}
              onClick={() => setAsking(true)}
            >
              {isReady ? t('withdraw.submit', { amount: money(amountMinor) }) : t('wallet.withdraw')}
            </Button>
            {asking ? (
              <Suspense fallback={null}>
                <PasswordSheet onClose={() => setAsking(false)} onOk={submit} />
              </Suspense>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
};
