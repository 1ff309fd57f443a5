import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api';

/** One plan as its page shows it; what needs it elsewhere finds what that page has read. */
export const planQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['plans', 'order', orderId],
    queryFn: ({ signal }) => callApi('plan.detail', { order_id: orderId }, { signal }),
  });
