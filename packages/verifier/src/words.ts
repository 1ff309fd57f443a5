import type { ChainFault, ChainFaultKind } from './chain';
import { type Detail, type DetailKey, detail } from './details';

/** Of a day that holds no entry of the statement and leads from one that does to another. */
const DAY_FAULTS: { readonly [Kind in ChainFaultKind]?: DetailKey & `dayFault.${Kind}` } = {
  signature_differs: 'dayFault.signature_differs',
  day_unlinked: 'dayFault.day_unlinked',
  day_ends_wrong: 'dayFault.day_ends_wrong',
};

/** What a number counts: an entry, or a link of another chain. */
export const subjectOf = ({ seq, record }: Pick<ChainFault, 'seq' | 'record'>): Detail =>
  detail(`subject.${record ?? 'entry'}`, { number: seq });

/** The one that is named, and how many more there are. */
export const andMore = <First extends string | Detail>(first: First, count: number): First | Detail =>
  count === 0 ? first : detail('andMore', { first, count });

/** The oldest of some signed days, and how many more there are. */
export const signedDay = (first: string, count: number): Detail =>
  andMore(detail('subject.day', { day: first }), count);

const faultLine = (fault: ChainFault, faults: readonly ChainFault[]): Detail => {
  const { kind, day } = fault;
  if (day === undefined) return detail(`fault.${kind}`, { subject: subjectOf(fault) });
  const days = faults.flatMap((other) => (other.kind === kind && other.day !== undefined ? [other.day] : []));
  const subject = signedDay(days.sort()[0] ?? day, days.length - 1);
  return detail(DAY_FAULTS[kind] ?? `fault.${kind}`, { subject });
};

/** Faults in words: each entry by its place; of many days with the same fault the oldest, and how many more there are. */
export const faultLines = (faults: readonly ChainFault[]): readonly Detail[] => {
  const lines = faults.map((fault) => faultLine(fault, faults));
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
};

/** What a check comes to. */
export type Result = 'verified' | 'not_verified' | 'not_signed' | 'consistent' | 'not_connected' | 'newer';

interface Outcome {
  /** With what the command ends; 2 is kept for what cannot be checked at all. */
  readonly code: number;
  /** How the first line begins. */
  readonly headline: string;
  readonly meaning: string;
}

/** Every result with its words; the command, the page and docs/verify.md say the same. */
export const OUTCOMES: { readonly [Key in Result]: Outcome } = {
  verified: {
    code: 0,
    headline: 'VERIFIED',
    meaning: 'Nothing contradicts it, and signed days in your list cover the whole statement.',
  },
  not_verified: {
    code: 1,
    headline: 'NOT VERIFIED',
    meaning: 'Something was changed. The entry or the day is named.',
  },
  not_signed: {
    code: 3,
    headline: 'NOT SIGNED',
    meaning: 'The chain is whole, but no signed day covers it: anybody could have made it up.',
  },
  consistent: {
    code: 4,
    headline: 'CONSISTENT WITH ITSELF',
    meaning: 'No list was given. A past that was rewritten and signed again looks the same.',
  },
  not_connected: {
    code: 5,
    headline: 'NOT CONNECTED',
    meaning:
      'A list, key, notification, or checkpoint that you gave cannot be connected with all of the statement, so nothing is verified.',
  },
  newer: {
    code: 6,
    headline: 'NEWER THAN YOUR LIST',
    meaning:
      'Nothing contradicts it, but what is newer than your list may have been rewritten and signed again.',
  },
};
