import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { planDetailLink } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { Money, useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import { StaffLine } from '../../shared/ui/staff-line';
import { type Product, useProduct } from './api';
import { Cover } from './cover';
import { LossRecord, LossWarning } from './loss-record';
import { PutDialog } from './put-dialog-lazy';

/** The terms that a put freezes (docs/domain/products.md#terms). */
const Terms = ({ product }: { product: Product }) => {
  const t = useTranslate();
  const money = useMoney();
  const { share } = useNumbers();
  const range = { minimum: money(product.min_put_amount), maximum: money(product.max_put_amount) };
  return (
    <section className="card">
      <h2>{t('product.terms', { version: String(product.version) })}</h2>
      <Rows>
        <Row name={t('product.range')}>{t('plan.range', range)}</Row>
        <Row name={t('product.costPerThousand')}>
          <Money amountMinor={product.cost_per_thousand} />
        </Row>
        <Row name={t('product.payout')}>
          <Money amountMinor={product.payout_per_conversion} />
        </Row>
        <Row name={t('product.share')}>{share(product.holder_share_bp)}</Row>
        <Row name={t('product.run')}>{t('product.days', { count: product.run_days })}</Row>
        <Row name={t('product.network')}>{product.network}</Row>
      </Rows>
    </section>
  );
};

const Texts = ({ product }: { product: Product }) => {
  const t = useTranslate();
  const texts = [
    [t('product.content'), product.put_content],
    [t('product.rule'), product.put_rule],
    [t('product.targeting'), product.user_targeting],
    [t('product.game'), product.game_description],
  ] as const;
  return (
    <section className="card">
      {texts.map(([name, text]) => (
        <div key={name}>
          <h3>{name}</h3>
          <p className="plain-text">{text}</p>
        </div>
      ))}
      <StaffLine />
    </section>
  );
};

/** One product: what it is, its terms, how it went for everyone, and the put. */
export const ProductDetail = ({ productId }: { productId: string }) => {
  const t = useTranslate();
  const query = useProduct(productId);
  const [putting, setPutting] = useState(false);
  return (
    <Loaded query={query} lines={14}>
      {({ product, record, order_id: orderId }) => (
        <>
          <Cover url={product.cover_url} wide />
          <div>
            <h2 className="title">{product.title}</h2>
            <p className="soft">
              {t(`plan.kind.${product.kind}`)} · {t(product.official ? 'plan.official' : 'plan.notOfficial')}{' '}
              {product.demo ? <span className="tag">{t('badge.demo')}</span> : null}
            </p>
          </div>
          {orderId === null ? null : (
            <Link to={planDetailLink(orderId)} className="card card--link card--attention">
              {t('product.existing')}
            </Link>
          )}
          <LossRecord record={record} />
          <LossWarning />
          <Terms product={product} />
          <Texts product={product} />
          <div className="action-bar">
            <Button onClick={() => setPutting(true)}>{t('plan.put')}</Button>
          </div>
          {putting ? (
            <Suspense fallback={null}>
              <PutDialog
                target={orderId === null ? { product_id: product.id } : { order_id: orderId }}
                product={product}
                onClose={() => setPutting(false)}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </Loaded>
  );
};
