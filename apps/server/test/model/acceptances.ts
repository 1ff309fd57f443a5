import { DAY_MS, type Model, type ModelAcceptance, type ModelHolder, move } from './reference';

const CLAIM_MS = 7 * DAY_MS;

export const issue = (holder: ModelHolder, id: number, code: string, expiresAt: number): void => {
  holder.acceptances.push({ id, code, state: 'issued', dueAt: expiresAt });
};

/** One is current at a time: another that was steps back, and its code opens it again. */
export const open = (holder: ModelHolder, row: ModelAcceptance): string | null => {
  if (row.state === 'expired') return 'acceptance_expired';
  if (row.state !== 'issued') return null;
  for (const other of holder.acceptances) if (other.state === 'current') other.state = 'issued';
  row.state = 'current';
  return null;
};

export const claim = (model: Model, row: ModelAcceptance): string | null => {
  if (row.state === 'expired') return 'acceptance_expired';
  if (row.state !== 'current') return 'wrong_state';
  row.state = 'claimed';
  row.dueAt = model.now + CLAIM_MS;
  return null;
};

/** Only what staff found to have arrived becomes money, once. */
export const confirm = (
  model: Model,
  holder: ModelHolder,
  row: ModelAcceptance,
  amountMinor: number,
): string | null => {
  if (row.state !== 'claimed') return 'wrong_state';
  move(model, holder, 'bank', 'available', amountMinor);
  row.state = 'confirmed';
  row.dueAt = null;
  return null;
};

export const refuse = (row: ModelAcceptance): string | null => {
  if (row.state !== 'claimed') return 'wrong_state';
  row.state = 'refused';
  row.dueAt = null;
  return null;
};

/** One that nobody paid by expires; a claim that nobody answered is refused. Neither moves money. */
export const lapse = (model: Model): void => {
  for (const row of model.holders.flatMap((holder) => holder.acceptances)) {
    if (row.dueAt === null || row.dueAt > model.now) continue;
    row.state = row.state === 'claimed' ? 'refused' : 'expired';
    row.dueAt = null;
  }
};
