import type { Clock } from '../../clock';
import type { Whose } from './changes';
import { hashToken } from './tokens';

const KEPT_MS = 5_000;
const MOST = 20_000;

/** Looks rows up by token and keeps each for five seconds at most. */
export interface SessionCache<Row> {
  get(token: string): Row | undefined | Promise<Row | undefined>;
  /** Something is being changed here: keeps nothing of theirs until it is told, or five seconds have passed. */
  suspect(whose: Whose): void;
  /** Something was changed: looks again. */
  forget(whose: Whose): void;
  clear(): void;
}

interface Kept<Row> {
  readonly row: Row;
  readonly untilMs: number;
}

interface Source<Row> {
  /** Reads the row of a token's hash; undefined where there is none, which is never kept. */
  load(tokenHash: Buffer): Promise<Row | undefined>;
  whose(row: Row): Whose;
  /** False while changes made elsewhere cannot be heard. */
  mayKeep(): boolean;
}

export const createSessionCache = <Row>(clock: Clock, source: Source<Row>): SessionCache<Row> => {
  const kept = new Map<string, Kept<Row>>();
  const suspects = new Map<Whose, number>();
  // A row read before a change was told and stored after it would be stale: changes are counted.
  let changes = 0;

  const isSuspect = (whose: Whose, nowMs: number): boolean => {
    const untilMs = suspects.get(whose);
    if (untilMs === undefined) return false;
    if (nowMs < untilMs) return true;
    suspects.delete(whose);
    return false;
  };

  const fetch = async (hash: Buffer, key: string, nowMs: number): Promise<Row | undefined> => {
    const changesBefore = changes;
    const row = await source.load(hash);
    if (row === undefined || changes !== changesBefore || !source.mayKeep()) return row;
    if (isSuspect(source.whose(row), nowMs)) return row;
    if (kept.size >= MOST) kept.clear();
    kept.set(key, { row, untilMs: nowMs + KEPT_MS });
    return row;
  };

  const drop = (whose: Whose): void => {
    changes += 1;
    for (const [key, { row }] of kept) if (source.whose(row) === whose) kept.delete(key);
  };

  return {
    get: (token) => {
      const hash = hashToken(token);
      const key = hash.toString('latin1');
      const found = kept.get(key);
      const nowMs = clock.now().getTime();
      if (found !== undefined && nowMs < found.untilMs && source.mayKeep()) return found.row;
      return fetch(hash, key, nowMs);
    },
    suspect: (whose) => {
      suspects.set(whose, clock.now().getTime() + KEPT_MS);
      drop(whose);
    },
    forget: (whose) => {
      suspects.delete(whose);
      drop(whose);
    },
    clear: () => {
      changes += 1;
      suspects.clear();
      kept.clear();
    },
  };
};
