import type { StoredCard, Tx } from '@fairlead/db';
import { refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { readHolderName } from '../account';
import { lockConversation, writeAsStaff } from '../support';
import { holdPayee } from './payees';

/** A card of an approved payee of the registry for one payer, with the reference to write; null for any other payee. */
export const approvedCard = async (
  tx: Tx,
  holderId: number,
  payeeId: number,
  amountMinor: number | null,
): Promise<StoredCard | null> => {
  const row = await holdPayee(tx, payeeId);
  if (row === undefined || row.state !== 'approved') return null;
  const { id, name, method, lines } = row;
  const reference = row.asksOperationId ? (await readHolderName(tx, holderId)).operationId : null;
  return { payeeId: id, name, method, lines, reference, amountMinor };
};

/**
 * Sends a payment card: made from the registry, never typed (docs/domain/support.md#payment-cards). Guests,
 * who hold no account, get none.
 */
export const sendCard: StaffUseCase<'consoleSupport.sendCard'> = (services, { staffId }, request) =>
  services.database.transaction(async (tx) => {
    const row = await lockConversation(tx, request.conversation_id);
    if (row === undefined) return refuse('no_such_data');
    const card = await approvedCard(tx, row.holderId, request.payee_id, request.amount ?? null);
    if (card === null) return refuse('payee_not_approved');
    const sender = { kind: 'staff', id: staffId } as const;
    const now = services.clock.now();
    return writeAsStaff(services, tx, 'consoleSupport.sendCard', row, {
      ...{ sender, clientId: request.client_id, card, now },
    });
  });
