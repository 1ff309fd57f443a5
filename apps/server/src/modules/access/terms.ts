import type { CallOf, ParsedOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';

type Shown = ParsedOf<CallOf<'auth.register'>>['accepted_terms'];

/**
 * Holds what a newcomer says to have read against the texts as they count now, in the transaction that makes the account
 * (docs/domain/content.md#what-a-person-agrees-to). Answers with what keeps the agreement once there is a holder;
 * undefined where another version counts by now. The composition ties it to the matter that publishes the texts, which
 * asks matters that ask this one.
 */
export type CheckTerms = (
  tx: Tx,
  shown: Shown,
  lang: string,
) => Promise<((holderId: number, now: Date) => Promise<void>) | undefined>;
