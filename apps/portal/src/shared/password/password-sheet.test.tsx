import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../i18n/translator';
import PasswordSheet from './password-sheet';
import { SixDigitField } from './six-digit-field';

const answer = (code: number, data: object): Response =>
  new Response(JSON.stringify({ code, msg: 'said', data }), { status: 200 });

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: /Confirm|Sending/ });
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
  it('can be confirmed with exactly six digits; then runs the handler with the digest and closes', async () => {
    const fetch = vi.fn(async () => answer(200, {}));
    vi.stubGlobal('fetch', fetch);
    const onOk = vi.fn(async () => undefined);
    const onClose = vi.fn();
    render(<PasswordSheet onClose={onClose} onOk={onOk} />);
    await screen.findByLabelText('Transaction password, 6 digits');
    type('12345');
    expect(confirm().disabled).toBe(true);
    type('123456');
    fireEvent.click(confirm());
    fireEvent.click(confirm());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onOk).toHaveBeenCalledExactlyOnceWith('e10adc3949ba59abbe56e057f20f883e');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('stays open on a wrong password, shows why, and clears the error when the person types', async () => {
    const wrong = { reason: 'wrong_transaction_password', tries_left: 4 };
    vi.stubGlobal('fetch', async () => answer(400, wrong));
    const onOk = vi.fn();
    const onClose = vi.fn();
    render(<PasswordSheet onClose={onClose} onOk={onOk} />);
    await screen.findByLabelText('Transaction password, 6 digits');
    type('135790');
    fireEvent.click(confirm());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The transaction password is wrong. 4 tries left.');
    expect(field().value).toBe('');
    type('1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onOk).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
