import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, onFreshTab, open, server } from '../../../test/screen';
import { canned, conversation, SUPPORT, said } from '../../../test/talk';
import { ConversationPanel } from './conversation';

const scrolled = vi.fn();
const talk = (at: string) => {
  server.answer(calls.consoleHolder.detail, { holder: { nickname: 'Anna' } });
  server.answer(calls.consoleSupport.conversations);
  // Two pages: the newest messages, and what was said before them.
  server.reply(calls.consoleSupport.messages, ({ before }) => ({
    conversation,
    items:
      before === undefined
        ? [said(12, { text: 'Thank you' }), said(11, { text: 'And my Refund?' })]
        : [said(2, { text: 'The statement is late' }), said(1)],
    more: before === undefined,
  }));
  open(<ConversationPanel id="7" writing={null} onTyping={() => undefined} />, SUPPORT, {
    path: '/support/:id',
    at,
  });
};
const asked = () => server.sent(calls.consoleSupport.messages);

describe('a talk that was found by what was said in it', () => {
  onFreshTab();
  beforeEach(() => {
    canned();
    scrolled.mockReset();
    Element.prototype.scrollIntoView = scrolled;
  });

  it('shows the newest message that says it, with the words marked', async () => {
    talk('/support/7?q=refund');
    const mark = await screen.findByText('Refund', { selector: 'mark' });
    const [hit] = within(await screen.findByRole('region', { name: 'Messages' }))
      .getAllByRole('listitem')
      .filter((row) => row.getAttribute('aria-current') === 'true');
    expect(hit?.contains(mark)).toBe(true);
    expect(scrolled.mock.instances).toContain(hit);
    expect(asked()).toHaveLength(1);
  });

  it('looks for it in older messages, where no newer one says it', async () => {
    talk('/support/7?q=statement');
    expect(await screen.findByText('statement', { selector: 'mark' })).toBeTruthy();
    expect(asked()[1]).toMatchObject({ before: 11 });
  });

  it('stays at its end where nothing said was searched for', async () => {
    talk('/support/7?q=re');
    expect(await screen.findByText('Thank you')).toBeTruthy();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(document.querySelector('mark')).toBeNull();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
