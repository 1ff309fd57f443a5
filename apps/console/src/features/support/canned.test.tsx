import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  dialog,
  field,
  fill,
  noDialog,
  onFreshTab,
  open,
  press,
  refused,
  rowsOf,
  server,
} from '../../../test/screen';
import { strings } from '../../shared/lib/strings';
import { CannedPage } from './canned';

describe('canned answers', () => {
  onFreshTab();

  const hours = { id: '4', lang: 'de' as const, title: 'Hours', text: 'Bis 17 Uhr.' };

  it('are changed where they stand, and written anew', async () => {
    server.answer(calls.consoleSupport.cannedAnswers, { items: [hours] });
    server.answer(calls.consoleSupport.saveCannedAnswer);
    open(<CannedPage />, ['support']);
    expect((await rowsOf('Canned answers'))[0]).toMatchObject({ Language: 'German', Title: 'Hours' });
    await press('Change');
    expect((await field('Text')).value).toBe('Bis 17 Uhr.');
    await fill({ Text: 'Bis 18 Uhr.' });
    await press('Change');
    await noDialog();
    await press('Write a canned answer');
    await fill({ Language: 'en', Title: 'Hello', Text: 'Good day.' });
    await press('Write a canned answer');
    await noDialog();
    expect(server.sent(calls.consoleSupport.saveCannedAnswer)).toEqual([
      { ...hours, text: 'Bis 18 Uhr.' },
      { lang: 'en', title: 'Hello', text: 'Good day.' },
    ]);
  });

  it('are removed after a question', async () => {
    server.answer(calls.consoleSupport.cannedAnswers, { items: [hours] });
    server.answer(calls.consoleSupport.removeCannedAnswer);
    open(<CannedPage />, ['support']);
    await press('Remove');
    expect((await dialog()).textContent).toContain('“Hours” is offered to nobody');
    await press('Remove');
    await noDialog();
    expect(server.sent(calls.consoleSupport.removeCannedAnswer)).toEqual([{ id: '4' }]);
  });

  it('hold no account number', async () => {
    server.answer(calls.consoleSupport.cannedAnswers);
    server.reply(calls.consoleSupport.saveCannedAnswer, () =>
      refused('invalid_fields', { fields: { text: 'payment_details' } }),
    );
    open(<CannedPage />, ['support']);
    await press('Write a canned answer');
    await fill({ Language: 'en', Title: 'Pay', Text: 'To DE12 3456' });
    await press('Write a canned answer');
    expect(await screen.findByText(strings.field.payment_details)).toBeTruthy();
  });
});
