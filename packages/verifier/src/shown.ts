import { sortedDays } from './days';
import { type Detail, detail } from './details';
import { monthRange } from './month';
import { RECORD_CHAINS } from './record-chains';
import type { Statement } from './statement';
import { signedDay } from './words';

const signed = (minor: number): string => (minor > 0 ? `+${minor}` : String(minor));

/** Whose statement it is, of which hours, and its ends: what a reader holds against the file that they see. */
export const summaryLines = (statement: Statement): Detail[] => {
  const { holder, month = '', time_zone: zone = 'UTC', entries, opening, closing } = statement;
  const [from, to] = monthRange(month, zone);
  return [
    detail('account', { holder: holder.id, month, count: entries.length }),
    detail('month', { zone, from, to }),
    detail('balances', {
      openingAvailable: opening.available,
      openingTotal: opening.total,
      closingAvailable: closing.available,
      closingTotal: closing.total,
      availableChange: signed(closing.available - opening.available),
      totalChange: signed(closing.total - opening.total),
    }),
  ];
};

const TWO_DAYS_MS = 2 * 86_400_000;

/** Days that say of themselves that they were signed long before or after they ended: no clock but the programme's tells. */
export const signingTimes = ({ roots, days = [] }: Statement): Detail[] => {
  const far = sortedDays([...roots, ...days]).filter(
    ({ until, signed_at: at }) => Math.abs(Date.parse(at) - Date.parse(until)) > TWO_DAYS_MS,
  );
  return far.slice(0, 1).map(({ day, signed_at: at }) =>
    detail('signedFarOff', {
      subject: signedDay(day, far.length - 1),
      signedOn: at.slice(0, 10),
    }),
  );
};

/** How much of what is written about the holder the newest signed day covers. */
export const recordCoverage = ({ records, roots: [root] }: Statement): Detail[] => {
  if (records === undefined) return [];
  const held = root?.leaf.records;
  if (held === undefined) return [detail('recordsNotCovered')];
  const count = RECORD_CHAINS.flatMap((chain) =>
    records[chain].links.filter(({ sequence }) => sequence > held[chain].sequence),
  ).length;
  return [count === 0 ? detail('recordsCovered') : detail('recordsChainAlone', { count })];
};

/** How much of the entries the newest signed day covers. */
export const coverage = ({ entries, roots: [root] }: Statement): Detail[] => {
  if (root === undefined) return [detail('noSignedDay'), detail('saveWhenSigned')];
  const count = entries.filter(({ sequence }) => sequence > root.leaf.sequence).length;
  return [
    detail('newestDay', { day: root.day, key: root.key_id, places: root.holders }),
    count === 0 ? detail('allCovered') : detail('chainAlone', { count }),
  ];
};
