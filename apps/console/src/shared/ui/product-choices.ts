import { list } from '@fairlead/contract/calls/products';
import { useAll } from '../api/read-all';
import { useCall } from '../api/use-call';
import { useMay } from '../session/staff';

/** The products, for whoever may read them. */
const useProducts = () => useAll(list, {}, { enabled: useMay(list) }).data ?? [];

/** The networks that products are delivered by, or can be. */
export const useNetworks = (): readonly string[] => {
  const products = useProducts();
  const { data } = useCall(list, { limit: 1 }, { enabled: useMay(list) });
  return [...new Set([...(data?.networks ?? []), ...products.map(({ network }) => network)])].toSorted();
};

/** The products by their titles, each once whatever drafts it has. */
export const useProductChoices = (): readonly { readonly value: string; readonly label: string }[] =>
  [...new Map(useProducts().map(({ id, title }) => [id, title]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
