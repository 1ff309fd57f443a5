import { calls } from '@fairlead/contract';
import type { StaffCaller } from '../../http/route';
import type { Client } from './client';

/** A checker reads what is proposed, acknowledges what is flagged, and agrees. */
export const approve = async (client: Client, checker: StaffCaller, id: string): Promise<void> => {
  const { flags } = await client(calls.consoleProposal.detail, checker, { id });
  const acknowledged = flags.map(({ key }) => key);
  await client(calls.consoleProposal.approve, checker, { id, acknowledged });
};
