import { parseMinor } from '@fairlead/money';
import { FLOW_TYPES } from '@fairlead/vocabulary';
import { useMemo } from 'react';
import { daysAndText, useAddressFilters } from '../../../shared/lib/use-address-filters';
import { useCurrency } from '../../../shared/session/use-session';
import type { EventFilters } from './api';

/** What of the address filters the activity. */
const NAMES = ['type', 'from', 'until', 'plan', 'text'] as const;

/** What was typed as an amount: with a sign or without, with the sign of the currency or without. */
const amountOf = (text: string, currency: string): number | undefined => {
  const amount = parseMinor(text.replace(/[^\d.,]/g, ''), currency);
  return amount === null || amount < 1 ? undefined : amount;
};

const filtersOf = (search: URLSearchParams, currency: string): EventFilters => {
  const type = FLOW_TYPES.find((one) => one === search.get('type'));
  const plan = /^[1-9]\d{0,14}$/.exec(search.get('plan') ?? '')?.[0];
  const common = daysAndText(search);
  const amount = amountOf(common.text ?? '', currency);
  return {
    ...common,
    ...(type === undefined ? {} : { type }),
    ...(plan === undefined ? {} : { order_id: plan }),
    ...(amount === undefined ? {} : { amount }),
  };
};

/** The filters of the activity. */
export const useEventFilters = () => {
  const currency = useCurrency();
  const { search, ...address } = useAddressFilters(NAMES);
  const filters = useMemo(() => filtersOf(search, currency), [search, currency]);
  return { filters, ...address, isOn: Object.keys(filters).length > 0 };
};
