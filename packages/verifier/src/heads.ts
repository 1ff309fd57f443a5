import type { ChainFault } from './chain';
import { type Detail, detail } from './details';
import { NotAStatement } from './refusal';
import type { Statement } from './statement';

/** What a notice says of the last entry of its time. */
interface Head {
  readonly entry: number;
  /** The hash's beginning. */
  readonly hash: string;
}

/** As a notice shows it, with or without spaces of any kind: the entry's number, then 16 digits of its hash. */
const headOf = (text: string): Head => {
  const [, entry, digits = ''] = /^\s*#?\s*(\d+)[\s:]+([0-9a-f\s]+)$/i.exec(text) ?? [];
  const hash = digits.replace(/\s/g, '').toLowerCase();
  if (entry === undefined || hash.length < 16) {
    throw new NotAStatement(detail('noticeForm', { text }));
  }
  return { entry: Number(entry), hash };
};

/** What the notices that somebody kept say of a statement. */
export interface HeadCheck {
  readonly faults: readonly ChainFault[];
  readonly lines: readonly Detail[];
  /** The entry of a notice is in no part of the statement. */
  readonly isAbsent: boolean;
}

/** Holds a statement against notices: each seals its entry and all before it. */
export const checkHeads = ({ entries }: Statement, heads: readonly string[]): HeadCheck => {
  const faults: ChainFault[] = [];
  const lines: Detail[] = [];
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // Not spread into a call: of two hundred thousand entries no machine takes so many arguments.
  for (const { record } of entries) {
    first = Math.min(first, Number(record.id));
    last = Math.max(last, Number(record.id));
  }
  let isAbsent = false;
  for (const { entry, hash } of heads.map(headOf)) {
    const found = entries.find(({ record }) => Number(record.id) === entry);
    if (found === undefined && (entry < first || entry > last)) {
      isAbsent = true;
      lines.push(detail('noticeAbsent', { number: entry }));
    } else if (found?.hash.startsWith(hash) === true) {
      lines.push(detail('noticeHolds', { entry: found.sequence }));
    } else {
      // Where the number is gone, what came after it follows something else.
      const next = entries.find(({ record }) => Number(record.id) > entry);
      faults.push({ kind: 'head_differs', seq: found?.sequence ?? next?.sequence ?? 0 });
    }
  }
  return { faults, lines, isAbsent };
};
