import { useTranslate } from '../../shared/i18n/use-translate';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { OrderDetail, Product } from './api';

interface Change {
  readonly name: string;
  readonly what: string;
}

const WORDED = [
  ['put_content', 'product.content'],
  ['put_rule', 'product.rule'],
  ['user_targeting', 'product.targeting'],
  ['game_description', 'product.game'],
] as const;

/** What of a product is another thing than a plan was funded under, in words. */
const useChanges = (): ((before: Product, now: Product) => readonly Change[]) => {
  const t = useTranslate();
  const money = useMoney();
  const { share } = useNumbers();
  const range = ({ min_put_amount: minimum, max_put_amount: maximum }: Product): string =>
    t('plan.range', { minimum: money(minimum), maximum: money(maximum) });
  const terms: readonly (readonly [string, (product: Product) => string])[] = [
    [t('plan.kind'), ({ kind }) => t(`plan.kind.${kind}`)],
    [t('plan.products'), ({ title }) => title],
    [t('product.range'), range],
    [t('product.costPerThousand'), (product) => money(product.cost_per_thousand)],
    [t('product.payout'), (product) => money(product.payout_per_conversion)],
    [t('product.share'), (product) => share(product.holder_share_bp)],
    [t('product.run'), (product) => t('product.days', { count: product.run_days })],
    [t('product.learning'), (product) => t('product.learningUntil', { count: product.learning_conversions })],
  ];
  return (before, now) => [
    ...terms.flatMap(([name, of]) => {
      const values = { before: of(before), now: of(now) };
      return values.before === values.now ? [] : [{ name, what: t('repeat.wasNow', values) }];
    }),
    ...WORDED.flatMap(([field, key]) =>
      before[field] === now[field] ? [] : [{ name: t(key), what: t('repeat.newText') }],
    ),
    ...(JSON.stringify(before.creative) === JSON.stringify(now.creative)
      ? []
      : [{ name: t('creative.heading'), what: t('repeat.newFiles') }]),
  ];
};

/** Which plan is repeated, and what of its terms has changed since: what is funded now are those of now. */
const RepeatCard = ({ repeated, product }: { repeated: OrderDetail; product: Product }) => {
  const t = useTranslate();
  const changesOf = useChanges();
  const { order, product: former } = repeated;
  const changes = changesOf(former, product);
  const versions = { before: String(former.version), now: String(product.version) };
  return (
    <section className={`card ${changes.length === 0 ? '' : 'card--attention'}`}>
      <h2>{t('repeat.heading', { number: order.number })}</h2>
      {changes.length === 0 ? (
        <p>{t('repeat.same', { version: versions.now })}</p>
      ) : (
        <>
          <p>{t('repeat.changed', versions)}</p>
          <Rows>
            {changes.map(({ name, what }) => (
              <Row key={name} name={name}>
                {what}
              </Row>
            ))}
          </Rows>
        </>
      )}
      <p className="small soft">{t('repeat.limits')}</p>
    </section>
  );
};

export default RepeatCard;
