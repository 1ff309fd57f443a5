import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, dialog, fill, noDialog, onFreshTab, open, press, server } from '../../../test/screen';
import { ConversationPanel } from './conversation';

const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
const guest = { case_number: 'G-5', name: 'Zoe', email: null, username: 'anna_1', objecting: false };
const show = (party: { holder: typeof holder } | { holder: null; guest: typeof guest }) => {
  server.answer(calls.consoleSupport.cannedAnswers, { items: [] });
  server.answer(calls.consoleSupport.messages, {
    items: [],
    conversation: { id: '7', topic: 'general', state: 'open', lang: 'de', assigned_to: 'bea', ...party },
  });
  open(<ConversationPanel id="7" writing={null} onTyping={() => undefined} />, ['support']);
};

describe('a guest who forgot the login password', () => {
  onFreshTab();

  it('is proposed with a check of a closed list; who is signed in is not', async () => {
    show({ holder: null, guest });
    server.answer(calls.consoleRecovery.propose, { id: '5' });
    await press('Propose a new login password');
    expect((await dialog()).textContent).toContain('The guest says: anna_1');
    await fill({
      'Username or operation ID': ' anna_1 ',
      'What was checked': 'call_back',
      'What was seen': 'Called the number of the account',
    });
    await press('Propose a new login password');
    await noDialog();
    expect(server.sent(calls.consoleRecovery.propose)).toEqual([
      {
        ...{ conversation_id: '7', account: 'anna_1', check: 'call_back' },
        reason: 'Called the number of the account',
      },
    ]);
  });

  it('is not offered for somebody who is signed in', async () => {
    server.answer(calls.consoleHolder.detail);
    server.answer(calls.consoleSupport.conversations);
    show({ holder });
    await screen.findByRole('button', { name: 'Save as canned answer' });
    expect(screen.queryByRole('button', { name: 'Propose a new login password' })).toBeNull();
  });
});
