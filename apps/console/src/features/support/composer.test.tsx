import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  calls,
  field,
  lost,
  onFreshTab,
  press,
  pressTwice,
  refused,
  server,
  USERNAME,
} from '../../../test/screen';
import { answers, canned, show, write } from '../../../test/talk';
import { strings } from '../../shared/lib/strings';

describe('answering', () => {
  onFreshTab();
  beforeEach(canned);

  it('sends what was written, once for a double click, and empties the field', async () => {
    server.answer(calls.consoleSupport.send);
    show();
    await write('Good day');
    await pressTwice('Send');
    await waitFor(async () => expect((await field('Answer')).value).toBe(''));
    expect(answers()).toMatchObject([{ conversation_id: '7', text: 'Good day', file_ids: [] }]);
  });

  it('sends with Ctrl or Cmd and Enter, nothing while nothing is written, and keeps the focus', async () => {
    server.answer(calls.consoleSupport.send);
    show();
    expect((await button('Send')).disabled).toBe(true);
    await write('   ');
    fireEvent.keyDown(await field('Answer'), { key: 'Enter', ctrlKey: true });
    expect(answers()).toEqual([]);
    for (const [index, modifier] of (['ctrlKey', 'metaKey'] as const).entries()) {
      await write(`Good day ${index}`);
      fireEvent.keyDown(await field('Answer'), { key: 'Enter', [modifier]: true });
      await waitFor(async () => expect((await field('Answer')).value).toBe(''));
    }
    await write('By the button');
    await press('Send');
    await waitFor(async () => expect((await field('Answer')).value).toBe(''));
    expect(answers()).toHaveLength(3);
    await waitFor(async () => expect(document.activeElement).toBe(await field('Answer')));
  });

  it('sends the same again under the same name after a lost answer, and a changed one under another', async () => {
    server.reply(calls.consoleSupport.send, (_, before) => (before < 2 ? lost : {}));
    show();
    await write('Good day');
    await press('Send');
    await screen.findByRole('alert');
    await press('Send');
    await waitFor(() => expect(answers()).toHaveLength(2));
    expect(answers()[1]?.client_id).toBe(answers()[0]?.client_id);
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
    await write('Good day!');
    await press('Send');
    await waitFor(() => expect(answers()).toHaveLength(3));
    expect(answers()[2]?.client_id).not.toBe(answers()[0]?.client_id);
  });

  it('money talk only on record: keeps an answer that holds an account number, and says why', async () => {
    server.reply(calls.consoleSupport.send, () =>
      refused('invalid_fields', { fields: { text: 'payment_details' } }),
    );
    show();
    await write('Pay to DE12 3456');
    await press('Send');
    expect(await screen.findByText(strings.field.payment_details)).toBeTruthy();
    expect((await field('Answer')).value).toBe('Pay to DE12 3456');
  });

  it('offers canned answers after a slash, in the reader’s language before English, filled in for the person', async () => {
    server.reply(calls.consoleSupport.cannedAnswers, ({ lang }) => ({
      items:
        lang === 'de'
          ? [{ id: '4', lang, title: 'Hours', text: 'Guten Tag {name}, {agent} hier. {case}' }]
          : [
              { id: '5', lang: 'en', title: 'hours', text: 'We are open.' },
              { id: '6', lang: 'en', title: 'Receipt', text: 'Your ID is {operation_id}.' },
            ],
    }));
    show();
    await waitFor(() => expect(server.sent(calls.consoleHolder.detail).length).toBe(1));
    await field('Answer');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(await field('Answer'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.getAllByRole('option')[1]?.textContent).toBe('/Receipt EnglishYour ID is 12345674.');
    fireEvent.keyDown(await field('Answer'), { key: 'Enter' });
    await waitFor(async () =>
      expect((await field('Answer')).value).toBe(`Guten Tag Anna, ${USERNAME} hier. {case}`),
    );
    expect(screen.getByText('{case} is still to be filled in.')).toBeTruthy();
    expect((await button('Send')).disabled).toBe(true);
    await write('Good day\n/rec');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    fireEvent.keyDown(await field('Answer'), { key: 'Tab' });
    expect((await field('Answer')).value).toBe('Good day\nYour ID is 12345674.');
    expect(answers()).toEqual([]);
  });

  it('goes back to the answer at a slash beside a note, so that nothing is written unseen', async () => {
    show();
    await press('Note');
    expect((await button('Note')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Note')));
    (await field('Note')).blur();
    fireEvent.keyDown(document.body, { key: '/' });
    expect((await field('Answer')).value).toBe('/');
    expect((await button('Answer')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Answer')));
  });

  it('sends files as they are picked, waits for them, and names them in the answer', async () => {
    const release = server.hold(calls.consoleSupport.upload, { file_id: '44' });
    server.answer(calls.consoleSupport.send);
    show();
    const files = [new File(['x'], 'terms.pdf', { type: 'application/pdf' })];
    fireEvent.change(await field('Add PDFs'), { target: { files } });
    expect(await screen.findByText('terms.pdf is being sent.')).toBeTruthy();
    await write('See the file');
    expect((await button('Send')).disabled).toBe(true);
    release();
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
    await press('Send');
    await waitFor(() => expect(answers()).toMatchObject([{ file_ids: ['44'] }]));
    await waitFor(() => expect(screen.queryByText('terms.pdf')).toBeNull());
  });

  it('says of a file why it was not taken, and waits until it is removed; takes six at most', async () => {
    server.reply(calls.consoleSupport.upload, (_, before) =>
      before === 0 ? refused('file_type_refused') : { file_id: String(before) },
    );
    show();
    await write('See the files');
    const files = Array.from({ length: 7 }, (_, index) => new File(['x'], `${index}.pdf`));
    fireEvent.change(await field('Add PDFs'), { target: { files } });
    expect(await screen.findByText('0.pdf was not sent: Refused: file_type_refused.')).toBeTruthy();
    expect(screen.getByText('At most 6 files go with one answer.')).toBeTruthy();
    expect((await button('Send')).disabled).toBe(true);
    await press('Remove 0.pdf');
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
  });

  it('keeps what is written through a reload', async () => {
    show();
    await write('Half a sentence');
    fireEvent.keyDown(await field('Answer'), { key: 'Enter' });
    expect(answers()).toEqual([]);
    expect(Object.values(sessionStorage).join()).toContain('Half a sentence');
  });
});
