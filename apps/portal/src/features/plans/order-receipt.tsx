import { Link } from 'react-router';
import { SaveReceipt } from '../../shared/calls/save-receipt';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Fold } from '../../shared/ui/fold';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import type { OrderDetail } from './api';
import { TermsHash } from './terms-hash';
import './order-receipt.css';

interface Props {
  orderId: string;
  receipt: NonNullable<OrderDetail['receipt']>;
}

const Contents = ({ orderId, receipt }: Props) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { coupon_id: couponId, transaction_ids: transactions } = receipt;
  return (
    <div className="stack order-receipt">
      <p className="small soft facts">
        <span>{t('plan.number', { number: receipt.order_number })}</span>
        <span>{writtenTime(receipt.time)}</span>
      </p>
      <Rows>
        <Row name={t('plan.amountPut')} strong>
          <Money amountMinor={receipt.amount} />
        </Row>
        <Row name={t('order.paidOwn')}>
          <Money amountMinor={receipt.paid_own} />
        </Row>
        {receipt.paid_gift === 0 ? null : (
          <Row name={t('order.paidGift')}>
            <Money amountMinor={receipt.paid_gift} />
          </Row>
        )}
        {receipt.start_up === 0 ? null : (
          <Row name={t('order.startUp')}>
            <Money amountMinor={receipt.start_up} />
          </Row>
        )}
        <Row name={t('order.budget')}>
          <Money amountMinor={receipt.budget} />
        </Row>
        {couponId === null ? null : (
          <Row name={t('put.coupon')}>
            <Link to={`${paths.coupons}?state=used`}>{couponId}</Link>
          </Row>
        )}
        <Row name={t('order.transactions')}>{transactions.join(', ')}</Row>
      </Rows>
      <div>
        <h3>{t('product.terms', { version: String(receipt.product_version) })}</h3>
        <TermsHash hash={receipt.terms_hash} />
      </div>
      <SaveReceipt kind="put" id={orderId} />
    </div>
  );
};

/** The receipt of a put, whole: what was agreed, when, who paid what, and where it stands in the ledger. */
export const OrderReceipt = (props: Props) => {
  const t = useTranslate();
  return (
    <Fold heading={t('order.receipt')}>
      <Contents {...props} />
    </Fold>
  );
};
