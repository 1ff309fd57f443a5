import { useCallback, useState } from 'react';
import { ApiError } from '../../shared/api';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Loaded } from '../../shared/ui/loaded';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { type Membership, useAvailable, useMembershipActs } from './api';

interface Props {
  membership: Membership;
  onClose: () => void;
}

/** Sums up what is paid before it is confirmed. What was sent without an answer is sent again as the same request. */
const OpenMembership = ({ membership, onClose }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const wallet = useAvailable();
  const { open } = useMembershipActs();
  const [isUnknown, setUnknown] = useState(false);
  const stayOnUnknown = useCallback((error: unknown): boolean => {
    const isOpen = error instanceof ApiError && !error.final && navigator.onLine;
    setUnknown(isOpen);
    return isOpen;
  }, []);
  const { price, days } = membership;
  const { send, sending } = useSend(async () => {
    await open(price);
    showToast(t('membership.opened'), 'done');
    onClose();
  }, stayOnUnknown);
  const available = wallet.data?.available_balance;
  const isShort = available !== undefined && available < price;
  const canPay = available !== undefined && (!isShort || isUnknown);
  return (
    <Dialog title={t('membership.openQuestion')} look="sheet" onClose={onClose} dismissible={!sending}>
      <Loaded query={wallet} lines={4}>
        {({ available_balance: before }) => (
          <Rows>
            <Row name={t('membership.length')}>{t('membership.days', { count: days })}</Row>
            <Row name={t('membership.available')}>
              <Money amountMinor={before} />
            </Row>
            <Row name={t('membership.price')} strong>
              <Money amountMinor={-price} sign="always" />
            </Row>
            {before < price ? null : (
              <Row name={t('membership.after')}>
                <Money amountMinor={before - price} />
              </Row>
            )}
          </Rows>
        )}
      </Loaded>
      <p className="small soft">
        {t('membership.refundDays')} {t('membership.renews')}
      </p>
      <div className="dialog__footer">
        {isShort && !isUnknown ? (
          <p className="failed" role="alert">
            {t('membership.tooLittle')}
          </p>
        ) : null}
        {isUnknown ? (
          <p className="failed" role="alert">
            {t('pending.unknown')}
          </p>
        ) : null}
        <Button sending={sending} disabled={!canPay} onClick={() => void send()}>
          {isUnknown ? t('pending.again') : t('membership.pay', { amount: money(price) })}
        </Button>
      </div>
    </Dialog>
  );
};

export default OpenMembership;
