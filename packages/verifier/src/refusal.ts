import { type Detail, inEnglish } from './details';

/** Nothing can be checked: the file is no statement, not of a form that is known here, or there is no way to here. */
export class NotAStatement extends Error {
  /** @param detail why, to be said in any language */
  constructor(readonly detail: Detail) {
    super(inEnglish(detail));
  }
}
