import { list, retire, save } from '@fairlead/contract/calls/products';
import { PRODUCT_KINDS } from '@fairlead/contract/enums';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Beside } from '../../shared/ui/beside';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { ProductActDialog, SaveProductDialog } from './dialogs';
import type { Product } from './fields';
import { ProductPanel } from './panel';
import { productStrings } from './strings';

const STATES = ['draft', 'open', 'retired'] as const;

const columns = (search: string): readonly Column<Product>[] => [
  {
    head: productStrings.product,
    sort: 'title',
    look: 'wide',
    cell: (product) => <Link to={{ pathname: `/products/${product.id}`, search }}>{product.title}</Link>,
  },
  {
    head: productStrings.version,
    look: 'end',
    cell: (product) => <span className="figures">{product.version}</span>,
  },
  { head: strings.common.state, cell: (product) => <StateTag state={product.state} /> },
  {
    head: productStrings.range,
    look: 'end',
    cell: (product) => (
      <>
        <Money amountMinor={product.min_put_amount} /> – <Money amountMinor={product.max_put_amount} />
      </>
    ),
  },
  { head: productStrings.network, cell: (product) => product.network },
  { head: productStrings.changed, sort: 'changed_at', cell: (product) => <Moment at={product.changed_at} /> },
];

type Act = 'save' | 'propose' | 'retire';
interface Chosen {
  readonly act: Act;
  readonly product?: Product;
}

interface ActsProps {
  product: Product;
  /** What is offered is changed at its draft, where it has one. */
  hasDraft: boolean;
  onAct: (act: Act) => void;
}

const Acts = ({ product, hasDraft, onAct }: ActsProps) => {
  const mayWrite = useMay(save);
  const mayRetire = useMay(retire);
  if (product.proposal_id) return <ProposalLink id={product.proposal_id} />;
  return (
    <div className="row row--tight">
      {mayWrite && (product.state === 'draft' || !hasDraft) ? (
        <Button inRow onClick={() => onAct('save')}>
          {product.state === 'draft' ? productStrings.changeDraft : productStrings.change}
        </Button>
      ) : null}
      {mayWrite && product.state === 'draft' ? (
        <Button inRow onClick={() => onAct('propose')}>
          {productStrings.propose}
        </Button>
      ) : null}
      {mayRetire && product.state === 'open' ? (
        <Button inRow look="danger" onClick={() => onAct('retire')}>
          {productStrings.retire}
        </Button>
      ) : null}
    </div>
  );
};

/** The catalogue: drafts, what is on offer, what was retired; the chosen product stands beside the list. */
export const ProductsPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const mayWrite = useMay(save);
  const state = useFilter('state', STATES, '');
  const kind = useFilter('kind', PRODUCT_KINDS, '');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = (): void => setChosen(null);
  // Whatever state is listed, both versions of a product are known.
  const all = useCall(list, { limit: 50 });
  const hasDraft = (product: Product): boolean =>
    all.data?.items.some((one) => one.id === product.id && one.state === 'draft') ?? false;
  const acts: Column<Product> = {
    head: strings.common.actions,
    cell: (product) => (
      <Acts product={product} hasDraft={hasDraft(product)} onAct={(act) => setChosen({ act, product })} />
    ),
  };
  return (
    <Page
      title={productStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={productStrings.kind}
            values={PRODUCT_KINDS}
            value={kind.value}
            onChange={kind.setValue}
          />
          {mayWrite ? (
            <Button onClick={() => setChosen({ act: 'save' })}>{productStrings.make}</Button>
          ) : null}
        </div>
      }
    >
      <Beside
        chosen={
          id && all.data ? (
            <ProductPanel versions={all.data.items.filter((product) => product.id === id)} />
          ) : null
        }
      >
        <List
          call={list}
          request={{ state: state.value, kind: kind.value }}
          label={productStrings.title}
          columns={[...columns(parameters.toString()), acts]}
          rowKey={(product) => `${product.id} ${product.state}`}
          isChosen={(product) => product.id === id}
          empty={productStrings.empty}
        />
      </Beside>
      {chosen?.act === 'save' ? (
        <SaveProductDialog {...(chosen.product ? { product: chosen.product } : {})} onClose={close} />
      ) : null}
      {chosen?.product && chosen.act !== 'save' ? (
        <ProductActDialog act={chosen.act} product={chosen.product} onClose={close} />
      ) : null}
    </Page>
  );
};
