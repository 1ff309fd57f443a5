import { useSend } from '../../shared/calls/use-send';
import { useUnanswered } from '../../shared/calls/use-unanswered';
import { gap } from '../../shared/i18n/marks';
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

/** Sums up what is paid before it is confirmed. */
const OpenMembership = ({ membership, onClose }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  const wallet = useAvailable();
  const { open } = useMembershipActs();
  const { unanswered, attempt } = useUnanswered('membership.open', () => true, onClose);
  const isUnknown = unanswered !== undefined;
  const { days } = membership;
  const price = unanswered?.price ?? membership.price;
  const { send, sending } = useSend(() =>
    attempt({ price }, async (request) => {
      await open(request.price);
      showToast(t('membership.opened'), 'done');
      onClose();
    }),
  );
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
        {t('membership.refundDays')}
        {gap()}
        {t('membership.renews')}
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
