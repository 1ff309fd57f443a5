/** What an entry belongs to, as its hash covers it. */
export interface Link {
  readonly kind: string;
  readonly id: number;
}

/** The same beside the entry, for its reader; absent only in what was made without the product. */
export interface ShownLinks {
  readonly order_id?: string | null;
  readonly withdrawal_id?: string | null;
  readonly topup_id?: string | null;
  readonly report_id?: string | null;
  readonly corrects_id?: string | null;
}

/** By which kind of link each is shown, and of which other kinds it follows in ways that no hash covers. */
const KINDS: {
  readonly [Name in keyof ShownLinks]-?: readonly [kind: string, uncovered?: string];
} = {
  order_id: ['order', 'report'],
  withdrawal_id: ['withdrawal'],
  topup_id: ['top_up'],
  report_id: ['report'],
  corrects_id: ['transaction', 'hold'],
};

/** Whether an entry is shown with what it was sealed with, wherever the kind of its link says so. */
export const isShownAsLinked = (record: ShownLinks, { kind, id }: Link): boolean =>
  Object.entries(KINDS).every(([name, [own, uncovered]]) => {
    const shown = record[name as keyof ShownLinks];
    return shown === undefined || kind === uncovered || shown === (kind === own ? String(id) : null);
  });
