import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SaveReceipt } from '../../shared/calls/save-receipt';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { useCaseReason } from '../../shared/ui/case-reason';
import { Empty } from '../../shared/ui/empty';
import { Loaded } from '../../shared/ui/loaded';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StaffLine } from '../../shared/ui/staff-line';
import { showToast } from '../../shared/ui/toast';
import { useWithdrawalActs, useWithdrawals } from './api';
import { mayBeTakenBack } from './take-back';
import { type Withdrawal, WithdrawalTracker } from './tracker';

const PasswordSheet = lazy(() => import('../../shared/password/password-sheet'));

const looks: { readonly [State in Withdrawal['state']]?: string } = {
  paid: 'tag--good',
  refused: 'tag--bad',
  bounced: 'tag--bad',
};

/** Whether the payment arrived: "not" is an objection, with its deadline; that it did needs the transaction password. */
const Arrival = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { id, arrival, amount: amountMinor } = withdrawal;
  const t = useTranslate();
  const { reportMissing, reportArrived } = useWithdrawalActs();
  const { send, sending } = useSend(() => reportMissing(id));
  const [asking, setAsking] = useState(false);
  return (
    <>
      {arrival === null ? null : (
        <p className="small">{t(arrival === 'arrived' ? 'withdraw.saidArrived' : 'withdraw.saidMissing')}</p>
      )}
      <div className="dialog__actions">
        {arrival === 'missing' ? null : (
          <Button look="quiet" sending={sending} onClick={() => void send()}>
            {t('withdraw.missing')}
          </Button>
        )}
        {arrival === 'arrived' ? null : (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t('withdraw.arrived')}
          </Button>
        )}
      </div>
      {asking ? (
        <Suspense fallback={null}>
          <PasswordSheet
            confirms={{ name: t('withdraw.arrived'), amountMinor }}
            onClose={() => setAsking(false)}
            onOk={(digest) => reportArrived(id, digest)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

const TICK_MS = 10_000;

const WithdrawalCard = ({ withdrawal, isWanted }: { withdrawal: Withdrawal; isWanted: boolean }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const reasonOf = useCaseReason();
  const { cancel } = useWithdrawalActs();
  const { send, sending } = useSend(async () => {
    await cancel(withdrawal.id);
    showToast(t('withdraw.cancelled'), 'done');
  });
  const now = useNow(TICK_MS);
  const { state, reason, reference, due_at: dueAt } = withdrawal;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li className="card" ref={card}>
      <div className="row row--apart">
        <strong>
          <Money amountMinor={withdrawal.amount} />
        </strong>
        <span className={`tag ${looks[state] ?? ''}`}>{t(`withdraw.state.${state}`)}</span>
      </div>
      <p className="small soft">
        {t('withdraw.lastFour', {
          method: t(`payout.method.${withdrawal.method}`),
          lastFour: withdrawal.destination_last_four,
        })}
      </p>
      {dueAt === null ? null : <p className="small">{t('withdraw.paidBy', { time: writtenTime(dueAt) })}</p>}
      {reason === null ? null : (
        <>
          <p>{t('withdraw.reason', { reason: reasonOf(reason) })}</p>
          <StaffLine />
        </>
      )}
      {reference === null ? null : <p>{t('withdraw.reference', { reference })}</p>}
      <WithdrawalTracker withdrawal={withdrawal} />
      <SaveReceipt kind="withdrawal" id={withdrawal.id} />
      {state === 'paid' ? <Arrival withdrawal={withdrawal} /> : null}
      {mayBeTakenBack(withdrawal, now) ? (
        <Button look="quiet" sending={sending} onClick={() => void send()}>
          {t('withdraw.cancel')}
        </Button>
      ) : null}
    </li>
  );
};

/** The withdrawals with their steps and their one deadline; that of the address is brought into sight. */
export const WithdrawalList = () => {
  const t = useTranslate();
  const wanted = useSearchParams()[0].get('id');
  const { list, more } = useWithdrawals();
  return (
    <Loaded query={list} lines={3}>
      {(withdrawals) =>
        withdrawals.length === 0 ? (
          <Empty text={t('withdraw.none')} />
        ) : (
          <>
            <ul className="stack stack--tight">
              {withdrawals.map((withdrawal) => (
                <WithdrawalCard
                  key={withdrawal.id}
                  withdrawal={withdrawal}
                  isWanted={withdrawal.id === wanted}
                />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )
      }
    </Loaded>
  );
};
