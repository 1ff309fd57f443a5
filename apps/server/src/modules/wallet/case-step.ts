import type { CaseStep } from '@fairlead/db';

/** One step of a case, as its owner sees it. */
export const stepOf = (state: string, time: Date, text?: string): CaseStep =>
  text === undefined ? { state, time: time.toISOString() } : { state, time: time.toISOString(), text };
