import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  fill,
  linkTo,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
  type,
} from '../../../test/screen';
import { FeedbackPage } from './feedback';

const row = {
  ...{ id: '4', subject: 'The wallet', content: 'It is slow' },
  holder: { id: '17', username: 'anna_1', operation_id: '12345674' },
};

describe('the feedback', () => {
  onFreshTab();

  it('is what waits for an answer, of one holder where the address says so', async () => {
    server.answer(calls.consoleFeedback.list, { items: [row] });
    open(<FeedbackPage />, ['support'], { path: '/feedback', at: '/feedback?holder=17' });
    expect((await rowsOf('Feedback'))[0]).toMatchObject({ Subject: 'The wallet', Holder: 'anna_1' });
    expect(server.sent(calls.consoleFeedback.list)).toEqual([{ ...COUNTED, state: 'open', holder_id: '17' }]);
    await type('State', 'answered');
    await waitFor(() => expect(address()).toBe('/feedback?holder=17&state=answered'));
  });

  it('is one alone, whatever became of it, where the address names it, with the way to its record', async () => {
    server.answer(calls.consoleFeedback.list, { items: [row] });
    open(<FeedbackPage />, ['auditor'], { path: '/feedback', at: '/feedback?id=4' });
    expect((await rowsOf('Feedback'))[0]).toMatchObject({ Subject: 'The wallet' });
    expect(server.sent(calls.consoleFeedback.list)).toEqual([{ ...COUNTED, id: '4' }]);
    expect(screen.getByText('Feedback 4')).toBeTruthy();
    expect(linkTo('On record')).toBe('/audit?object=feedback:4');
    await press('Show all');
    await waitFor(() => expect(address()).toBe('/feedback'));
  });

  it('is answered once; the person reads it as a notification', async () => {
    server.answer(calls.consoleFeedback.list, { items: [row] });
    server.answer(calls.consoleFeedback.answer);
    open(<FeedbackPage />, ['support']);
    await press('Answer');
    expect((await dialog('Answer: The wallet')).textContent).toContain('anna_1 reads it as a notification.');
    await fill({ Answer: 'It is quicker now' });
    await pressTwice('Answer');
    await noDialog();
    expect(server.sent(calls.consoleFeedback.answer)).toEqual([{ id: '4', answer: 'It is quicker now' }]);
  });

  it('says that a colleague was quicker', async () => {
    server.answer(calls.consoleFeedback.list, { items: [row] });
    server.reply(calls.consoleFeedback.answer, () => refused('already_decided'));
    open(<FeedbackPage />, ['support']);
    await press('Answer');
    await fill({ Answer: 'It is quicker now' });
    await press('Answer');
    expect(await alertText()).toBe(sentenceOf('already_decided'));
  });

  it('names who answered, and is not answered twice', async () => {
    server.answer(calls.consoleFeedback.list, { items: [{ ...row, answer: 'Mended', answered_by: 'bea' }] });
    open(<FeedbackPage />, ['support']);
    expect((await rowsOf('Feedback'))[0]).toMatchObject({ Answer: 'MendedBy bea', Actions: '' });
    expect(await buttonsIn('Feedback')).toEqual([]);
  });

  it('is read by an auditor, who answers nothing', async () => {
    server.answer(calls.consoleFeedback.list, { items: [row] });
    open(<FeedbackPage />, ['auditor']);
    expect(await buttonsIn('Feedback')).toEqual([]);
    expect(screen.getByText('It is slow')).toBeTruthy();
  });
});
