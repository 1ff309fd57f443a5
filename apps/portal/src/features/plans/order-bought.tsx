import { useTranslate } from '../../shared/i18n/use-translate';
import { Fold } from '../../shared/ui/fold';
import { StaffLine } from '../../shared/ui/staff-line';
import type { OrderDetail, Product } from './api';
import { ProductTerms, ProductTexts } from './product-terms';
import { TermsHash } from './terms-hash';

interface Props {
  product: Product;
  lead: OrderDetail['lead'];
  /** False while it is an offer: then these are the terms of now. */
  isBought: boolean;
}

const Contents = ({ product, lead, isBought }: Props) => {
  const t = useTranslate();
  return (
    <>
      <p className="soft">
        {t(`plan.kind.${product.kind}`)} · {t(product.official ? 'plan.official' : 'plan.notOfficial')}
      </p>
      {lead ? <p>{t('order.lead', { name: lead.nickname, id: lead.operation_id })}</p> : null}
      <ProductTexts product={product} />
      <h3>{t('product.terms', { version: String(product.version) })}</h3>
      <ProductTerms product={product} />
      {/* Once it is bought, the receipt has it. */}
      {isBought ? null : (
        <div>
          <h3>{t('order.termsHash')}</h3>
          <TermsHash hash={product.terms_hash} />
          <p className="small soft">{t('order.termsHashExplained')}</p>
        </div>
      )}
      <StaffLine />
    </>
  );
};

/** What a plan is for: words and terms of the version that its put froze. An offer is read before it is put, and lies open. */
export const OrderBought = (props: Props) => {
  const t = useTranslate();
  return props.isBought ? (
    <Fold heading={t('order.bought')}>
      <Contents {...props} />
    </Fold>
  ) : (
    <section className="card">
      <h2>{t('order.offered')}</h2>
      <Contents {...props} />
    </section>
  );
};
