import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { planDetailLink } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { useProduct } from './api';
import { Cover } from './cover';
import { LossWarning } from './loss-record';
import { ProductTerms, ProductTexts } from './product-terms';
import { PutDialog } from './put-dialog-lazy';
import { ResultsRecord } from './results-record';

/** One product: what it is, its terms, how it went for everyone, and the put. */
export const ProductDetail = ({ productId }: { productId: string }) => {
  const t = useTranslate();
  const query = useProduct(productId);
  const [putting, setPutting] = useState(false);
  return (
    <Loaded query={query} lines={14}>
      {({ product, record, spread, order_id: orderId }) => (
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
          <ResultsRecord record={record} spread={spread} />
          <LossWarning />
          <section className="card">
            <h2>{t('product.terms', { version: String(product.version) })}</h2>
            <ProductTerms product={product} />
          </section>
          <section className="card">
            <ProductTexts product={product} />
          </section>
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
