import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, planDetailLink } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { StaffLine } from '../../shared/ui/staff-line';
import { isMissing, type OrderDetail, type Product, type ProductPage, useProduct, useRepeated } from './api';
import { Cover } from './cover';
import { Gone } from './gone-lazy';
import { LossWarning } from './loss-record';
import { ProductTerms, ProductTexts } from './product-terms';
import { ProductWell } from './product-well';
import { PutDialog } from './put-dialog-lazy';
import { ResultsRecord } from './results-record';
import { WatchButton } from './watch-button';

const Creative = lazy(async () => ({ default: (await import('./creative')).Creative }));
const CompareSheet = lazy(() => import('./compare-sheet'));
const RepeatCard = lazy(() => import('./repeat-card'));

/** What viewers see beside the cover, which stands above; null where that is all. */
const furtherCreative = ({ creative, cover_url: cover }: Product): Product['creative'] | null => {
  const images = creative.images.filter((url) => url !== cover);
  const poster = creative.poster === cover ? null : creative.poster;
  return images.length > 0 || poster !== null || creative.landing_page !== null
    ? { ...creative, images, poster }
    : null;
};

const Head = ({ page: { product, watched } }: { page: ProductPage }) => {
  const t = useTranslate();
  return (
    <div>
      <div className="row row--apart">
        <h2 className="title opened-title" data-opened={goodsDetailLink(product.id)}>
          {product.title}
        </h2>
        <WatchButton productId={product.id} watched={watched} />
      </div>
      <p className="soft">
        {t(`plan.kind.${product.kind}`)} · {t(product.official ? 'plan.official' : 'plan.notOfficial')}{' '}
        {product.demo ? <span className="tag">{t('badge.demo')}</span> : null}
      </p>
      {watched ? <p className="small soft">{t('watch.explained')}</p> : null}
    </div>
  );
};

/** The way to fund it, or that there is none any more. */
const Fund = ({ page, repeated }: { page: ProductPage; repeated: OrderDetail | undefined }) => {
  const t = useTranslate();
  const { product, offered, order_id: orderId } = page;
  const [putting, setPutting] = useState(false);
  if (!offered && orderId === null) return <p className="card">{t('product.notOffered')}</p>;
  return (
    <>
      <div className="action-bar">
        <Button onClick={() => setPutting(true)}>{t('plan.put')}</Button>
      </div>
      {putting ? (
        <Suspense fallback={null}>
          <PutDialog
            target={orderId === null ? { product_id: product.id } : { order_id: orderId }}
            product={product}
            {...(repeated === undefined ? {} : { repeated: repeated.order })}
            onClose={() => setPutting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

const Content = ({ page, repeated }: { page: ProductPage; repeated: OrderDetail | undefined }) => {
  const t = useTranslate();
  const [comparing, setComparing] = useState(false);
  const { product, record, spread, order_id: orderId } = page;
  const creative = furtherCreative(product);
  return (
    <>
      <Cover url={product.cover_url} wide opened />
      <Head page={page} />
      <ProductWell product={product} />
      {orderId === null ? null : (
        <Link to={planDetailLink(orderId)} className="card card--link card--attention">
          {t('product.existing')}
        </Link>
      )}
      {repeated === undefined ? null : (
        <Suspense fallback={<div className="skeleton waiting__block" />}>
          <RepeatCard repeated={repeated} product={product} />
        </Suspense>
      )}
      <ResultsRecord record={record} spread={spread} />
      <LossWarning />
      <Button look="quiet" onClick={() => setComparing(true)}>
        {t('compare.open')}
      </Button>
      {creative === null ? null : (
        <Suspense fallback={<div className="skeleton waiting__block" />}>
          <Creative creative={creative} />
        </Suspense>
      )}
      <section className="card">
        <h2>{t('product.terms', { version: String(product.version) })}</h2>
        <ProductTerms product={product} />
      </section>
      <section className="card">
        <ProductTexts product={product} />
      </section>
      <StaffLine />
      <Fund page={page} repeated={repeated} />
      {comparing ? (
        <Suspense fallback={null}>
          <CompareSheet first={page} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

interface Props {
  productId: string;
  /** A plan of the person that is funded again. */
  repeatedId?: string | null;
}

/** One product: what it is, how it went for everyone, what viewers see, its terms, and the put. */
export const ProductDetail = ({ productId, repeatedId = null }: Props) => {
  const query = useProduct(productId);
  const { data: repeated } = useRepeated(repeatedId);
  if (isMissing(query.error)) return <Gone what="product" />;
  return (
    <Loaded query={query} lines={14}>
      {(page) => <Content page={page} repeated={repeated?.product.id === productId ? repeated : undefined} />}
    </Loaded>
  );
};
