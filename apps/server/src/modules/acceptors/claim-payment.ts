import type { Acceptance, CallOf, ParsedOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { claimFiles } from '../files';
import { acceptanceShape, CLAIM_LIFE_MS, changeAcceptance, lockAcceptance } from './acceptance';

/**
 * The holder says that it was paid, with proof; two people of staff confirm what arrived
 * (docs/domain/acceptors.md#claim).
 */
export const claimPayment = (
  { database, clock }: Services,
  holderId: number,
  request: ParsedOf<CallOf<'acceptor.claim'>>,
): Promise<Answer<Acceptance>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await lockAcceptance(tx, holderId, request.acceptance_id);
    if (found === undefined) return refuse('no_such_data');
    if (found.row.state === 'expired') return refuse('acceptance_expired');
    if (found.row.state !== 'current') return refuse('wrong_state');
    if (found.row.expiresAt <= now) return refuse('acceptance_expired');
    if (!(await claimFiles(tx, holderId, request.file_ids, 'acceptance'))) return refuse('no_such_data');
    const text = request.message?.trim() ?? '';
    const claimed = await changeAcceptance(tx, found, 'claimed', now, {
      claimedMinor: request.amount,
      fileIds: request.file_ids,
      dueAt: new Date(now.getTime() + CLAIM_LIFE_MS),
      ...(text === '' ? {} : { text }),
    });
    return done(acceptanceShape(claimed));
  });
