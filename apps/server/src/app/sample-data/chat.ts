import { calls } from '@fairlead/contract';
import type { HolderCaller } from '../../http/route';
import type { Client } from './client';
import { member, type Staff } from './money';

const TALK = [
  { from: 'holder', text: 'Hello. When does a finished plan reach my available funds?' },
  {
    from: 'desk',
    text: 'Hello. Its reports close 72 hours after it ends, then you have 72 hours to dispute it. It settles when the network has paid.',
  },
  { from: 'holder', text: 'Thank you, that is clear.' },
  { from: 'desk', text: 'You are welcome. You can follow each step on the plan’s page.' },
] as const;

/** A chat with history, all of it read. What was sent before is not sent again. */
export const addChat = async (client: Client, staff: Staff, holder: HolderCaller): Promise<void> => {
  const { items } = await client(calls.support.conversations, holder, {});
  const id = items.find(({ topic }) => topic === 'general')?.id;
  if (id === undefined) throw new Error('the sample has no conversation');
  const support = member(staff, 'support');
  for (const [index, { from, text }] of TALK.entries()) {
    const message = { conversation_id: id, client_id: `sample-${index + 1}`, text };
    if (from === 'holder') await client(calls.support.send, holder, message);
    else await client(calls.consoleSupport.send, support, message);
  }
  await client(calls.support.read, holder, { conversation_id: id, up_to: TALK.length });
  await client(calls.consoleSupport.read, support, { conversation_id: id, up_to: TALK.length });
};
