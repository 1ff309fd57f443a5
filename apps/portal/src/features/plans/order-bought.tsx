import { useTranslate } from '../../shared/i18n/use-translate';
import type { OrderDetail, Product } from './api';
import { ProductTerms, ProductTexts } from './product-terms';
import { TermsHash } from './terms-hash';

interface Props {
  product: Product;
  lead: OrderDetail['lead'];
  /** False while it is an offer: then these are the terms of now. */
  isBought: boolean;
}

/** What a plan is for: words and terms of the version that its put froze, with their hash. */
export const OrderBought = ({ product, lead, isBought }: Props) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h2>{t(isBought ? 'order.bought' : 'order.offered')}</h2>
      <p className="soft">
        {t(`plan.kind.${product.kind}`)} · {t(product.official ? 'plan.official' : 'plan.notOfficial')}
      </p>
      {lead ? <p>{t('order.lead', { name: lead.nickname, id: lead.operation_id })}</p> : null}
      <ProductTexts product={product} />
      <h3>{t('product.terms', { version: String(product.version) })}</h3>
      <ProductTerms product={product} />
      <div>
        <h3>{t('order.termsHash')}</h3>
        <TermsHash hash={product.terms_hash} />
        <p className="small soft">{t('order.termsHashExplained')}</p>
      </div>
    </section>
  );
};
