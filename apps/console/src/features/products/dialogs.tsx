import { proposeVersion, retire, save } from '@fairlead/contract/calls/products';
import { callApi } from '../../shared/api';
import { strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { useNetworks } from '../../shared/ui/product-choices';
import { type Product, productFields, productOf } from './fields';
import { productStrings } from './strings';

interface SaveProps {
  /** Absent for a new one. */
  product?: Product;
  onClose: () => void;
}

/** Writes what the next version of a product will say and cost. */
export const SaveProductDialog = ({ product, onClose }: SaveProps) => {
  const { currency } = useDesk();
  const networks = useNetworks();
  const { id, version = 0 } = product ?? {};
  return (
    <ActDialog
      title={product?.title ?? productStrings.make}
      note={productStrings.saveNote}
      name={`product-${id ?? 'new'}-${version}`}
      fields={productFields(product, currency, networks)}
      submit={productStrings.save}
      onClose={onClose}
      run={(stated) =>
        callApi(save, {
          ...(id ? { id } : {}),
          ...{ version, translations: product?.translations ?? {} },
          ...productOf(stated, currency),
        })
      }
    />
  );
};

interface Props {
  act: 'propose' | 'retire';
  product: Product;
  onClose: () => void;
}

const ACTS = {
  propose: {
    call: proposeVersion,
    title: productStrings.propose,
    note: productStrings.proposeNote,
    look: 'primary',
  },
  retire: { call: retire, title: productStrings.retire, note: productStrings.retireNote, look: 'danger' },
} as const;

/** What becomes of a product: proposed to be offered, or taken out of the catalogue. */
export const ProductActDialog = ({ act, product, onClose }: Props) => {
  const { call, title, note, look } = ACTS[act];
  return (
    <ActDialog
      title={title}
      note={note(product.title)}
      name={`product-${act}-${product.id}`}
      fields={[{ name: 'reason', kind: 'line', label: strings.common.reason, hint: productStrings.reason }]}
      submit={title}
      look={look}
      onClose={onClose}
      run={({ reason }) => callApi(call, { id: product.id, reason })}
    />
  );
};
