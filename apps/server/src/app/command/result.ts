import { CommandRefusal } from './faults';

/** How it ends: 0 done, 1 refused or something is missing, 2 not understood or the database not reached. */
export type ExitCode = 0 | 1 | 2;

export interface CommandResult {
  /** For standard output. */
  readonly out: string;
  /** For standard error. */
  readonly error: string;
  readonly code: ExitCode;
  /** The program itself is to be run in this process. */
  readonly serves?: boolean;
}

/** What a command found out, for people and for programs. */
export interface Report {
  readonly text: string;
  readonly json: unknown;
  /** 1 where the answer is bad news. */
  readonly code?: ExitCode;
}

const lineOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replaceAll(/\s*\n\s*/g, ' ');
};

/** Whoever could not be served is told why in one line. */
export const failureOf = (error: unknown): CommandResult => {
  const code = error instanceof CommandRefusal ? 1 : 2;
  return { out: '', error: lineOf(error), code };
};

/** @param isJson one object for programs instead of words */
export const resultOf = ({ text, json, code = 0 }: Report, isJson: boolean): CommandResult => ({
  out: isJson ? JSON.stringify(json) : text,
  error: '',
  code,
});
