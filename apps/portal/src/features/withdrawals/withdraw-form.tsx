import type { Translate } from '@fairlead/i18n';
import { parseMinor, typedMinor } from '@fairlead/money';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useDraft } from '../../shared/calls/use-draft';
import { useUnanswered } from '../../shared/calls/use-unanswered';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { useCurrency } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { TextField } from '../../shared/ui/text-field';
import { useEligibility, useWithdrawalActs } from './api';
import { Blockers, blocks } from './blockers';
import { type PayoutSetting, usePayout } from './payout/api';
import type { Sent } from './receipt';
import { RuleList } from './rule-list';
import '../../shared/ui/art-tokens.css';
import './destination.css';
import './withdraw.css';
import { useNumbers } from '../../shared/ui/numbers';

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
  /** Nobody knows what became of it: it is neither changed nor judged by what is there now. */
  isFixed: boolean;
  onChange: (typed: string) => void;
}

/** How much: what is wrong with it stands at the field. */
const Amount = ({ eligibility, typed, isFixed, onChange }: AmountProps) => {
  const t = useTranslate();
  const money = useMoney();
  const currency = useCurrency();
  const { available, minimum, maximum, rules } = eligibility;
  const isJudged = typed !== '' && !isFixed;
  const fault = isJudged ? amountFault(parseMinor(typed, currency), available) : undefined;
  const isRangeWrong =
    isJudged && !fault && rules.some(({ rule, passed }) => rule === 'amount_in_range' && !passed);
  const { decimal } = useNumbers();
  const range = t('withdraw.range', { minimum: money(minimum), maximum: money(maximum) });
  return (
    <div className="withdraw-amount">
      <TextField
        label={t('withdraw.amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder={decimal(typedMinor(0, currency))}
        value={typed}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.value)}
        error={fault ? t(fault) : isRangeWrong ? range : undefined}
      />
      <button
        type="button"
        className="withdraw-amount__all"
        disabled={isFixed}
        onClick={() => onChange(typedMinor(available, currency))}
      >
        <span className="hidden-text">{t('withdraw.all')} </span>
        {t('withdraw.ofAvailable', { amount: money(available) })}
      </button>
      {isRangeWrong ? null : <p className="small soft">{range}</p>}
    </div>
  );
};

interface FormProps {
  payout: PayoutSetting | null;
  onSent: (sent: Sent) => void;
}

/** A withdrawal as it is being made: what is typed, the server's check of it, and the sending. */
const useWithdrawal = ({ payout, onSent }: FormProps) => {
  const t = useTranslate();
  const currency = useCurrency();
  const { request, refresh } = useWithdrawalActs();
  const { draft, change, discard } = useDraft('withdraw', EMPTY);
  const { unanswered, attempt } = useUnanswered(
    'withdrawal.request',
    () => true,
    () => void refresh(),
  );
  const isUnknown = unanswered !== undefined;
  const typed = unanswered === undefined ? draft.amount : typedMinor(unanswered.amount, currency);
  const amountMinor = parseMinor(typed, currency);
  const query = useEligibility(amountMinor !== null && amountMinor > 0 ? amountMinor : undefined);
  const submit = async (digest: string): Promise<void> => {
    if (amountMinor === null || payout === null || query.data === undefined) return;
    const { available, fee } = query.data;
    // What is kept without an answer has no password: the digest is of now.
    await attempt({ amount: amountMinor, password: digest }, async ({ amount }) => {
      const withdrawal = await request(amount, digest);
      discard();
      onSent({
        withdrawal,
        destination: destinationOf(t, payout),
        feeMinor: fee,
        // One that is sent again may be taken off what is available already.
        staysMinor: isUnknown ? null : available - amount,
      });
    });
  };
  const setTyped = (amount: string): void => change('amount', amount);
  return { query, typed, setTyped, amountMinor, isUnknown, submit };
};

/** What the button says: what it does, or what is missing. */
const useWords = () => {
  const t = useTranslate();
  const money = useMoney();
  return (readyMinor: number | null, isAmountMissing: boolean): string =>
    readyMinor === null
      ? t(isAmountMissing ? 'withdraw.enter' : 'wallet.withdraw')
      : t('withdraw.submit', { amount: money(readyMinor) });
};

interface SendBarProps {
  /** Whether nobody knows what became of the one that was sent last. */
  isUnknown: boolean;
  isOff: boolean;
  words: string;
  onSend: () => void;
}

const SendBar = ({ isUnknown, isOff, words, onSend }: SendBarProps) => {
  const t = useTranslate();
  return (
    <div className="action-bar">
      {isUnknown ? (
        <p className="failed" role="alert">
          {t('pending.unknown')}
        </p>
      ) : null}
      <Button disabled={!isUnknown && isOff} onClick={onSend}>
        {isUnknown ? t('pending.again') : words}
      </Button>
    </div>
  );
};

/** How much, to whom, the check, then the transaction password; what is still to do stands above all of it. */
const Form = ({ payout, onSent }: FormProps) => {
  const t = useTranslate();
  const wordsOf = useWords();
  const { query, typed, setTyped, amountMinor, isUnknown, submit } = useWithdrawal({ payout, onSent });
  const [asking, setAsking] = useState(false);
  return (
    <Loaded query={query} lines={7}>
      {(eligibility) => {
        const { available, rules, allowed } = eligibility;
        const isReady = !isUnknown && amountMinor !== null && !amountFault(amountMinor, available);
        const isBlocked = rules.some(blocks);
        const isCheckShown = !isUnknown && (isReady || isBlocked);
        return (
          <>
            <Blockers rules={rules} />
            <Amount eligibility={eligibility} typed={typed} isFixed={isUnknown} onChange={setTyped} />
            {payout ? <Destination payout={payout} /> : null}
            {isReady ? <Summary amountMinor={amountMinor} eligibility={eligibility} /> : null}
            {isCheckShown ? <RuleList rules={rules} /> : null}
            <SendBar
              isUnknown={isUnknown}
              isOff={!isReady || !allowed || query.isPlaceholderData}
              words={wordsOf(isReady ? amountMinor : null, typed === '' && payout !== null && !isBlocked)}
              onSend={() => setAsking(true)}
            />
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
