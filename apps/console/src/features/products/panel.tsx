import { Link, useSearchParams } from 'react-router';
import { words as inWords, strings } from '../../shared/lib/strings';
import { Money, Share } from '../../shared/ui/figures';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import type { Product } from './fields';
import { productStrings } from './strings';

const words = productStrings;

const termsOf = (product: Product) =>
  [
    [words.kind, inWords(product.kind)],
    [words.official, product.official ? strings.common.yes : strings.common.no],
    [words.network, product.network],
    [words.min, <Money key="min" amountMinor={product.min_put_amount} />],
    [words.max, <Money key="max" amountMinor={product.max_put_amount} />],
    [words.perThousand, <Money key="cost" amountMinor={product.cost_per_thousand} />],
    [words.payout, <Money key="payout" amountMinor={product.payout_per_conversion} />],
    [words.shareRead, <Share key="share" bp={product.holder_share_bp} />],
    [words.runDays, product.run_days],
    [words.learning, product.learning_conversions],
    [words.putContent, product.put_content],
    [words.putRule, product.put_rule],
    [words.targeting, product.user_targeting],
    [words.game, product.game_description],
  ] as const;

/** A product with the versions that count: what people are offered, and the draft of the next. */
export const ProductPanel = ({ versions }: { versions: readonly Product[] }) => {
  const [parameters] = useSearchParams();
  const title = versions[0] ? words.open(versions[0].title) : words.gone;
  return (
    <section className="panel" aria-label={title}>
      <div className="row row--apart">
        <h2>{title}</h2>
        <Link to={{ pathname: '/products', search: parameters.toString() }}>{strings.common.close}</Link>
      </div>
      {versions.map((product) => (
        <div key={product.version} className="stack">
          <h3>
            {words.version} {product.version} <StateTag state={product.state} />
          </h3>
          {product.cover_url ? (
            <img className="thumbnail" src={product.cover_url} alt={words.coverOf(product.title)} />
          ) : null}
          <Facts facts={termsOf(product)} />
          <p className="code">
            {words.hash}: {product.terms_hash}
          </p>
        </div>
      ))}
    </section>
  );
};
