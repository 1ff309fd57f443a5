import { type Finding, isProduct, lineAt, type Source } from './source';

/** The number of an advisory lock, where it has its name and where a statement says it. */
const NUMBER = /(?:\bconst (?:[A-Z_]+_)?LOCK = |\bpg_(?:try_)?advisory_(?:xact_)?lock\()(\d[\d_]*)/g;

/** Who takes a lock that is also somebody else's waits for work that has nothing to do with their own, or leaves it undone. */
export function sharedLocks(sources: readonly Source[]): Finding[] {
  const firstOf = new Map<number, string>();
  return sources
    .filter(({ file }) => isProduct(file) || /^packages\/db\/functions\/.*\.sql$/.test(file))
    .flatMap((source) =>
      [...source.text.matchAll(NUMBER)].flatMap(({ 1: digits = '', index }) => {
        const { file } = source;
        const number = Number(digits.replaceAll('_', ''));
        const first = firstOf.get(number);
        if (first === undefined) firstOf.set(number, file);
        const what = `${number} is the lock of ${first} too`;
        return first === undefined ? [] : [{ rule: 'shared-lock', file, line: lineAt(source, index), what }];
      }),
    );
}
