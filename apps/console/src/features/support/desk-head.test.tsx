import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, field, onFreshTab, open, press, server } from '../../../test/screen';
import { DeskHead } from './desk-head';

describe('the head of the chat desk', () => {
  onFreshTab();

  it('keeps the switch of the duty in use while it is sent, once', async () => {
    server.answer(calls.consoleSupport.counts, { on_duty: false });
    server.answer(calls.consoleSupport.setDuty);
    open(<DeskHead isLive />, ['support']);
    await press('Off duty');
    const duty = await field('On duty');
    fireEvent.click(duty);
    // A disabled one would lose the focus, and with it the keys of the panel.
    await vi.waitFor(() => expect(duty.getAttribute('aria-disabled')).toBe('true'));
    expect(duty.disabled).toBe(false);
    fireEvent.click(duty);
    await vi.waitFor(() => expect(duty.getAttribute('aria-disabled')).toBe('false'));
    expect(server.sent(calls.consoleSupport.setDuty)).toEqual([{ on: true }]);
  });
});
