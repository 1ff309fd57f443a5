import type { HolderCaller } from '../../src/http/route';
import type { Contender, RaceFixture } from './race-fixture';
import type { RipeOrder } from './ripe-orders';

export interface RaceContext {
  readonly fixture: RaceFixture;
  /** How many ask at once. */
  readonly times: number;
  /** An order that nothing but its network's money keeps from being settled, of this race alone. */
  readonly ripe: RipeOrder;
}

/** Plays once; returns the holder whose books it moved. */
export type Race = (context: RaceContext) => Promise<HolderCaller>;

export const many = (times: number, make: (n: number) => Contender): Contender[] =>
  Array.from({ length: times }, (_, n) => make(n));
