/** Number and secret of a guest's case. */
export interface CaseInHand {
  readonly case_number: string;
  readonly secret: string;
}

let inHand: CaseInHand | undefined;

/** Takes a case along to another screen, in memory alone: its secret belongs in no address and no history. */
export const takeInHand = (key: CaseInHand): void => {
  inHand = key;
};

export const caseInHand = (): CaseInHand | undefined => inHand;
