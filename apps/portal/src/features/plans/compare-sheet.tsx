import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Loaded } from '../../shared/ui/loaded';
import { useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { useNumbers } from '../../shared/ui/numbers';
import { SearchField } from '../../shared/ui/search-field';
import type { ProductPage } from './api';
import { useProduct, useProducts } from './api';
import { Cover } from './cover';
import { LossWarning } from './loss-record';
import './compare.css';

/** Up and down lead from the search through the choices, and back. */
const goThrough = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .compare__choice')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** The catalogue, to choose the second product of. */
const Chooser = ({ first, onChoose }: { first: ProductPage; onChoose: (productId: string) => void }) => {
  const t = useTranslate();
  const [text, setText] = useState('');
  const { list, more } = useProducts(text === '' ? {} : { text });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the field and the buttons in it
    <div className="stack" onKeyDown={goThrough}>
      <p>{t('compare.choose', { product: first.product.title })}</p>
      <SearchField label={t('catalogue.search')} searched={text} onSearch={setText} />
      <Loaded query={list} lines={8}>
        {(products) => {
          const others = products.filter(({ id }) => id !== first.product.id);
          if (others.length === 0 && !more.hasMore) return <p className="soft">{t('compare.none')}</p>;
          return (
            <>
              <ul className="stack stack--tight">
                {others.map(({ id, title, kind, cover_url: url }) => (
                  <li key={id}>
                    <button type="button" className="compare__choice" onClick={() => onChoose(id)}>
                      <Cover url={url} />
                      <span className="product__text">
                        <strong>{title}</strong>
                        <span className="small soft">{t(`plan.kind.${kind}`)}</span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              <More {...more} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
};

/** What a line says of a product; null where its plans are too few for it. */
type Line = readonly [name: string, of: (page: ProductPage) => string | null];

/** How the plans came out. */
const useResultLines = (): readonly Line[] => {
  const t = useTranslate();
  const { count, share, result } = useNumbers();
  return [
    [t('record.settled'), ({ record }) => count(record.settled)],
    [
      t('record.lostPlans'),
      ({ record: { lost, lost_share_bp: bp } }) =>
        bp === null ? count(lost) : `${count(lost)} (${share(bp)})`,
    ],
    [t('record.median'), ({ record: { median_net_bp: bp } }) => (bp === null ? null : result(bp))],
    [
      t('compare.half'),
      ({ spread }) =>
        spread === null
          ? null
          : t('plan.range', { minimum: result(spread.lower_bp), maximum: result(spread.upper_bp) }),
    ],
  ];
};

/** What each costs and pays. */
const useTermLines = (): readonly Line[] => {
  const t = useTranslate();
  const money = useMoney();
  const { share } = useNumbers();
  return [
    [t('plan.kind'), ({ product }) => t(`plan.kind.${product.kind}`)],
    [
      t('product.range'),
      ({ product: { min_put_amount: minimum, max_put_amount: maximum } }) =>
        t('plan.range', { minimum: money(minimum), maximum: money(maximum) }),
    ],
    [t('product.costPerThousand'), ({ product }) => money(product.cost_per_thousand)],
    [t('product.payout'), ({ product }) => money(product.payout_per_conversion)],
    [t('product.share'), ({ product }) => share(product.holder_share_bp)],
    [t('product.run'), ({ product }) => t('product.days', { count: product.run_days })],
    [t('product.network'), ({ product }) => product.network],
  ];
};

/** Both side by side, below each name, results first; nothing is marked as the better. What neither has is no line. */
const Sides = ({ pages }: { pages: readonly [ProductPage, ProductPage] }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const results = useResultLines();
  const terms = useTermLines();
  const hasRecord = pages.some(({ record }) => record.settled > 0);
  const lines = [...(hasRecord ? results : []), ...terms].filter(([, of]) =>
    pages.some((page) => of(page) !== null),
  );
  return (
    <>
      <div className="compare__pair">
        {pages.map(({ product: { id, title, cover_url: url } }) => (
          <Link key={id} to={goodsDetailLink(id)} className="compare__head">
            <Cover url={url} />
            <strong>{title}</strong>
          </Link>
        ))}
      </div>
      {hasRecord ? null : <p className="soft">{t('compare.noRecord')}</p>}
      <dl className="compare">
        {lines.map(([name, of]) => (
          <div key={name} className="compare__line">
            <dt className="small soft">{name}</dt>
            {pages.map((page) => (
              <dd key={page.product.id}>
                <span className="hidden-text">{page.product.title}: </span>
                {of(page) ?? t('compare.few')}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {hasRecord && pages.some(({ spread }) => spread === null) ? (
        <p className="small soft">{t('record.few', { count: count(SHARES_FROM_PLANS) })}</p>
      ) : null}
      {hasRecord ? <p className="small soft">{t('record.scope')}</p> : null}
      <LossWarning />
    </>
  );
};

const Compared = ({ first, otherId }: { first: ProductPage; otherId: string }) => (
  <Loaded query={useProduct(otherId)} lines={12}>
    {(other) => <Sides pages={[first, other]} />}
  </Loaded>
);

/** Two products beside each other: how all plans on each came out, and what each costs and pays. */
const CompareSheet = ({ first, onClose }: { first: ProductPage; onClose: () => void }) => {
  const t = useTranslate();
  const [otherId, setOtherId] = useState<string | null>(null);
  return (
    <Dialog title={t('compare.heading')} look="sheet" onClose={onClose}>
      {otherId === null ? (
        <Chooser first={first} onChoose={setOtherId} />
      ) : (
        <div className="stack">
          <Compared first={first} otherId={otherId} />
          <Button look="quiet" onClick={() => setOtherId(null)}>
            {t('compare.other')}
          </Button>
        </div>
      )}
    </Dialog>
  );
};

export default CompareSheet;
