import { list, proposeVersion, retire, save } from '@fairlead/contract/calls/products';
import { PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useAll } from '../../shared/api/read-all';
import { strings } from '../../shared/lib/strings';
import type { PageAct, RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { EntryLink, waitingProposal } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { ProductActDialog, SaveProductDialog } from './dialogs';
import { hasFiles, type Product } from './fields';
import { ProductPanel } from './panel';
import { productStrings } from './strings';
import { TranslateProduct } from './translate';

const STATES = ['draft', 'open', 'retired'] as const;

const columns: readonly Column<Product>[] = [
  {
    head: productStrings.product,
    sort: 'title',
    look: 'wide',
    cell: (product) => (
      <EntryLink path="/products" id={product.id}>
        {product.title}
      </EntryLink>
    ),
  },
  {
    head: productStrings.version,
    look: 'end',
    cell: (product) => <Figure value={product.version} />,
  },
  { head: strings.common.state, cell: (product) => <StateTag state={product.state} /> },
  {
    head: productStrings.range,
    look: 'end',
    cell: (product) => (
      <span className="figures">
        <Money amountMinor={product.min_put_amount} /> – <Money amountMinor={product.max_put_amount} />
      </span>
    ),
  },
  { head: productStrings.network, cell: (product) => product.network },
  { head: productStrings.changed, sort: 'changed_at', cell: (product) => <Moment at={product.changed_at} /> },
];

const actsWith = (hasDraft: (product: Product) => boolean): RowActs<Product> => ({
  instead: waitingProposal,
  acts: [
    {
      label: productStrings.changeDraft,
      call: save,
      isOpen: ({ state }) => state === 'draft',
      dialog: (product, close) => <SaveProductDialog product={product} onClose={close} />,
    },
    {
      label: productStrings.change,
      call: save,
      // What is offered is changed at its draft, where it has one.
      isOpen: (product) => product.state !== 'draft' && !hasDraft(product),
      dialog: (product, close) => <SaveProductDialog product={product} onClose={close} />,
    },
    {
      label: productStrings.translate,
      call: save,
      // Those of the sample come in all languages, with covers that are no files of staff.
      isOpen: (product) => hasFiles(product) && (product.state === 'draft' || !hasDraft(product)),
      dialog: (product, close) => <TranslateProduct product={product} onClose={close} />,
    },
    {
      label: productStrings.propose,
      call: proposeVersion,
      isOpen: ({ state }) => state === 'draft',
      dialog: (product, close) => <ProductActDialog act="propose" product={product} onClose={close} />,
    },
    {
      label: productStrings.retire,
      look: 'danger',
      call: retire,
      isOpen: ({ state }) => state === 'open',
      dialog: (product, close) => <ProductActDialog act="retire" product={product} onClose={close} />,
    },
  ],
});

const pageActs: readonly PageAct[] = [
  { label: productStrings.make, call: save, dialog: (close) => <SaveProductDialog onClose={close} /> },
];

/** The catalogue: drafts, what is on offer, what was retired; the chosen product stands beside the list. */
export const ProductsPage = () => {
  // Whatever state is listed, both versions of a product are known.
  const all = useAll(list, {});
  const hasDraft = (product: Product): boolean =>
    all.data?.some((one) => one.id === product.id && one.state === 'draft') ?? false;
  return (
    <CasePage
      title={productStrings.title}
      call={list}
      filters={[
        { name: 'state', values: STATES },
        { name: 'kind', label: productStrings.kind, values: PRODUCT_KINDS },
      ]}
      views="products"
      columns={columns}
      rowActs={actsWith(hasDraft)}
      pageActs={pageActs}
      panel={(id) => <ProductPanel id={id} query={all} />}
      rowKey={(product) => `${product.id} ${product.state}`}
      empty={productStrings.empty}
    />
  );
};
