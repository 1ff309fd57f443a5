import { sortedDays } from './days';
import { monthRange } from './month';
import { RECORD_CHAINS } from './record-chains';
import type { Statement, StatementEnd } from './statement';
import { andMore } from './words';

export const entriesText = (count: number): string => `${count} entr${count === 1 ? 'y' : 'ies'}`;

const signed = (minor: number): string => (minor > 0 ? `+${minor}` : String(minor));
const endText = ({ available, total }: StatementEnd): string => `available ${available}, total ${total}`;

/** Whose statement it is, of which hours, and its ends: what a reader holds against the file that they see. */
export const summaryLines = (statement: Statement): string[] => {
  const { holder, month, time_zone: zone, entries, opening, closing } = statement;
  const [from, to] = monthRange(month ?? '', zone);
  const [available, total] = [closing.available - opening.available, closing.total - opening.total];
  return [
    `Account ${holder.id}, month ${month}, ${entriesText(entries.length)}.`,
    `The month by the clock of ${zone}: from ${from} up to ${to}.`,
    `Opening: ${endText(opening)}. Closing: ${endText(closing)}. Between: available ${signed(available)}, total ${signed(total)}. All in minor units, as in the file.`,
  ];
};

const TWO_DAYS_MS = 2 * 86_400_000;

/** Days that say of themselves that they were signed long before or after they ended: no clock but the programme's tells. */
export const signingTimes = ({ roots, days = [] }: Statement): string[] => {
  const far = sortedDays([...roots, ...days]).filter(
    ({ until, signed_at: at }) => Math.abs(Date.parse(at) - Date.parse(until)) > TWO_DAYS_MS,
  );
  return far
    .slice(0, 1)
    .map(
      ({ day, signed_at: at }) =>
        `The signed day ${day}${andMore(far.length - 1)} says that it was signed on ${at.slice(0, 10)}: not within two days of its end.`,
    );
};

/** How much of what is written about the holder the newest signed day covers. */
export const recordCoverage = ({ records, roots: [root] }: Statement): string[] => {
  if (records === undefined) return [];
  const held = root?.leaf.records;
  if (held === undefined) return ['What staff did, chats and reports: no signed day here covers them.'];
  const after = RECORD_CHAINS.flatMap((chain) =>
    records[chain].links.filter(({ sequence }) => sequence > held[chain].sequence),
  ).length;
  const more = after === 0 ? '' : `; ${after} newer by their chains alone`;
  return [`What staff did, chats and reports: covered by the signed day${more}.`];
};

/** How much of the entries the newest signed day covers. */
export const coverage = ({ entries, roots: [root] }: Statement): string[] => {
  if (root === undefined) {
    return [
      'No signed day is in the file: only the chain was checked, and who makes up a whole file can make up its chain.',
      'Save the statement again when its day has been signed.',
    ];
  }
  const after = entries.filter(({ sequence }) => sequence > root.leaf.sequence).length;
  return [
    `Signed day ${root.day}, key ${root.key_id}, over ${root.holders} place(s) in its tree.`,
    after === 0
      ? 'Every entry is covered by the signed day.'
      : `${after} newer entr${after === 1 ? 'y is' : 'ies are'} covered by the chain alone: no day of it is signed here.`,
  ];
};
