import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, planDetailLink } from '../../shared/paths';
import { SourceMoney } from '../../shared/source/source-money';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { StatusTag } from '../../shared/ui/status-tag';
import { isHelped, type OrderDetail } from './api';
import { Cover } from './cover';
import { Delivered, FundedAmount, NetSoFar, Revenue } from './live-card';
import { Progress } from './progress';
import { Situation } from './situation';

const Hero = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <p className="small soft">{name}</p>
    <p className="figure">{children}</p>
  </div>
);

/** The run is over and reports still come in: what they came to so far, and what that is made of. */
const SoFar = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  return (
    <>
      <Hero name={t('order.soFar')}>
        <NetSoFar detail={detail} />
      </Hero>
      <Rows>
        <Row name={t('adCenter.revenue')}>
          <Revenue detail={detail} />
        </Row>
        <Row name={t('order.billed')}>
          <Delivered detail={detail} name={t('order.billed')} />
        </Row>
        <Row name={t('plan.amountPut')}>
          <FundedAmount detail={detail} />
        </Row>
      </Rows>
      <Progress basisPoints={detail.order.progress_bp} />
      {isHelped(detail) ? <p className="small soft">{t('order.helped')}</p> : null}
    </>
  );
};

/** The money of a plan in one figure: what came back, what it made so far, or what was put. */
const Sum = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const { order, receipt, result, statistics } = detail;
  // Once there is a result, it says what was put and what was delivered.
  if (order.amount === null || result !== null) return null;
  if (order.status === 'put_failed') {
    if (receipt === null || receipt.paid_own === 0) return null;
    const name = t('order.backInFunds');
    return (
      <Hero name={name}>
        <SourceMoney figure="returned" orderId={order.id} name={name} amountMinor={receipt.paid_own} />
      </Hero>
    );
  }
  if (order.status === 'put_finished' && statistics.as_of !== null) return <SoFar detail={detail} />;
  return (
    <Hero name={t('plan.amountPut')}>
      <Money amountMinor={order.amount} />
    </Hero>
  );
};

/** Whether the result comes before why the plan stands where it stands: while it is preliminary. */
export const isResultFirst = ({ result, reasons }: OrderDetail): boolean =>
  result?.final === false && reasons.length > 0;

/** A plan that does not run: its number and status, its money in one figure, and why it stands there. */
export const OrderHead = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const { order, product } = detail;
  return (
    <section className="card">
      <div className="row order-row">
        <Cover url={product.cover_url} opened />
        <div className="product__text">
          <h2 className="title any-break opened-title" data-opened={planDetailLink(order.id)}>
            <Link to={goodsDetailLink(product.id)}>{product.title}</Link>
          </h2>
          <span className="small soft">{t('plan.number', { number: order.number })}</span>
          <span>
            <StatusTag order={order} /> {order.demo ? <span className="tag">{t('badge.demo')}</span> : null}
          </span>
        </div>
      </div>
      <Sum detail={detail} />
      {isResultFirst(detail) ? null : <Situation detail={detail} />}
    </section>
  );
};
