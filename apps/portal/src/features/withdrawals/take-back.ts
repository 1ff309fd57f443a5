import type { Withdrawal } from './tracker';

/** Until it is approved, and again once its deadline is over; the server checks by its own clock. */
export const mayBeTakenBack = (
  { state, due_at: dueAt }: Pick<Withdrawal, 'state' | 'due_at'>,
  now: number,
): boolean => state === 'requested' || (state === 'approved' && dueAt !== null && Date.parse(dueAt) <= now);
