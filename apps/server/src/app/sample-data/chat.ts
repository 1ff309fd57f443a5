import { calls } from '@fairlead/contract';
import type { HolderCaller } from '../../http/route';
import type { Client } from './client';
import { member, type Staff } from './money';
import { SAMPLE_WORDS } from './words';
import type { SampleTalk } from './words/shape';

const ENGLISH: SampleTalk = [
  'Hello. When does a finished plan reach my available funds?',
  'Hello. Its reports close 72 hours after it ends, then you have 72 hours to dispute it. It settles when the network has paid.',
  'Thank you, that is clear.',
  'You are welcome. You can follow each step on the plan’s page.',
];

/** A chat with history in the person's language, all of it read. What was sent before is not sent again. */
export const addChat = async (client: Client, staff: Staff, holder: HolderCaller): Promise<void> => {
  const { lang } = await client(calls.user.info, holder, {});
  const talk = lang === 'en' ? ENGLISH : SAMPLE_WORDS[lang].talk;
  const { items } = await client(calls.support.conversations, holder, {});
  const id = items.find(({ topic }) => topic === 'general')?.id;
  if (id === undefined) throw new Error('the sample has no conversation');
  const support = member(staff, 'support');
  for (const [index, text] of talk.entries()) {
    const message = { conversation_id: id, client_id: `sample-${index + 1}`, text };
    if (index % 2 === 0) await client(calls.support.send, holder, message);
    else await client(calls.consoleSupport.send, support, message);
  }
  await client(calls.support.read, holder, { conversation_id: id, up_to: talk.length });
  await client(calls.consoleSupport.read, support, { conversation_id: id, up_to: talk.length });
};
