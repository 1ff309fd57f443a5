import type { SETUP_AREAS } from '@fairlead/vocabulary';

type Area = (typeof SETUP_AREAS)[number];

/** `missing` keeps people's money out; `advice` is the operator's to weigh, or cannot be seen from here. */
export type Verdict = 'ok' | 'missing' | 'advice';

export interface Finding {
  readonly area: Area;
  /** Of what, the same in every run: for programs that watch one of them. */
  readonly check: string;
  readonly verdict: Verdict;
  readonly text: string;
  /** What to do, or where it is written; empty where all is well. */
  readonly way: string;
}

const GUIDE = 'docs/going-live.md';

/** Findings of one area; the way is a command, a page of the console or a heading of the guide. */
export const findingsOf = (area: Area) => ({
  ok: (check: string, text: string): Finding => ({ area, check, verdict: 'ok', text, way: '' }),
  missing: (check: string, text: string, way: string): Finding => ({
    ...{ area, check, verdict: 'missing', text, way },
  }),
  advice: (check: string, text: string, way: string): Finding => ({
    ...{ area, check, verdict: 'advice', text, way },
  }),
  /** One of the two. */
  either: (isWell: boolean, check: string, well: string, bad: string, way: string): Finding =>
    isWell
      ? { area, check, verdict: 'ok', text: well, way: '' }
      : { area, check, verdict: 'missing', text: bad, way },
});

/** A heading of the guide. */
export const guide = (heading: string): string => `${GUIDE}#${heading}`;
