import { accountHolder } from '@fairlead/db';

/** Columns that name a holder to staff. */
export const HOLDER_COLUMNS = {
  id: accountHolder.id,
  username: accountHolder.username,
  operationId: accountHolder.operationId,
};

/** Which holder a row is about. */
export const holderRef = (holder: { id: number; username: string; operationId: string }) => ({
  id: String(holder.id),
  username: holder.username,
  operation_id: holder.operationId,
});
