import { ORDER_OUTCOMES, ORDER_STATUSES, PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useMemo } from 'react';
import { among, daysAndText, useAddressFilters } from '../../shared/lib/use-address-filters';
import type { OrderFilters } from './api';

/** What of the address filters the plans. */
const NAMES = ['status', 'kind', 'result', 'from', 'until', 'text'] as const;

const filtersOf = (search: URLSearchParams): OrderFilters => {
  const status = among(ORDER_STATUSES, search.get('status'));
  const kind = among(PRODUCT_KINDS, search.get('kind'));
  const result = among(ORDER_OUTCOMES, search.get('result'));
  return {
    ...(status === undefined ? {} : { status }),
    ...(kind === undefined ? {} : { kind }),
    ...(result === undefined ? {} : { result }),
    ...daysAndText(search),
  };
};

/** The filters of one's plans. */
export const useOrderFilters = () => {
  const { search, ...address } = useAddressFilters(NAMES);
  const filters = useMemo(() => filtersOf(search), [search]);
  return { filters, ...address };
};
