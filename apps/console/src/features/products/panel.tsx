import type { list } from '@fairlead/contract/calls/products';
import type { useAll } from '../../shared/api/read-all';
import { words as inWords, strings } from '../../shared/lib/strings';
import { CasePanel } from '../../shared/ui/case-panel';
import { Money, Share } from '../../shared/ui/figures';
import { LandingFrame } from '../../shared/ui/landing-frame';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import type { Product } from './fields';
import { productStrings } from './strings';
import { ProductWords } from './words';

const termsOf = (product: Product) =>
  [
    [productStrings.kind, inWords(product.kind)],
    [productStrings.official, product.official ? strings.common.yes : strings.common.no],
    [productStrings.network, product.network],
    [productStrings.min, <Money key="min" amountMinor={product.min_put_amount} />],
    [productStrings.max, <Money key="max" amountMinor={product.max_put_amount} />],
    [productStrings.perThousand, <Money key="cost" amountMinor={product.cost_per_thousand} />],
    [productStrings.payout, <Money key="payout" amountMinor={product.payout_per_conversion} />],
    [productStrings.shareRead, <Share key="share" bp={product.holder_share_bp} />],
    [productStrings.runDays, product.run_days],
    [productStrings.learning, product.learning_conversions],
  ] as const;

/** Its cover, and what the network shows, as the holder sees it. */
const Creative = ({ product: { creative, cover_url: cover, title } }: { product: Product }) => (
  <>
    <div className="row">
      {cover ? <img className="thumbnail" src={cover} alt={productStrings.coverOf(title)} /> : null}
      {creative.images.map((url, place) => (
        <img key={url} className="thumbnail" src={url} alt={productStrings.imageOf(title, place + 1)} />
      ))}
      {creative.poster ? (
        <img className="thumbnail" src={creative.poster} alt={productStrings.poster} />
      ) : null}
    </div>
    {creative.landing_page ? <LandingFrame url={creative.landing_page} /> : null}
  </>
);

interface Props {
  id: string;
  /** What is offered, and the drafts. */
  query: ReturnType<typeof useAll<typeof list>>;
}

/** A product with the versions that count: what people are offered, and the draft of the next. */
export const ProductPanel = ({ id, query }: Props) => {
  const versions = query.data?.filter((product) => product.id === id);
  const title = versions?.[0] ? productStrings.open(versions[0].title) : productStrings.gone;
  return (
    <CasePanel title={versions && title} path="/products" query={query} data={versions}>
      {(known) =>
        known.length === 0 ? (
          <p>{strings.common.goneHelp}</p>
        ) : (
          known.map((product) => (
            <div key={product.version} className="stack">
              <h3>
                {productStrings.version} {product.version} <StateTag state={product.state} />
              </h3>
              <Facts facts={termsOf(product)} />
              <ProductWords product={product} />
              <Creative product={product} />
              <p className="code">
                {productStrings.hash}: {product.terms_hash}
              </p>
            </div>
          ))
        )
      }
    </CasePanel>
  );
};
