import type { SignedRoot } from './root';
import { unvouchedDays } from './root-faults';
import type { Statement } from './statement';

/** For which days the key that was given does not stand. */
export interface Unvouched {
  readonly lines: readonly string[];
  /** A day of the statement is among them: nothing is said of it by that key. */
  readonly isOwn: boolean;
}

/** Holds every day that is known against a key from somewhere else. A day that another key signs is no fault by itself. */
export const checkKey = async (
  { roots, days = [] }: Statement,
  listed: readonly SignedRoot[],
  publicKey: string | undefined,
): Promise<Unvouched> => {
  const own = [...roots, ...days];
  const unvouched = publicKey === undefined ? [] : await unvouchedDays([...listed, ...own], publicKey);
  const keys = new Set(unvouched.map(({ public_key: key }) => key));
  const lines = [...keys].map((key) => {
    const signed = unvouched.filter(({ public_key: one }) => one === key).map(({ day }) => day);
    const [first, last] = [signed[0], signed.at(-1)];
    return first === last
      ? `The key that you gave does not stand for the signed day ${first}: ${key} signs it.`
      : `The key that you gave does not stand for the ${signed.length} signed days from ${first} to ${last}: ${key} signs them.`;
  });
  const ownDays = new Set(own.map(({ day }) => day));
  return { lines, isOwn: unvouched.some(({ day }) => ownDays.has(day)) };
};
