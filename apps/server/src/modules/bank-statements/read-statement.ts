import { createHash } from 'node:crypto';
import type { Config } from '../../config';
import { readCamt } from './read-camt';
import { readBankCsv } from './read-csv';
import {
  type Fault,
  FILE_MINOR_MAX,
  faulty,
  ofFile,
  type ReadResult,
  type Stated,
  type StatedLine,
} from './statement';

const textOf = (content: Buffer): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

/** What makes a booking the same booking in another statement, before its number among equal ones. */
const identityOf = ({ account }: Pick<Stated, 'account'>, line: StatedLine): string => {
  const { bookedOn, amountMinor, reference, endToEndId, counterparty, text } = line;
  // With the bank's own number the words may differ: the same booking as a table and as XML.
  const said = reference === '' ? [endToEndId, counterparty, text] : [reference, endToEndId];
  return JSON.stringify([account, bookedOn, amountMinor, ...said]);
};

/** A line with what it is known again by: equal bookings of one day without a number of the bank are counted. */
export interface KnownLine extends StatedLine {
  readonly fingerprint: string;
}

/** Lines with their fingerprints; one that the bank's own number names twice is a fault. */
export const fingerprinted = (stated: Stated): { lines: readonly KnownLine[]; faults: readonly Fault[] } => {
  const seen = new Map<string, number>();
  const faults: Fault[] = [];
  const lines = stated.lines.map((line) => {
    const identity = identityOf(stated, line);
    const before = seen.get(identity) ?? 0;
    seen.set(identity, before + 1);
    if (before > 0 && line.reference !== '') faults.push({ fault: 'line_twice', place: line.place });
    const fingerprint = createHash('sha256').update(`${identity} ${before}`).digest('hex');
    return { ...line, fingerprint };
  });
  return { lines, faults };
};

const isTooLarge = (minor: number): boolean => Math.abs(minor) > FILE_MINOR_MAX;

/** Sums that no bank has, and that nothing could be added to exactly. */
const largeFaults = ({ openingMinor, closingMinor, lines }: Stated): readonly Fault[] => {
  const moved = lines.reduce((total, { amountMinor }) => total + Math.abs(amountMinor), 0);
  return [
    ...([openingMinor, closingMinor, moved].some(isTooLarge) ? [ofFile('amount_too_large')] : []),
    ...lines.flatMap(({ amountMinor, place }): Fault[] =>
      isTooLarge(amountMinor) ? [{ fault: 'amount_too_large', place }] : [],
    ),
  ];
};

/** What cannot be so, whatever format it is in. */
const faultsOf = (stated: Stated, bankAccounts: readonly string[], today: string): readonly Fault[] => {
  if (!bankAccounts.includes(stated.account)) return [ofFile('foreign_account')];
  if (stated.untilDay > today) return [ofFile('not_over_yet')];
  if (stated.fromDay > stated.untilDay) return [ofFile('balance_missing')];
  const large = largeFaults(stated);
  if (large.length > 0) return large;
  const outside = stated.lines.filter(
    ({ bookedOn }) => bookedOn < stated.fromDay || bookedOn > stated.untilDay,
  );
  const sum = stated.lines.reduce((total, { amountMinor }) => total + amountMinor, stated.openingMinor);
  return [
    ...outside.map(({ place }): Fault => ({ fault: 'line_outside', place })),
    ...(sum === stated.closingMinor
      ? []
      : [{ fault: 'sums_differ' as const, place: null, amountMinor: stated.closingMinor - sum }]),
  ];
};

/**
 * Reads a statement of one of the operator's accounts; everything that is wrong is named.
 * @param today where it is furthest ahead: no bank states a day that has not come
 */
export const readStatement = (
  content: Buffer,
  { currency, bankAccounts }: Pick<Config, 'currency' | 'bankAccounts'>,
  today: string,
): ReadResult => {
  const text = textOf(content);
  if (text === null) return faulty(ofFile('unreadable'));
  const isXml = /^\u{feff}?\s*</u.test(text);
  const read = isXml ? readCamt(text.replace(/^\u{feff}/u, ''), currency) : readBankCsv(text, currency);
  if (!read.ok) return read;
  const faults = faultsOf(read.stated, bankAccounts, today);
  return faults.length === 0 ? read : faulty(...faults);
};
