import type { DetailTexts } from '../details';
import type { Result } from '../words';

/** What the page says in one language. */
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
  /** The heading above `limits`. */
  readonly unproven: string;
  /** What no check proves, the most important of it; all of it is in docs/verify.md. */
  readonly limits: readonly string[];
  readonly check: string;
  readonly result: string;
  readonly meanings: string;
  /** What a check says line by line. */
  readonly details: DetailTexts;
  readonly chooseFirst: string;
  readonly failed: string;
  readonly language: string;
  readonly outcomes: { readonly [Key in Result]: { readonly headline: string; readonly meaning: string } };
}
