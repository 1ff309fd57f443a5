import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, type RequestFor, type ResponseFor } from '../../shared/api';
import { sender } from '../../shared/api/sender';
import { planQuery } from '../../shared/calls/plan';
import { usePages } from '../../shared/calls/use-pages';

export type Product = ResponseFor<'plan.appDetail'>['product'];
/** A product with its record, and whether it is offered and watched. */
export type ProductPage = ResponseFor<'plan.appDetail'>;
export type ProductRecord = ResponseFor<'plan.appDetail'>['record'];
export type Spread = NonNullable<ResponseFor<'plan.appDetail'>['spread']>;
export type Order = ResponseFor<'plan.list'>['items'][number];
export type OrderDetail = ResponseFor<'plan.detail'>;
export type OrderStatus = Order['status'];
/** What narrows the list of plans. */
export type OrderFilters = Omit<RequestFor<'plan.list'>, 'cursor' | 'limit'>;

/** What narrows and sorts the catalogue. */
export type CatalogueFilters = Omit<RequestFor<'plan.products'>, 'cursor' | 'limit'>;

/** What a put is for: an order that waits, or a product of the catalogue. */
export type PutTarget = { readonly order_id: string } | { readonly product_id: string };

const ALL_BP = 10_000;
const FOLLOW_LIST_MS = 5_000;
/** A running plan's page follows it: events show within two seconds. */
const FOLLOW_ORDER_MS = 1_500;

/** Nothing changes any more of a plan in this status. */
export const isOver = (status: OrderStatus): boolean =>
  status === 'put_failed' || status === 'settlement_successful';

/** Whether an address names something that is not there, or another person's. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['no_such_data', 'invalid_fields'].includes(error.data.reason ?? '');

/** The catalogue: all of it, or what every filter fits. */
export const useProducts = (filters: CatalogueFilters) =>
  usePages(
    // What is searched for is nothing that the device keeps.
    Object.keys(filters).length === 0 ? ['plans', 'catalogue'] : ['found products', filters],
    (cursor, signal) => callApi('plan.products', { ...filters, ...(cursor ? { cursor } : {}) }, { signal }),
  );

/** One product with its record. */
export const useProduct = (productId: string) =>
  useQuery({
    queryKey: ['plans', 'goods', productId],
    queryFn: ({ signal }) => callApi('plan.appDetail', { product_id: productId }, { signal }),
  });

/** What is searched for is nothing that the device keeps (docs/domain/screens.md#what-the-device-keeps). */
const listKey = ({ status, ...narrowing }: OrderFilters): readonly unknown[] =>
  Object.keys(narrowing).length === 0
    ? ['plans', 'list', status ?? 'all']
    : ['found plans', { status, ...narrowing }];

/** A plan that is over, to be repeated; null where none is. */
export const useRepeated = (orderId: string | null) =>
  useQuery({
    queryKey: ['plans', 'order', orderId],
    queryFn: ({ signal }) => callApi('plan.detail', { order_id: orderId ?? '' }, { signal }),
    enabled: orderId !== null,
  });

/** The person's plans, newest first: all, or those that every filter fits. */
export const useOrders = (filters: OrderFilters) =>
  usePages(
    listKey(filters),
    (cursor, signal) => callApi('plan.list', { ...filters, ...(cursor ? { cursor } : {}) }, { signal }),
    FOLLOW_LIST_MS,
  );

/** Whether the operator pays part of a plan, by a coupon or start-up funds. */
export const isHelped = ({ receipt }: Pick<OrderDetail, 'receipt'>): boolean =>
  receipt !== null && receipt.paid_gift + receipt.start_up > 0;

type Range = Pick<Product, 'min_put_amount' | 'max_put_amount'>;

/** The amount of an earlier plan, as near as the product takes it now: a lowered one can be below its minimum. */
export const amountAgain = (
  amountMinor: number,
  { min_put_amount: min, max_put_amount: max }: Range,
): number => Math.max(min, Math.min(amountMinor, max));

/** What one conversion earns its holder by the terms. */
export const earnedPerConversion = (
  terms: Pick<Product, 'payout_per_conversion' | 'holder_share_bp'>,
): number => Math.round((terms.payout_per_conversion * terms.holder_share_bp) / ALL_BP);

/** One plan, read anew until it is settled or failed. */
export const useOrder = (orderId: string) =>
  useQuery({
    ...planQuery(orderId),
    refetchInterval: ({ state: { data, error } }) =>
      isMissing(error) || (data && isOver(data.order.status)) ? false : FOLLOW_ORDER_MS,
  });

type PutChoices = Pick<RequestFor<'plan.quote'>, 'coupon_id' | 'use_start_up'>;

const QUOTES = ['plans', 'quote'] as const;

/** Who would pay what for an amount, with which coupons fit; changes nothing. */
export const useQuote = (target: PutTarget, amountMinor: number | null, choices: PutChoices) =>
  useQuery({
    queryKey: [...QUOTES, target, amountMinor, choices],
    queryFn: ({ signal }) =>
      callApi('plan.quote', { ...target, ...choices, amount: amountMinor ?? 0 }, { signal }),
    enabled: amountMinor !== null && amountMinor > 0,
    placeholderData: keepPreviousData,
  });

/** Available and start-up funds, for the put's form. */
export const useFunds = () =>
  useQuery({
    queryKey: ['wallet', 'property'],
    queryFn: ({ signal }) => callApi('wallet.property', {}, { signal }),
    refetchOnMount: 'always',
  });

/** What a person can do with plans; each reads every figure anew. All throw ApiError. */
export const usePlanActs = () => {
  const cache = useQueryClient();
  const fresh = (): Promise<void> => cache.invalidateQueries();
  return {
    put: async (request: RequestFor<'plan.put'>): Promise<ResponseFor<'plan.put'>> => {
      try {
        const answer = await sender.send('plan.put', request);
        await fresh();
        return answer;
      } catch (error) {
        // What refused it stays in sight after the message has gone.
        if (error instanceof ApiError && error.final) await cache.invalidateQueries({ queryKey: QUOTES });
        throw error;
      }
    },
    cancel: async (orderId: string): Promise<void> => {
      await sender.send('plan.cancel', { order_id: orderId });
      await fresh();
    },
    pause: async (orderId: string): Promise<void> => {
      await sender.send('plan.pause', { order_id: orderId });
      await fresh();
    },
    resume: async (orderId: string): Promise<void> => {
      await sender.send('plan.resume', { order_id: orderId });
      await fresh();
    },
    raise: async (request: RequestFor<'plan.raise'>): Promise<ResponseFor<'plan.raise'>> => {
      const answer = await sender.send('plan.raise', request);
      await fresh();
      return answer;
    },
    lower: async (orderId: string, budgetMinor: number): Promise<void> => {
      await sender.send('plan.lower', { order_id: orderId, budget: budgetMinor });
      await fresh();
    },
    setLimits: async (orderId: string, limits: RequestFor<'plan.setLimits'>['limits']): Promise<void> => {
      await sender.send('plan.setLimits', { order_id: orderId, limits });
      await fresh();
    },
    watch: async (productId: string, watched: boolean): Promise<void> => {
      await callApi('plan.watch', { product_id: productId, watched });
      await fresh();
    },
    stop: async (orderId: string): Promise<void> => {
      await sender.send('plan.stop', { order_id: orderId });
      await fresh();
    },
  };
};
