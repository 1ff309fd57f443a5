import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, dialog, fill, noDialog, onFreshTab, open, press, server } from '../../../test/screen';
import { canned, conversation } from '../../../test/talk';
import { DeskPage } from './desk';

/** A connection that stays silent. */
class SilentSocket {
  readonly readyState = 1;
  close = vi.fn();
  send = vi.fn();
}

describe('the chat desk', () => {
  onFreshTab();
  beforeEach(() => {
    vi.stubGlobal('WebSocket', SilentSocket);
    canned();
    server.answer(calls.consoleSupport.counts);
    server.answer(calls.consoleSupport.conversations);
    server.answer(calls.consoleSupport.messages, { conversation });
    server.answer(calls.consoleHolder.detail, { holder: { id: '17', username: 'anna_1' } });
  });
  const show = (roles: Parameters<typeof open>[1]) =>
    open(<DeskPage />, roles, { path: '/support/:id?', at: '/support/7' });
  const facts = () => screen.findByRole('complementary', { name: 'About the person' });

  it('has what is done for the person beside the talk: a coupon, a note and a tag of their case', async () => {
    server.answer(calls.consoleCase.addNote);
    show(['support']);
    for (const name of ['Give a coupon', 'Note in the case', 'Tag in the case'])
      expect(await within(await facts()).findByRole('button', { name })).toBeTruthy();
    await press('Note in the case');
    expect((await dialog('Add a note')).textContent).toContain('anna_1');
    await fill({ Note: 'Called twice' });
    await press('Add a note');
    await noDialog();
    expect(server.sent(calls.consoleCase.addNote)).toEqual([{ id: '17', text: 'Called twice' }]);
  });

  it('offers an auditor none of it', async () => {
    show(['auditor']);
    expect(await within(await facts()).findByRole('link', { name: 'Open the case' })).toBeTruthy();
    expect(within(await facts()).queryByRole('button', { name: /coupon|in the case/ })).toBeNull();
  });
});
