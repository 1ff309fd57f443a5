import { REFUSALS, type Refusal } from './words';

/** Nothing can be checked: the file is no statement, not of a form that is known here, or there is no way to here. */
export class NotAStatement extends Error {
  /** @param reason what the page says of it in its reader's language, where it has words for that */
  constructor(
    message: string,
    readonly reason?: Refusal,
  ) {
    super(message);
  }
}

export const refusal = (reason: Refusal): NotAStatement => new NotAStatement(REFUSALS[reason], reason);
