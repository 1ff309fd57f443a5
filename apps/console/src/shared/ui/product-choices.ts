import { list } from '@fairlead/contract/calls/products';
import { LIMITS } from '@fairlead/contract/limits';
import { useCall } from '../api/use-call';
import { useMay } from '../session/staff';

/** The products and the networks that the server speaks to, for whoever may read them. */
const useProducts = () => {
  const isAllowed = useMay(list);
  const { data } = useCall(list, { limit: LIMITS.pageSizeMax }, { enabled: isAllowed });
  return { items: data?.items ?? [], spokenTo: data?.networks ?? [] };
};

/** The networks that products are delivered by, or can be. */
export const useNetworks = (): readonly string[] => {
  const { items, spokenTo } = useProducts();
  return [...new Set([...spokenTo, ...items.map(({ network }) => network)])].toSorted();
};

/** The products by their titles, each once whatever drafts it has. */
export const useProductChoices = (): readonly { readonly value: string; readonly label: string }[] =>
  [...new Map(useProducts().items.map(({ id, title }) => [id, title]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
