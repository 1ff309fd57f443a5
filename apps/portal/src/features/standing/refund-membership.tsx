import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { showToast } from '../../shared/ui/toast';
import { type Membership, useMembershipActs } from './api';

/** Says what comes back before the membership is ended. */
const RefundMembership = ({ membership, onClose }: { membership: Membership; onClose: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const { refund } = useMembershipActs();
  const { send, sending } = useSend(async () => {
    const refunded = await refund();
    showToast(t('membership.refunded', { amount: money(refunded) }), 'done');
    onClose();
  });
  return (
    <Dialog title={t('membership.endQuestion')} onClose={onClose} dismissible={!sending}>
      <p>{t('membership.endExplained')}</p>
      <Rows>
        <Row name={t('membership.refundNow')} strong>
          <Money amountMinor={membership.refund_amount ?? 0} />
        </Row>
      </Rows>
      <div className="dialog__actions">
        <Button look="quiet" disabled={sending} onClick={onClose}>
          {t('membership.keep')}
        </Button>
        <Button look="danger" sending={sending} onClick={() => void send()}>
          {t('membership.end')}
        </Button>
      </div>
    </Dialog>
  );
};

export default RefundMembership;
