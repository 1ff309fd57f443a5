import { done } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { listAnswering } from '../staff';

/** Who a conversation may be handed to, by name: those who answer see each other's names, not each other's accounts. */
export const listColleagues: StaffUseCase<'consoleSupport.colleagues'> = async ({ database: reader }) => {
  const rows = await listAnswering(reader);
  return done({ items: rows.map(({ id, username }) => ({ id: String(id), username })) });
};
