import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useSharedOpening } from '../../shared/lib/shared-opening';
import { goodsDetailLink } from '../../shared/paths';
import { Line } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { useNumbers } from '../../shared/ui/numbers';
import { type CatalogueFilters as Filters, useProducts } from './api';
import { CatalogueFilters } from './catalogue-filters';
import { Cover } from './cover';
import { ResultBar } from './result-bar';
import { useCatalogueFilters } from './use-catalogue-filters';
import { STAR } from './watch-button';

type ListedProduct = ResponseFor<'plan.products'>['items'][number];

const isNarrowed = ({ order: _, ...narrowing }: Filters): boolean => Object.keys(narrowing).length > 0;

const ProductCard = ({ product }: { product: ListedProduct }) => {
  const t = useTranslate();
  const money = useMoney();
  const { share, count } = useNumbers();
  const { settled, lost, lost_share_bp: lostBp, median_net_bp: median } = product.record;
  const { range } = product;
  const to = goodsDetailLink(product.id);
  const openShared = useSharedOpening(to);
  const amounts = { minimum: money(product.min_put_amount), maximum: money(product.max_put_amount) };
  return (
    <li>
      <Link to={to} className="card card--link product" onClick={openShared}>
        <Cover url={product.cover_url} />
        <span className="product__text">
          <strong data-shared="title">
            {product.title}
            {product.watched ? (
              <span className="watched">
                {' '}
                <Line path={STAR} />
                <span className="hidden-text">{t('watch.label')}</span>
              </span>
            ) : null}
          </strong>
          {product.offered ? null : <span className="small">{t('product.notOffered')}</span>}
          <span className="small soft">
            {t(`plan.kind.${product.kind}`)}
            {product.official ? ` · ${t('plan.official')}` : ''}
          </span>
          <span className="small">{t('plan.range', amounts)}</span>
          {settled === 0 ? (
            <span className="small soft">{t('catalogue.noneSettled')}</span>
          ) : (
            <strong className="small">
              {t('catalogue.lostOf', { lost: count(lost), settled: count(settled) })}
              {lostBp === null ? '' : ` (${share(lostBp)})`}
            </strong>
          )}
          {/* What an older app kept on the device says nothing of it. */}
          {range && median !== null ? <ResultBar range={range} medianBp={median} /> : null}
        </span>
      </Link>
    </li>
  );
};

const Found = ({ filters }: { filters: Filters }) => {
  const t = useTranslate();
  const { list, more } = useProducts(filters);
  return (
    <Loaded query={list} lines={10}>
      {(products) =>
        products.length === 0 ? (
          <p className="soft">{t(isNarrowed(filters) ? 'catalogue.noneFound' : 'plan.noProducts')}</p>
        ) : (
          <>
            <ul className="stack stack--tight">
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </ul>
            <More {...more} />
          </>
        )
      }
    </Loaded>
  );
};

/** The catalogue, each product with its record beside it (docs/domain/products.md#record). */
export const ProductList = () => {
  const filters = useCatalogueFilters();
  return (
    <>
      <CatalogueFilters filters={filters} />
      <Found filters={filters.filters} />
    </>
  );
};
