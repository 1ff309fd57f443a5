import { parseMinor } from '@fairlead/money';
import { ORDER_OUTCOMES, PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useMemo } from 'react';
import { among, useAddressFilters } from '../../shared/lib/use-address-filters';
import { useCurrency } from '../../shared/session/use-session';
import type { CatalogueFilters } from './api';

/** What of the address filters and sorts the catalogue. */
const NAMES = ['kind', 'text', 'amount', 'days', 'result', 'watched', 'order'] as const;

export const CATALOGUE_ORDERS = [
  'newest',
  'least_amount',
  'least_price',
  'shortest',
  'most_settled',
  'fewest_lost',
] as const satisfies readonly NonNullable<CatalogueFilters['order']>[];
/** Lengths of a run that the catalogue can be narrowed to, in days. */
export const RUN_LENGTHS = ['1', '3', '7'] as const;

const filtersOf = (search: URLSearchParams, currency: string): CatalogueFilters => {
  const kind = among(PRODUCT_KINDS, search.get('kind'));
  const result = among(ORDER_OUTCOMES, search.get('result'));
  const order = among(CATALOGUE_ORDERS, search.get('order'));
  const days = among(RUN_LENGTHS, search.get('days'));
  const amount = parseMinor(search.get('amount') ?? '', currency);
  const text = (search.get('text') ?? '').trim().slice(0, 100);
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(text === '' ? {} : { text }),
    ...(amount === null || amount <= 0 ? {} : { amount }),
    ...(days === undefined ? {} : { run_days_max: Number(days) }),
    ...(result === undefined ? {} : { result }),
    ...(search.get('watched') === 'yes' ? { watched: 'yes' as const } : {}),
    ...(order === undefined || order === 'newest' ? {} : { order }),
  };
};

/** The filters of the catalogue, and the order it is in. */
export const useCatalogueFilters = () => {
  const currency = useCurrency();
  const { search, ...address } = useAddressFilters(NAMES);
  const filters = useMemo(() => filtersOf(search, currency), [search, currency]);
  return { filters, ...address };
};
