import type { ListCheck } from './connect';
import { type Detail, detail } from './details';
import type { Published } from './root-faults';
import type { Witnessed } from './witness';
import { andMore, type Result, signedDay } from './words';

/** Up to which day a statement is shown, and how far the oldest list reaches. */
export interface Days {
  readonly shown: string;
  readonly reach: string;
}

/** How the result is told: it begins with its headline (words.ts). @param days where it is verified or newer than a list */
export const firstLine = (result: Result, days: Days | null, lists: number, hasKey: boolean): Detail => {
  if (days !== null) {
    const { shown, reach } = days;
    if (result === 'verified') return detail(lists === 1 ? 'verifiedByList' : 'verifiedByLists', days);
    if (shown < reach) return detail('newerThanStatement', { day: shown });
    return detail(lists === 1 ? 'newerThanList' : 'newerThanLists', { day: reach });
  }
  if (result === 'not_connected') return detail('notConnected');
  if (result === 'consistent') return detail(hasKey ? 'consistentWithKey' : 'consistent');
  return detail(result === 'not_signed' ? 'notSigned' : 'notVerified');
};

/** What one list says of the statement. */
export const listLines = ({ reach, missing, holdsTo, uncovered }: ListCheck): Detail[] => {
  if (reach === null) return [detail('emptyList')];
  if (missing !== null) {
    const [from, to] = missing;
    return [detail('listNotConnected', { reach, from, to }), detail('saveAllDays')];
  }
  if (uncovered.length > 0) {
    const numbers = uncovered.join(', ');
    return [detail('entriesNotHeld', { reach, count: uncovered.length, numbers }), detail('askWhyNotShown')];
  }
  return [
    holdsTo === null ? detail('listEndsBefore', { reach }) : detail('listHolds', { reach, entry: holdsTo }),
  ];
};

/** Days newer than every list whose key none of them knows. */
export const strangerLines = ([first, ...more]: readonly string[]): Detail[] =>
  first === undefined
    ? []
    : [detail('strangeKey', { subject: signedDay(first, more.length) }), detail('saveAllDays')];

/** Where newer days are signed with a key that a list which was kept does not hold. */
export const newKeyLines = (lists: readonly Published[]): Detail[] => {
  const all = lists.flatMap(({ roots }) => roots).sort((one, other) => (one.day < other.day ? -1 : 1));
  return lists.flatMap(({ roots }) => {
    const [newest] = roots;
    const keys = new Set(roots.map((root) => root.public_key));
    const first = all.find(({ day, public_key: key }) => newest && day > newest.day && !keys.has(key));
    return first === undefined || newest === undefined
      ? []
      : [detail('newKey', { day: first.day, reach: newest.day, key: first.key_id })];
  });
};

/** What a checkpoint says of the days that are known. */
export const witnessLine = (witnessed: Witnessed): Detail => {
  switch (witnessed.is) {
    case 'list': {
      const { list, time, origin: log } = witnessed;
      return detail('witness.list', { size: list.roots.length, time, log });
    }
    case 'other_log':
      return detail(witnessed.isNamed ? 'witness.other_key' : 'witness.other_log', { log: witnessed.origin });
    case 'other_days':
      return detail('witness.other_days', { size: witnessed.size });
    case 'too_few_days':
      return detail('witness.too_few_days', { size: witnessed.size, advice: detail('saveAllDays') });
    default:
      return detail('witness.not_signed');
  }
};

/** Days of a list that are wrong, and days that two files hold differently, oldest first: the oldest, and how many more. */
export const wrongLines = (wrong: readonly string[], differing: readonly string[]): Detail[] => {
  const [[first], [day]] = [[...wrong].sort(), differing];
  const [more, later] = [wrong.length - 1, differing.length - 1];
  return [
    ...(first === undefined ? [] : [detail('wrongDay', { day: andMore(first, more) })]),
    ...(day === undefined
      ? []
      : [later === 0 ? detail('exchanged', { day }) : detail('exchangedToo', { day, count: later })]),
  ];
};
