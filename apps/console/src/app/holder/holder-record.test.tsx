import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test/holder-screen';
import { calls, inHours, onFreshTab, server } from '../../../test/screen';

describe('the record of a case', () => {
  onFreshTab();

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
