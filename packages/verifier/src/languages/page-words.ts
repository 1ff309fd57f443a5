import type { Refusal, Result } from '../words';

/** What the page says in one language. What a check names in detail it says in English, as the command does. */
export interface PageWords {
  /** The language in itself. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly statement: string;
  readonly days: string;
  readonly key: string;
  readonly head: string;
  readonly checkpoint: string;
  readonly witness: string;
  readonly log: string;
  /** Where a checkpoint was given without a witness's key, or the other way round. */
  readonly needBoth: string;
  /** Above why something is not taken, where that is said in English alone. */
  readonly refused: string;
  /** Why a key that was given is not taken. */
  readonly refusals: { readonly [Key in Refusal]: string };
  /** The heading above `limits`. */
  readonly unproven: string;
  /** What no check proves, the most important of it; all of it is in docs/verify.md. */
  readonly limits: readonly string[];
  readonly check: string;
  readonly result: string;
  readonly meanings: string;
  readonly details: string;
  /** Behind the first line: {shown} is the statement's newest signed day, {reach} the last of the oldest list. */
  readonly upTo: string;
  /** Behind that, where something is newer than the list or the last signed day; {day} is the older of the two. */
  readonly openAfter: string;
  readonly chooseFirst: string;
  readonly failed: string;
  readonly language: string;
  readonly outcomes: { readonly [Key in Result]: { readonly headline: string; readonly meaning: string } };
}
