import { parseMinor } from '@fairlead/money';
import type { BankFault, BankFormat } from '@fairlead/vocabulary';

/** One booking as the bank states it. */
export interface StatedLine {
  /** In the file, from 1. */
  readonly place: number;
  /** YYYY-MM-DD. */
  readonly bookedOn: string;
  /** Above zero where money came in. */
  readonly amountMinor: number;
  /** The bank's own number of the booking; empty where it gives none. */
  readonly reference: string;
  /** What the payer gave the payment to carry. */
  readonly endToEndId: string;
  readonly counterparty: string;
  readonly text: string;
}

/** What a file says, of one account and one time. */
export interface Stated {
  readonly format: BankFormat;
  /** In capital letters and digits alone. */
  readonly account: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly lines: readonly StatedLine[];
}

/** Why a file is not taken, and where in it. */
export interface Fault {
  readonly fault: BankFault;
  /** Of the line in the file, from 1; null where it is the file as a whole. */
  readonly place: number | null;
  /** By how much sums differ. */
  readonly amountMinor?: number;
}

/** A file read: what it says, or everything that is wrong with it. */
export type ReadResult =
  | { readonly ok: true; readonly stated: Stated }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export const faulty = (...faults: readonly Fault[]): ReadResult => ({ ok: false, faults });

/** A fault of the file as a whole. */
export const ofFile = (fault: BankFault): Fault => ({ fault, place: null });

export const LINES_MAX = 50_000;

/** No balance, no line and not all lines of a file together, in and out, are more: 10^13 minor units. */
export const FILE_MINOR_MAX = 10_000_000_000_000;
/** Nor all lines of all files, so that what is said of them can be added up exactly. */
export const TOTAL_MINOR_MAX = Number.MAX_SAFE_INTEGER;

/** An amount as files have it: a decimal point and no grouping; null where it is none of this currency. */
export const statedMinor = (text: string, currency: string): number | null =>
  /^\d+(?:\.\d+)?$/.test(text.trim()) ? parseMinor(text, currency) : null;

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a date or a time as the bank wrote it, in the bank's own zone; empty where it is none. */
export const dayOf = (written: string): string => {
  const [day = ''] = DAY.exec(written) ?? [];
  return day !== '' && !Number.isNaN(Date.parse(day)) ? day : '';
};

const TEXT_MAX = 500;

/** A text as it is kept: one line, without what PostgreSQL cannot store, cut where it is very long. */
export const keptText = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX);
