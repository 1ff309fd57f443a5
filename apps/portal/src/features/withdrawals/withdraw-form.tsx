import type { Translate } from '@fairlead/i18n';
import { parseMinor, typedMinor } from '@fairlead/money';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useDraft } from '../../shared/calls/use-draft';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { useCurrency } from '../../shared/session/use-session';
import { AmountField } from '../../shared/ui/amount-field';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { useEligibility, useWithdrawalActs } from './api';
import { Blockers } from './blockers';
import { type PayoutSetting, usePayout } from './payout/api';
import type { Sent } from './receipt';
import { RuleList } from './rule-list';
import './destination.css';

const PasswordSheet = lazy(() => import('../../shared/password/password-sheet'));

type Eligibility = ResponseFor<'withdrawal.eligibility'>;

/** Such as "Harbour Bank, ending in 4444". */
const destinationOf = (t: Translate, payout: PayoutSetting): string =>
  t('wallet.payoutSet', {
    name: payout.card_name ?? t(`payout.method.${payout.method}`),
    lastFour: payout.destination_last_four,
  });

/** To whom: the account that is set, and the way to another. */
const Destination = ({ payout }: { payout: PayoutSetting }) => {
  const t = useTranslate();
  return (
    <Link to={paths.bindCard} state={DETOUR} className="card card--link destination">
      <span className="destination__icon">
        <Icon name="bank" />
      </span>
      <span>
        <span className="small soft">{t('withdraw.destination')}</span>
        <br />
        <strong>{destinationOf(t, payout)}</strong>
        <br />
        <span className="small soft">{payout.user_name}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
};

/** What is summed up before the password: amount, fee, what arrives, what stays, and the one deadline. */
const Summary = ({ amountMinor, eligibility }: { amountMinor: number; eligibility: Eligibility }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { available, fee, paid_by: paidBy } = eligibility;
  return (
    <section className="card">
      <Rows>
        <Row name={t('common.amount')}>
          <Money amountMinor={amountMinor} />
        </Row>
        <Row name={t('withdraw.fee')}>
          <Money amountMinor={fee} />
        </Row>
        <Row name={t('withdraw.arrives')} strong>
          <Money amountMinor={amountMinor - fee} />
        </Row>
        <Row name={t('withdraw.stays')}>
          <Money amountMinor={available - amountMinor} />
        </Row>
      </Rows>
      <p className="small">{t('withdraw.paidBy', { time: writtenTime(paidBy) })}</p>
      <p className="small soft">{t('withdraw.mayCancel')}</p>
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

interface AmountProps {
  eligibility: Eligibility;
  typed: string;
  onChange: (typed: string) => void;
}

/** How much: what is wrong with it stands at the field. */
const Amount = ({ eligibility: { available, minimum, maximum, rules }, typed, onChange }: AmountProps) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const fault = typed === '' ? undefined : amountFault(parseMinor(typed, currency), available);
  const isRangeWrong =
    typed !== '' && !fault && rules.some(({ rule, passed }) => rule === 'amount_in_range' && !passed);
  const range = t('withdraw.range', { minimum: money(minimum), maximum: money(maximum) });
  return (
    <>
      <AmountField
        label={t('withdraw.amount', { currency })}
        value={typed}
        onChange={onChange}
        hint={`${t('put.available', { amount: money(available) })} · ${range}`}
        error={fault ? t(fault) : isRangeWrong ? range : undefined}
      />
      <Button look="quiet" onClick={() => onChange(typedMinor(available, currency))}>
        {t('withdraw.all')}
      </Button>
    </>
  );
};

interface FormProps {
  payout: PayoutSetting | null;
  onSent: (sent: Sent) => void;
}

/** To whom, how much, the check, then the transaction password; what is still to do stands above all of it. */
const Form = ({ payout, onSent }: FormProps) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const { request } = useWithdrawalActs();
  const { draft, change, discard } = useDraft('withdraw', EMPTY);
  const [asking, setAsking] = useState(false);
  const amountMinor = parseMinor(draft.amount, currency);
  const query = useEligibility(amountMinor !== null && amountMinor > 0 ? amountMinor : undefined);
  const submit = async (digest: string): Promise<void> => {
    if (amountMinor === null || payout === null || query.data === undefined) return;
    const { available, fee } = query.data;
    const withdrawal = await request(amountMinor, digest);
    discard();
    onSent({
      withdrawal,
      destination: destinationOf(t, payout),
      feeMinor: fee,
      staysMinor: available - amountMinor,
    });
  };
  return (
    <Loaded query={query} lines={7}>
      {(eligibility) => {
        const { available, rules } = eligibility;
        const isReady = amountMinor !== null && !amountFault(amountMinor, available);
        return (
          <>
            <Blockers rules={rules} />
            {payout ? <Destination payout={payout} /> : null}
            <Amount
              eligibility={eligibility}
              typed={draft.amount}
              onChange={(amount) => change('amount', amount)}
            />
            {isReady ? <Summary amountMinor={amountMinor} eligibility={eligibility} /> : null}
            <RuleList rules={rules} />
            <div className="action-bar">
              <Button
                disabled={!isReady || !eligibility.allowed || query.isPlaceholderData}
                onClick={() => setAsking(true)}
              >
                {isReady ? t('withdraw.submit', { amount: money(amountMinor) }) : t('wallet.withdraw')}
              </Button>
            </div>
            {asking && amountMinor !== null && payout ? (
              <Suspense fallback={null}>
                <PasswordSheet
                  confirms={{
                    name: t('withdraw.to', { lastFour: payout.destination_last_four }),
                    note: payout.user_name,
                    amountMinor,
                  }}
                  onClose={() => setAsking(false)}
                  onOk={submit}
                />
              </Suspense>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
};

/** Withdraws available funds. @param onSent shows the receipt */
export const WithdrawForm = ({ onSent }: Pick<FormProps, 'onSent'>) => (
  <Loaded query={usePayout()} lines={7}>
    {(payout) => <Form payout={payout} onSent={onSent} />}
  </Loaded>
);
