import type { ResponseFor } from '../../shared/api';

type Withdrawal = ResponseFor<'withdrawal.list'>['items'][number];

/** Until it is approved, and again once its deadline is over; the server checks by its own clock. */
export const mayBeTakenBack = (
  { state, due_at: dueAt }: Pick<Withdrawal, 'state' | 'due_at'>,
  now: number,
): boolean => state === 'requested' || (state === 'approved' && dueAt !== null && Date.parse(dueAt) <= now);
