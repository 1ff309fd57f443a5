import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test/holder-screen';
import { calls, inHours, onFreshTab, press, rowsOf, server } from '../../../test/screen';

describe('the record of a case', () => {
  onFreshTab();

  it('says how old what it shows is, and is read anew only when somebody asks for it', async () => {
    show(['auditor']);
    // What stands beside it is there too: what is still on its way is not asked for twice.
    await screen.findByRole('heading', { name: 'Notes' });
    expect(screen.getByText('Updated just now')).toBeTruthy();
    server.answer(calls.consoleHolder.detail, {
      holder: { id: '17', username: 'anna_1', credit_score: 600 },
    });
    await press('Reload');
    expect(await screen.findByText('600')).toBeTruthy();
    await waitFor(() => expect(server.sent(calls.consoleCase.facts)).toHaveLength(2));
    expect(server.sent(calls.consoleHolder.detail)).toHaveLength(2);
  });

  it('leads from its chats to all of them, and names the language of terms that were accepted', async () => {
    show(['admin', 'support'], {}, { tab: '/record' });
    server.answer(calls.consoleContent.accepted, {
      items: [{ id: '4', title: 'Terms', version: 2, language: 'jp', accepted_at: inHours(-1) }],
    });
    expect((await rowsOf('Terms this holder accepted'))[0]).toMatchObject({ Language: 'Japanese' });
    fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
    await screen.findByRole('heading', { name: 'Chats' });
    const [toChats] = screen.getAllByRole('link', { name: 'Open in the list' });
    expect(toChats?.getAttribute('href')).toBe('/support?holder=17&view=all');
  });

  it('is said in the sentences of the whole record', async () => {
    show(['admin'], {}, { tab: '/record' });
    server.answer(calls.consoleAudit.list, {
      items: [
        {
          ...{ id: '8', time: inHours(-1), actor: 'maker', act: 'consoleCase.addNote', is_read: false },
          ...{ holder: 'anna', holder_id: '17', subject_type: 'holder', subject_id: '17', text: '' },
          ...{ amount: null, receipt: null, changes: [], address: null, hash: '0'.repeat(64) },
        },
      ],
    });
    expect((await screen.findByTitle('consoleCase.addNote')).textContent).toBe('maker wrote a note for anna');
    expect(screen.queryByText('consoleCase.addNote')).toBeNull();
  });
});
