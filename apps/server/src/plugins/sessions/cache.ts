import type { Clock } from '../../clock';
import { hashToken } from './tokens';

const KEPT_MS = 5_000;
const MOST = 20_000;

/** Looks rows up by token and keeps each for five seconds at most. */
export interface SessionCache<Row> {
  get(token: string): Row | undefined | Promise<Row | undefined>;
  /** Forgets the rows that something happened to, on this node. */
  forget(concerns: (row: Row) => boolean): void;
  clear(): void;
}

interface Kept<Row> {
  readonly row: Row;
  readonly untilMs: number;
}

/**
 * @param load reads the row of a token's hash; undefined where there is none, which is never kept
 * @param mayKeep false while changes made elsewhere cannot be heard
 */
export const createSessionCache = <Row>(
  clock: Clock,
  load: (tokenHash: Buffer) => Promise<Row | undefined>,
  mayKeep: () => boolean,
): SessionCache<Row> => {
  const kept = new Map<string, Kept<Row>>();
  // A row read before a change was told and stored after it would be stale: changes are counted.
  let changes = 0;

  const fetch = async (hash: Buffer, key: string, nowMs: number): Promise<Row | undefined> => {
    const changesBefore = changes;
    const row = await load(hash);
    if (row === undefined || changes !== changesBefore || !mayKeep()) return row;
    if (kept.size >= MOST) kept.clear();
    kept.set(key, { row, untilMs: nowMs + KEPT_MS });
    return row;
  };

  return {
    get: (token) => {
      const hash = hashToken(token);
      const key = hash.toString('latin1');
      const found = kept.get(key);
      const nowMs = clock.now().getTime();
      if (found !== undefined && nowMs < found.untilMs && mayKeep()) return found.row;
      return fetch(hash, key, nowMs);
    },
    forget: (concerns) => {
      changes += 1;
      for (const [key, { row }] of kept) if (concerns(row)) kept.delete(key);
    },
    clear: () => {
      changes += 1;
      kept.clear();
    },
  };
};
