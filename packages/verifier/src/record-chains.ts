/** What is written about a holder beside money, each a chain of its own. */
export const RECORD_CHAINS = ['acts', 'chat', 'reports'] as const;
export type RecordChain = (typeof RECORD_CHAINS)[number];

/** How long a chain was, and the hash of its last link. */
export interface RecordHead {
  readonly sequence: number;
  readonly head: string;
}
