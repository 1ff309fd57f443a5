import { saveFile } from '@fairlead/ui/save-file';
import { useEffect, useRef } from 'react';
import { SaveReceipt } from '../../shared/calls/save-receipt';
import { colon } from '../../shared/i18n/marks';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { ReceiptHead } from '../../shared/ui/receipt';
import { Row, Rows } from '../../shared/ui/rows';
import { useWithdrawals } from './api';
import { type Withdrawal, WithdrawalTracker } from './tracker';

/** A withdrawal that was just asked for, with what its sum-up said. */
export interface Sent {
  readonly withdrawal: Withdrawal;
  /** Such as "Harbour Bank, ending in 4444". */
  readonly destination: string;
  readonly feeMinor: number;
  /** Null where it is not known. */
  readonly staysMinor: number | null;
}

/** Hands the receipt on as text: to another app where the device can, else as a file. */
const useShare = ({ withdrawal, destination }: Sent): (() => void) => {
  const t = useTranslate();
  const money = useMoney();
  const writtenTime = useWrittenTime();
  return () => {
    const { id, amount, created_at: createdAt, due_at: dueAt } = withdrawal;
    const text = [
      `${t('withdraw.receipt')}${colon()}${money(amount)}`,
      `${t('withdraw.destination')}${colon()}${destination}`,
      `${t('withdraw.number')}${colon()}${id}`,
      `${t('withdraw.state.requested')}${colon()}${writtenTime(createdAt)}`,
      ...(dueAt === null ? [] : [t('withdraw.paidBy', { time: writtenTime(dueAt) })]),
    ].join('\n');
    // Not every device has it; whoever closes its sheet chose not to share.
    if (navigator.share === undefined) saveFile(`withdrawal-${id}.txt`, new Blob([text]));
    else navigator.share({ text }).catch(() => undefined);
  };
};

/** The end of a withdrawal's request: amount, destination, and what happens next, followed while it is on show. */
export const Receipt = ({ sent, onDone }: { sent: Sent; onDone: () => void }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const heading = useRef<HTMLHeadingElement>(null);
  const share = useShare(sent);
  const { destination, feeMinor, staysMinor } = sent;
  const { list } = useWithdrawals();
  const withdrawal = list.data?.find(({ id }) => id === sent.withdrawal.id) ?? sent.withdrawal;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack">
      <ReceiptHead
        title={t('withdraw.receipt')}
        amountMinor={withdrawal.amount}
        note={destination}
        headingRef={heading}
      />
      <section className="card">
        <Rows>
          <Row name={t('withdraw.state.requested')}>{writtenTime(withdrawal.created_at)}</Row>
          <Row name={t('withdraw.fee')}>
            <Money amountMinor={feeMinor} />
          </Row>
          <Row name={t('withdraw.number')}>{withdrawal.id}</Row>
          {staysMinor === null ? null : (
            <Row name={t('withdraw.stays')}>
              <Money amountMinor={staysMinor} />
            </Row>
          )}
        </Rows>
        <SaveReceipt kind="withdrawal" id={withdrawal.id} />
      </section>
      <section className="card">
        <h3>{t('withdraw.ahead')}</h3>
        <WithdrawalTracker withdrawal={withdrawal} />
        {withdrawal.due_at === null ? null : (
          <p className="small">{t('withdraw.paidBy', { time: writtenTime(withdrawal.due_at) })}</p>
        )}
      </section>
      <div className="action-bar action-bar--two">
        <Button look="quiet" onClick={share}>
          <Icon name="share" />
          {t(navigator.share === undefined ? 'payout.save' : 'withdraw.share')}
        </Button>
        <Button onClick={onDone}>{t('withdraw.close')}</Button>
      </div>
    </div>
  );
};
