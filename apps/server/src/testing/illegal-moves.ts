import type { OrderCause, OrderStatus } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { LEGAL_MOVES } from '../modules/plans/life/machine';

interface Made {
  readonly orderId: number;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly cause: OrderCause;
}

const MOVES = `
  select order_id as "orderId", "from", status as "to", cause from (
    select *, lag(status) over (partition by holder_id, order_id order by id) as "from" from order_event
  ) e where "from" is distinct from status`;

const isLegal = (made: Made): boolean =>
  LEGAL_MOVES.some(({ cause, from, to }) => cause === made.cause && from === made.from && to === made.to);

/** Moves in the timelines of plans that are no row of the table of legal moves, whoever made them. */
export const findIllegalMoves = async (reader: Reader): Promise<Made[]> =>
  (await reader.query<Made>(MOVES)).filter((made) => !isLegal(made));
