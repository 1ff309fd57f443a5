import type { Move } from '@fairlead/ledger';

/** What an order still holds of each kind of money, in minor units. */
export interface Funds {
  readonly promo: number;
  readonly startUpRunning: number;
  readonly escrow: number;
}

/** Who pays a cost: the holder's own cash, a coupon, start-up funds, or the house alone. */
export interface CostSplit {
  readonly own: number;
  readonly gift: number;
  readonly startUp: number;
  readonly house: number;
}

const movesOf = (moves: readonly Move[]): readonly Move[] => moves.filter((move) => move.amountMinor > 0);

/**
 * Bills a spend: promo first, then start-up funds, then escrow; the house bears what none of them covers
 * (docs/domain/reports.md#billing).
 */
export const billing = (
  orderId: number,
  spendMinor: number,
  funds: Funds,
): { moves: readonly Move[]; split: CostSplit } => {
  const gift = Math.min(spendMinor, funds.promo);
  const startUp = Math.min(spendMinor - gift, funds.startUpRunning);
  const own = Math.min(spendMinor - gift - startUp, funds.escrow);
  const house = spendMinor - gift - startUp - own;
  return {
    moves: movesOf([
      { from: 'promo', fromRef: orderId, to: 'media', amountMinor: gift },
      { from: 'start_up_running', fromRef: orderId, to: 'media', amountMinor: startUp },
      { from: 'escrow', fromRef: orderId, to: 'media', amountMinor: own },
      { from: 'house', to: 'media', amountMinor: house },
    ]),
    split: { own, gift, startUp, house },
  };
};

/**
 * Takes a billed sum back because a report was restated: cash first, the house last
 * (docs/domain/reports.md#restatement). While the plan runs it returns to the plan's funds; afterwards to
 * where the unspent rest went.
 */
export const unbilling = (
  orderId: number,
  lessMinor: number,
  billed: CostSplit,
  running: boolean,
): { moves: readonly Move[]; split: CostSplit } => {
  const own = Math.min(lessMinor, billed.own);
  const startUp = Math.min(lessMinor - own, billed.startUp);
  const gift = Math.min(lessMinor - own - startUp, billed.gift);
  const house = Math.min(lessMinor - own - startUp - gift, billed.house);
  return {
    moves: movesOf(
      running
        ? [
            { from: 'media', to: 'escrow', toRef: orderId, amountMinor: own },
            { from: 'media', to: 'start_up_running', toRef: orderId, amountMinor: startUp },
            { from: 'media', to: 'promo', toRef: orderId, amountMinor: gift },
            { from: 'media', to: 'house', amountMinor: house },
          ]
        : [
            { from: 'media', to: 'available', amountMinor: own },
            { from: 'media', to: 'start_up', amountMinor: startUp },
            { from: 'media', to: 'house', amountMinor: gift + house },
          ],
    ),
    split: { own, gift, startUp, house },
  };
};

/** Adds (`sign` 1) or takes away (−1) what a posting bore. */
export const addCostSplit = (billed: CostSplit, split: CostSplit, sign: 1 | -1): CostSplit => ({
  own: billed.own + sign * split.own,
  gift: billed.gift + sign * split.gift,
  startUp: billed.startUp + sign * split.startUp,
  house: billed.house + sign * split.house,
});

/** What is left unspent, on its way back: cash and start-up funds by `ad_serving`, the gift by `discount_amount`. */
export const returning = (
  orderId: number,
  funds: Funds,
): { serving: readonly Move[]; gift: readonly Move[] } => ({
  serving: movesOf([
    { from: 'escrow', fromRef: orderId, to: 'available', amountMinor: funds.escrow },
    { from: 'start_up_running', fromRef: orderId, to: 'start_up', amountMinor: funds.startUpRunning },
  ]),
  gift: movesOf([{ from: 'promo', fromRef: orderId, to: 'house', amountMinor: funds.promo }]),
});

/** A change of the holder's share of the network's debt; a restated report may lower it. */
export const sharing = (orderId: number, changeMinor: number): readonly Move[] =>
  movesOf([
    { from: 'network_receivable', to: 'settling', toRef: orderId, amountMinor: changeMinor },
    { from: 'settling', fromRef: orderId, to: 'network_receivable', amountMinor: -changeMinor },
  ]);

/** The same of the programme's share. */
export const programmeSharing = (changeMinor: number): readonly Move[] =>
  movesOf([
    { from: 'network_receivable', to: 'revenue', amountMinor: changeMinor },
    { from: 'revenue', to: 'network_receivable', amountMinor: -changeMinor },
  ]);

/**
 * Settlement: what the network has paid for becomes the holder's to spend
 * (docs/domain/settlement.md#conditions).
 */
export const settling = (orderId: number, amountMinor: number): readonly Move[] =>
  movesOf([{ from: 'settling', fromRef: orderId, to: 'available', amountMinor }]);
