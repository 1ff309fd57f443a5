import { useTranslate } from '../../shared/i18n/use-translate';
import { Money, useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { Product } from './api';

/** The terms that a put freezes (docs/domain/products.md#terms). */
export const ProductTerms = ({ product }: { product: Product }) => {
  const t = useTranslate();
  const money = useMoney();
  const { share } = useNumbers();
  const range = { minimum: money(product.min_put_amount), maximum: money(product.max_put_amount) };
  return (
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
      <Row name={t('product.learning')}>
        {t('product.learningUntil', { count: product.learning_conversions })}
      </Row>
      <Row name={t('product.network')}>{product.network}</Row>
    </Rows>
  );
};

/** What a product is about, in the words of staff: the fixed line about them stands below, where its page or card ends. */
export const ProductTexts = ({ product }: { product: Product }) => {
  const t = useTranslate();
  const texts = [
    [t('product.content'), product.put_content],
    [t('product.rule'), product.put_rule],
    [t('product.targeting'), product.user_targeting],
    [t('product.game'), product.game_description],
  ] as const;
  return (
    <>
      {texts.map(([name, text]) => (
        <div key={name}>
          <h3>{name}</h3>
          <p className="plain-text">{text}</p>
        </div>
      ))}
    </>
  );
};
