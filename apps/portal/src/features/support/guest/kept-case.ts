import type { CaseInHand } from '../../../shared/lib/case-in-hand';
import { readStored, writeStored } from '../../../shared/lib/storage';

/** What leads back to a guest's case. */
export type CaseKey = CaseInHand;

const KEY = 'fairlead_guest_case';

/** The case that a person chose to keep on this device; undefined where they did not. */
export const keptCase = (): CaseKey | undefined => readStored<CaseKey>(KEY);

export const keepCase = ({ case_number, secret }: CaseKey): void => writeStored(KEY, { case_number, secret });

export const forgetCase = (): void => localStorage.removeItem(KEY);
