import type { Published } from './root-faults';

/** Nothing can be checked: the file is no statement, not of a form that is known here, or there is no way to here. */
export class NotAStatement extends Error {}

/** A file's content as an object. @param what it is called where it is none */
export const parsed = (text: string, what: string): Record<string, unknown> => {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below in words of use.
  }
  throw new NotAStatement(`${what} is not JSON.`);
};

/** As the product saves it, today or in an earlier form, or as the call `/transparency` answers it in its envelope. */
export const listOf = (text: string): Published => {
  const value = parsed(text, 'The list of signed days');
  const inside = (value.data ?? value) as Partial<Published>;
  if (!Array.isArray(inside.roots)) throw new NotAStatement('The list of signed days has no roots.');
  return { roots: [...inside.roots].sort((one, other) => (one.day < other.day ? 1 : -1)) };
};
