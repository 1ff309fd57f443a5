import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../i18n/translator';
import { closeOverlay, overlay } from '../ui/overlay';
import PasswordSheet from './password-sheet';
import { SixDigitField } from './six-digit-field';

const answer = (code: number, data: object): Response =>
  new Response(JSON.stringify({ code, msg: 'said', data }), { status: 200 });

const confirms = { name: 'To ••4444', note: 'Robin Sample', amountMinor: 10_000 };
const field = () => screen.getByLabelText<HTMLInputElement>('Transaction password, 6 digits');
const type = (typed: string) => fireEvent.change(field(), { target: { value: typed } });

beforeAll(() => Promise.all([translator.need('core'), translator.need('portal')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the six-digit field', () => {
  it('takes digits only, six at most, from keyboard and keypad', () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <SixDigitField value="" onChange={onChange} label="Transaction password, 6 digits" />,
    );
    type('12a4-5678');
    expect(onChange).toHaveBeenLastCalledWith('124567');
    rerender(<SixDigitField value="12456" onChange={onChange} label="Transaction password, 6 digits" />);
    fireEvent.click(screen.getByRole('button', { name: '0' }));
    expect(onChange).toHaveBeenLastCalledWith('124560');
    fireEvent.click(screen.getByRole('button', { name: 'Erase the last digit' }));
    expect(onChange).toHaveBeenLastCalledWith('1245');
  });

  it('has the focus after 100 ms', () => {
    vi.useFakeTimers();
    render(<SixDigitField value="" onChange={() => undefined} label="Transaction password, 6 digits" />);
    vi.advanceTimersByTime(99);
    expect(document.activeElement).not.toBe(field());
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(field());
    vi.useRealTimers();
  });
});

describe('the transaction password dialog', () => {
  it('says what it confirms, sends with the sixth digit, runs the handler with the digest and closes', async () => {
    const fetch = vi.fn(async () => answer(200, {}));
    vi.stubGlobal('fetch', fetch);
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const onOk = vi.fn(async () => undefined);
    const onClose = vi.fn();
    render(<PasswordSheet confirms={confirms} onClose={onClose} onOk={onOk} />);
    await screen.findByLabelText('Transaction password, 6 digits');
    expect(screen.getByRole('dialog').textContent).toContain('To ••4444Robin Sample$100.00');
    type('12345');
    expect(fetch).not.toHaveBeenCalled();
    type('123456');
    type('123456');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onOk).toHaveBeenCalledExactlyOnceWith('e10adc3949ba59abbe56e057f20f883e');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('can be tried again where the server could not be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('lost')));
    const onClose = vi.fn();
    render(<PasswordSheet confirms={confirms} onClose={onClose} onOk={vi.fn()} />);
    await screen.findByLabelText('Transaction password, 6 digits');
    type('123456');
    await vi.waitFor(() => expect(field().value).toBe(''));
    expect(field().disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leads whoever forgot it to a new one over the same page', async () => {
    const onClose = vi.fn();
    render(<PasswordSheet confirms={confirms} onClose={onClose} onOk={vi.fn()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Forgot it?' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(overlay.get()).toEqual({ kind: 'forgottenPin' });
    closeOverlay();
  });

  it('stays open on a wrong password, shows why, and clears the error when the person types', async () => {
    const wrong = { reason: 'wrong_transaction_password', tries_left: 4 };
    vi.stubGlobal('fetch', async () => answer(400, wrong));
    const onOk = vi.fn();
    const onClose = vi.fn();
    render(<PasswordSheet confirms={confirms} onClose={onClose} onOk={onOk} />);
    await screen.findByLabelText('Transaction password, 6 digits');
    type('135790');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The transaction password is wrong. 4 tries left.');
    expect(field().value).toBe('');
    type('1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onOk).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
