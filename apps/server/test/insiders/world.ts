import { type Call, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import type { Holder, Insiders, Name } from './fixture';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

type Listed<C extends Call> = ResponseOf<C> extends { items: readonly (infer Item)[] } ? Item : never;
export type Withdrawal = Listed<typeof calls.withdrawal.list>;
export type Objection = Listed<typeof calls.objection.list>;
export type Property = ResponseOf<typeof calls.wallet.property>;
export type Hold = Property['holds'][number];

/** A proposal that nobody decided yet. */
export interface Pending {
  readonly id: string;
  readonly kind: string;
  readonly maker: Name;
  /** Of a report: what two people would agree to. */
  readonly agreed?: { readonly orderId: string; readonly bucket: string; readonly spend: number };
}

/** A plan of the holder. */
export interface Plan {
  readonly id: string;
  readonly number: string;
  readonly budgetMinor: number;
  readonly putAt: number;
  /** By bucket, what two people agreed was spent. */
  readonly agreed: Map<string, number>;
  versions: number;
}

/** A hold as its holder saw it, and until when. */
export interface SeenHold {
  readonly hold: Hold;
  until: number;
  isOpen: boolean;
}

/** What the holder sees without help of staff. */
export interface View {
  readonly property: Property;
  readonly withdrawals: readonly Withdrawal[];
  readonly objections: readonly Objection[];
}

/** One holder among colluding staff: what is true, whatever the program says. */
export interface World extends Insiders {
  readonly holder: Holder;
  readonly startedAt: Date;
  readonly pending: Pending[];
  readonly plans: Plan[];
  readonly holds: Map<string, SeenHold>;
  /** Flow records by which the holder's own money came in. */
  readonly topUps: { readonly recordId: string; readonly amountMinor: number }[];
  /** Acts of staff that the holder's record showed. */
  readonly known: Set<string>;
  /** Withdrawals that two people called paid; no bank ever saw one. */
  readonly onPaper: Map<string, readonly Name[]>;
  /** Holds and records that the holder objected to. */
  readonly objectedTo: Set<string>;
  /** Objections by month of the crowd. */
  readonly crowded: { readonly month: string; readonly at: number }[];
  view: View;
  /** A text that was never used before. */
  next(): string;
}

export const nowOf = ({ context }: Insiders): number => context.clock.now().getTime();
export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

const LIMIT = 50;

/** All of a list that a journey fills at most. */
const listed = async <C extends Call>(world: World, call: C, request: object) => {
  const asked = { ...request, limit: LIMIT } as unknown as RequestOf<C>;
  const data = (await world.must(world.holder.token, call, asked)) as unknown as { items: Listed<C>[] };
  return data.items;
};

/** Reads what the holder sees. */
export const look = async (world: World): Promise<View> => ({
  property: await world.must(world.holder.token, calls.wallet.property, {}),
  withdrawals: await listed(world, calls.withdrawal.list, {}),
  objections: await listed(world, calls.objection.list, {}),
});

export const flowOf = (world: World) => listed(world, calls.wallet.flow, {});
export const actsOf = (world: World) => listed(world, calls.statement.staffActs, {});
