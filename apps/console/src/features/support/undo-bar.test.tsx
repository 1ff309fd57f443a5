import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alertText,
  calls,
  dialog,
  fill,
  inHours,
  leave,
  noDialog,
  onFreshTab,
  press,
  pressTwice,
  sentenceOf,
  server,
  USERNAME,
} from '../../../test/screen';
import { canned, SUPPORT, show } from '../../../test/talk';
import { UndoBar } from './undo-bar';
import { offerUndo, UNDO_SHOWN_MS, undoOffer } from './undo-offer';

const anna = { id: '7', holder: { id: '17', username: 'anna_1', operation_id: '12345674' }, guest: null };

describe('what can be taken back', () => {
  it('is the last act alone, for some seconds after it', () => {
    vi.useFakeTimers();
    offerUndo(anna, 'take');
    vi.advanceTimersByTime(UNDO_SHOWN_MS - 1);
    offerUndo(anna, 'close');
    vi.advanceTimersByTime(UNDO_SHOWN_MS - 1);
    expect(undoOffer.get()?.said).toBe('anna_1: closed.');
    vi.advanceTimersByTime(1);
    expect(undoOffer.get()).toBeNull();
    vi.useRealTimers();
  });
});

describe('the way back at the desk', () => {
  onFreshTab();
  beforeEach(() => {
    canned();
    undoOffer.set(null);
  });
  const open = (part: Parameters<typeof show>[0] = {}): void => show(part, SUPPORT, <UndoBar />);
  const undone = () => server.sent(calls.consoleSupport.undo);

  it('is offered where a chat was taken, and taken by its key, once', async () => {
    server.answer(calls.consoleSupport.assign);
    server.answer(calls.consoleSupport.undo);
    open();
    await press('Assign to me');
    await screen.findByText('anna_1: assigned to you.');
    fireEvent.keyDown(document.body, { key: 'z' });
    fireEvent.keyDown(document.body, { key: 'z' });
    await waitFor(() => expect(screen.queryByText('anna_1: assigned to you.')).toBeNull());
    expect(undone()).toEqual([{ conversation_id: '7' }]);
  });

  it('is offered where one was closed, with and without an answer', async () => {
    server.answer(calls.consoleSupport.close);
    server.answer(calls.consoleSupport.undo);
    open();
    await press('Close');
    await screen.findByText('anna_1: closed.');
    await pressTwice('Undo');
    await waitFor(() => expect(screen.queryByText('anna_1: closed.')).toBeNull());
    leave();
    open({ conversation: { waiting_since: inHours(-1) } });
    await press('Close');
    await dialog();
    await press('Close without an answer');
    await noDialog();
    await press('Undo');
    await waitFor(() => expect(undone()).toHaveLength(2));
  });

  it('is offered where one was put off, brought back or handed over', async () => {
    server.answer(calls.consoleSupport.snooze);
    server.answer(calls.consoleSupport.assign);
    server.answer(calls.consoleSupport.colleagues, { items: [{ id: '2', username: 'bea' }] });
    open({ conversation: { assigned_to: USERNAME } });
    await press('Snooze');
    await dialog();
    await press('Snooze');
    await noDialog();
    await screen.findByText('anna_1: snoozed.');
    await press('Transfer');
    await screen.findByRole('option', { name: 'bea' });
    await fill({ To: '2' });
    await press('Transfer');
    await noDialog();
    await screen.findByText('anna_1: transferred.');
    leave();
    open({ conversation: { snoozed_until: inHours(3) } });
    await press('Bring back');
    await screen.findByText('anna_1: brought back.');
    expect(undone()).toEqual([]);
  });

  it('says why it was refused, where somebody acted since, and nothing of it with the next act', async () => {
    server.answer(calls.consoleSupport.assign);
    server.answer(calls.consoleSupport.close);
    server.refuse(calls.consoleSupport.undo, 'wrong_state');
    open();
    await press('Assign to me');
    await press('Undo');
    expect(await alertText()).toBe(sentenceOf('wrong_state'));
    await press('Close');
    await screen.findByText('anna_1: closed.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
