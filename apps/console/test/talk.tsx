import type { Part } from '@fairlead/contract/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConversationPanel } from '../src/features/support/conversation';
import type {
  DeskConversation,
  DeskMessage,
  OpenedConversation,
} from '../src/features/support/conversation-shape';
import { calls, NOW, open, server, type } from './screen';

export const SUPPORT = ['support'] as const;
const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
export const conversation: Part<DeskConversation> = {
  ...{ id: '7', topic: 'general', state: 'open', holder, lang: 'de', assigned_to: 'bea' },
  ...{ last_sequence: 3, delivered_up_to: 3, read_up_to: 2 },
};
export const said = (sequence: number, part: Part<DeskMessage> = {}): Part<DeskMessage> => ({
  ...{ id: String(sequence), sequence, from: 'holder', name: 'Anna', text: `Words ${sequence}` },
  ...{ sent_at: NOW, ...part },
});
export const show = (
  part: Part<OpenedConversation> = {},
  roles: Parameters<typeof open>[1] = SUPPORT,
  /** What of the desk stands beside the conversation. */
  beside: ReactNode = null,
) => {
  server.answer(calls.consoleHolder.detail, { holder: { nickname: 'Anna' } });
  server.answer(calls.consoleSupport.conversations);
  server.answer(calls.consoleSupport.messages, {
    items: [said(3, { from: 'staff', text: 'Answer 3' }), said(2, { from: 'staff' }), said(1)],
    ...part,
    conversation: { ...conversation, ...part.conversation },
  });
  open(
    <>
      <ConversationPanel id="7" writing={null} onTyping={() => undefined} />
      {beside}
    </>,
    roles,
  );
};
export const bubbles = async (): Promise<readonly (string | null)[]> => {
  const list = await screen.findByRole('region', { name: 'Messages' });
  return (await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent);
};
export const answers = () => server.sent(calls.consoleSupport.send);
export const canned = (): void => server.answer(calls.consoleSupport.cannedAnswers);
export const write = async (text: string): Promise<void> => type('Answer', text);
