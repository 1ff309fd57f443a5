/**
 * Accounts of a holder (docs/domain/money.md#holder-accounts). Those with parts carry a `ref`: the order,
 * hold or request it belongs to.
 */
export const HOLDER_ACCOUNTS = [
  'available',
  'held',
  'escrow',
  'settling',
  'withdrawing',
  'promo',
  'start_up',
  'start_up_running',
] as const;
export type HolderAccount = (typeof HOLDER_ACCOUNTS)[number];

/** Accounts of the programme (docs/domain/money.md#programme-accounts). */
export const PROGRAMME_ACCOUNTS = ['bank', 'network_receivable', 'media', 'house', 'revenue'] as const;
export type ProgrammeAccount = (typeof PROGRAMME_ACCOUNTS)[number];

export type Account = HolderAccount | ProgrammeAccount;

interface Movement {
  /** The ways on which money of this kind may go. */
  readonly ways: readonly `${Account}>${Account}`[];
  /**
   * Whose flow record it is: the holder's, who is told whether staff typed it in (passed by two people) or the program
   * made it; nobody's where it touches no holder.
   */
  readonly flow: 'by_hand' | 'by_program' | 'none';
}

/**
 * Every kind of movement and every way of it: the law of docs/domain/money.md#legal-movements. What the database allows
 * (`ledger.is_legal`), the kinds of flow records and the table on that page are held against this one by
 * packages/ledger/test/movements.test.ts. The first nine names are the specification's.
 */
export const MOVEMENTS = {
  system_topup: { ways: ['bank>available'], flow: 'by_hand' },
  manual_withdrawal: {
    ways: ['available>withdrawing', 'withdrawing>bank', 'withdrawing>available', 'bank>available'],
    flow: 'by_program',
  },
  ad_billing: {
    ways: [
      'promo>media',
      'start_up_running>media',
      'escrow>media',
      'media>escrow',
      'media>available',
      'media>start_up_running',
      'media>start_up',
      'media>promo',
      'media>house',
      'house>media',
    ],
    flow: 'by_program',
  },
  ad_serving: {
    ways: ['available>escrow', 'escrow>available', 'start_up>start_up_running', 'start_up_running>start_up'],
    flow: 'by_program',
  },
  system_deduction: {
    ways: [
      'available>held',
      'settling>held',
      'held>available',
      'held>bank',
      'held>network_receivable',
      'held>media',
      'house>bank',
      'house>network_receivable',
    ],
    flow: 'by_hand',
  },
  virtual_recharge_deduction: { ways: ['start_up>house'], flow: 'by_program' },
  open_membership: { ways: ['available>revenue', 'revenue>available'], flow: 'by_program' },
  profit_sharing: {
    ways: ['network_receivable>settling', 'settling>network_receivable', 'settling>available'],
    flow: 'by_program',
  },
  discount_amount: { ways: ['house>promo', 'promo>house'], flow: 'by_program' },
  start_up_grant: { ways: ['house>start_up'], flow: 'by_hand' },
  objection_credit: { ways: ['house>available'], flow: 'by_program' },
  hold: { ways: ['available>held'], flow: 'by_hand' },
  hold_release: { ways: ['held>available', 'held>settling'], flow: 'by_program' },
  house_funding: { ways: ['bank>house'], flow: 'none' },
  remittance: { ways: ['bank>network_receivable'], flow: 'none' },
  media_payment: { ways: ['media>bank'], flow: 'none' },
  programme_share: { ways: ['network_receivable>revenue', 'revenue>network_receivable'], flow: 'none' },
  house_advance: { ways: ['house>network_receivable', 'network_receivable>house'], flow: 'none' },
} as const satisfies Readonly<Record<string, Movement>>;

export type MovementKind = keyof typeof MOVEMENTS;

/** Kinds of a flow record: those that touch a holder. */
export type FlowType = {
  [Kind in MovementKind]: (typeof MOVEMENTS)[Kind]['flow'] extends 'none' ? never : Kind;
}[MovementKind];

export const MOVEMENT_KINDS = Object.keys(MOVEMENTS) as MovementKind[];

const isFlowType = (kind: MovementKind): kind is FlowType => MOVEMENTS[kind].flow !== 'none';

/** Kinds by which cash comes or goes. */
export const CASH_KINDS = MOVEMENT_KINDS.filter((kind) =>
  MOVEMENTS[kind].ways.some((way) => /\bbank\b/.test(way)),
);

export const FLOW_TYPES: readonly FlowType[] = MOVEMENT_KINDS.filter(isFlowType);
