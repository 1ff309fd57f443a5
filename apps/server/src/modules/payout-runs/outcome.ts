import type { PayoutDoubt } from '@fairlead/vocabulary';
import { isPaidTo, type SaidLine } from '../bank-statements';

/** A payout, as what the bank says is held against it. */
export interface Ordered {
  readonly amountMinor: number;
  readonly payee: { readonly name: string; readonly account: string };
}

/** What the lines of the banks say of one payout. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'paid'; readonly line: SaidLine }
  | { readonly kind: 'returned'; readonly line: SaidLine; readonly returnLine: SaidLine }
  | { readonly kind: 'doubt'; readonly doubt: PayoutDoubt; readonly line: SaidLine };

const doubtOf = (
  ordered: Ordered,
  lines: readonly SaidLine[],
  [out, ...otherOuts]: readonly SaidLine[],
  [back, ...otherBacks]: readonly SaidLine[],
): PayoutDoubt | null => {
  if (lines.some(({ isMatched }) => isMatched)) return 'line_taken';
  if (lines.some(({ isDiffering }) => isDiffering)) return 'worded_otherwise';
  if (otherOuts.length > 0 || otherBacks.length > 0) return 'several_lines';
  if (out === undefined) return 'return_alone';
  const isSame = -out.amountMinor === ordered.amountMinor;
  if (!isSame || (back !== undefined && back.amountMinor !== ordered.amountMinor)) return 'amount_differs';
  return isPaidTo(out, { destination: ordered.payee }) ? null : 'payee_differs';
};

/**
 * What the lines with a payout's end-to-end ID say of it, where there is no doubt: one line of exactly its amount, to its
 * payee, and perhaps one by which it came back (docs/domain/payout-runs.md#what-the-bank-says).
 */
export const outcomeOf = (ordered: Ordered, lines: readonly SaidLine[]): Outcome => {
  const outs = lines.filter(({ amountMinor }) => amountMinor < 0);
  const backs = lines.filter(({ amountMinor }) => amountMinor > 0);
  const [first] = lines;
  if (first === undefined) return { kind: 'nothing' };
  const doubt = doubtOf(ordered, lines, outs, backs);
  const [line = first] = outs;
  if (doubt !== null) return { kind: 'doubt', doubt, line };
  const [returnLine] = backs;
  return returnLine === undefined ? { kind: 'paid', line } : { kind: 'returned', line, returnLine };
};

/** The same of a payout that a line paid already: whether another says that it came back. */
export const returnOf = (ordered: Ordered, paidBy: SaidLine, lines: readonly SaidLine[]): Outcome => {
  const others = lines.filter(({ id }) => id !== paidBy.id);
  const [line] = others;
  if (line === undefined) return { kind: 'nothing' };
  const doubt = doubtOf(
    ordered,
    others,
    [paidBy, ...others.filter(({ amountMinor }) => amountMinor < 0)],
    others.filter(({ amountMinor }) => amountMinor > 0),
  );
  return doubt === null
    ? { kind: 'returned', line: paidBy, returnLine: line }
    : { kind: 'doubt', doubt, line };
};
