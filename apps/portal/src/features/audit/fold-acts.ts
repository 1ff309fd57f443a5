import { dayOf } from '../../shared/ui/day-name';
import { actWords } from './act-words';
import type { Act } from './api';

/** What is only read, and changes nothing: one row a day says all of it. */
const READINGS: readonly string[] = [
  'acts.act.consoleHolder.detail',
  'acts.act.consoleCase.seeAs',
  'acts.act.consoleWithdrawal.list',
  'acts.act.consoleSupport.messages',
];

/** Equal readings are called the same and were done by the same person; all else stands for itself. */
const sameAs = ({ id, act, role, number, text }: Act): string => {
  const words = actWords(act);
  return 'key' in words && READINGS.includes(words.key)
    ? [words.key, role, number, text].join(' ')
    : `of its own ${id}`;
};

/** Acts by the reader's days, newest first; equal readings of a day are one row, where the newest of them stands. */
export const foldActs = (acts: readonly Act[]): { day: string; rows: [Act, ...Act[]][] }[] => {
  const days = new Map<string, Map<string, [Act, ...Act[]]>>();
  for (const act of acts) {
    const day = dayOf(Date.parse(act.time));
    const ofDay = days.get(day) ?? new Map<string, [Act, ...Act[]]>();
    days.set(day, ofDay);
    const same = ofDay.get(sameAs(act));
    if (same === undefined) ofDay.set(sameAs(act), [act]);
    else same.push(act);
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: [...ofDay.values()] }));
};
