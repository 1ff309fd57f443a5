import { observable } from '@fairlead/ui/observable';

/** Number and secret of a guest's case. */
export interface CaseInHand {
  readonly case_number: string;
  readonly secret: string;
}

/** A case on its way from one screen to another, in memory alone: its secret belongs in no address and no history. */
export const caseInHand = observable<CaseInHand | undefined>(undefined);
