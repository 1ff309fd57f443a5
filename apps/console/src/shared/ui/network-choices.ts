import { list } from '@fairlead/contract/calls/products';
import { LIMITS } from '@fairlead/contract/limits';
import { useCall } from '../api/use-call';
import { useMay } from '../session/staff';

/** The networks that products are delivered by, for whoever may read products. */
export const useNetworks = (isOn: boolean): readonly string[] => {
  const isAllowed = useMay(list);
  const products = useCall(list, { limit: LIMITS.pageSizeMax }, { enabled: isOn && isAllowed });
  return [...new Set((products.data?.items ?? []).map(({ network }) => network))].toSorted();
};
