import { detail, type Part } from './details';
import { needEnvelope, needList } from './fields';
import { doubledName } from './json';
import { NotAStatement } from './refusal';
import type { Published } from './root-faults';

const objectIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A file's content as an object that can be read in one way alone.
 * @param part what it is called where it is none
 * @throws NotAStatement
 */
export const parsed = (text: string, part: Part): Record<string, unknown> => {
  const value = objectIn(text);
  if (value === undefined) throw new NotAStatement(detail('notJson', { part: detail(part) }));
  if (doubledName(text) !== undefined) {
    throw new NotAStatement(detail('nameTwice', { part: detail(part) }));
  }
  return value;
};

/**
 * Beside each list that holds a day, the same up to that day alone: a list that was kept since then.
 * @throws NotAStatement where none does
 */
export const heldUntil = (lists: readonly Published[], until: string): readonly Published[] => {
  const cut = lists
    .filter(({ roots }) => roots.some(({ day }) => day === until))
    .map(({ roots }) => ({ roots: roots.filter(({ day }) => day <= until) }));
  if (cut.length === 0) throw new NotAStatement(detail('noListUntil'));
  return [...lists, ...cut];
};

/** As the product saves it, today or in an earlier form, or as the call `/transparency` answers it in its envelope. @throws NotAStatement */
export const listOf = (text: string): Published => {
  const value = parsed(text, 'part.list');
  const list = value.data === undefined ? value : needEnvelope(value);
  return { roots: [...needList(list)].sort((one, other) => (one.day < other.day ? 1 : -1)) };
};
