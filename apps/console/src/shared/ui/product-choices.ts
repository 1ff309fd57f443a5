import { list } from '@fairlead/contract/calls/products';
import { LIMITS } from '@fairlead/contract/limits';
import { useCall } from '../api/use-call';
import { useMay } from '../session/staff';

/** The products, for whoever may read them. */
const useProducts = (isOn: boolean) => {
  const isAllowed = useMay(list);
  const { data } = useCall(list, { limit: LIMITS.pageSizeMax }, { enabled: isOn && isAllowed });
  return data?.items ?? [];
};

/** The networks that products are delivered by. */
export const useNetworks = (isOn: boolean): readonly string[] =>
  [...new Set(useProducts(isOn).map(({ network }) => network))].toSorted();

/** The products by their titles, each once whatever drafts it has. */
export const useProductChoices = (): readonly { readonly value: string; readonly label: string }[] =>
  [...new Map(useProducts(true).map(({ id, title }) => [id, title]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
