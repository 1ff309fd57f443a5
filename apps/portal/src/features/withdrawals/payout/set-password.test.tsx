import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../../../shared/i18n/translator';
import { backHandler } from '../../../shared/lib/back-handler';
import { SetPassword } from './set-password';

const field = () => screen.getByLabelText<HTMLInputElement>('Transaction password, 6 digits');
const enter = (digits: string, button: string) => {
  fireEvent.change(field(), { target: { value: digits } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

const open = (onDone: () => void) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SetPassword onDone={onDone} />
    </QueryClientProvider>,
  );

describe('setting the transaction password', () => {
  beforeAll(() => Promise.all([translator.need('core'), translator.need('portal')]));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('asks twice and sends the digest of the same six digits', async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ code: 200, msg: '', data: {} }));
    });
    const onDone = vi.fn();
    open(onDone);
    enter('246813', 'Next step');
    expect(screen.getByRole('heading').textContent).toBe('Enter the same 6 digits again');
    enter('246813', 'Finish');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(bodies).toEqual([{ password: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('starts again when the entries differ, and refuses trivial digits on the device', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    open(vi.fn());
    enter('123456', 'Next step');
    expect(screen.getByRole('alert').textContent).toContain('too easy to guess');
    enter('246813', 'Next step');
    enter('246814', 'Finish');
    expect(screen.getByRole('alert').textContent).toContain('differ');
    expect(screen.getByRole('heading').textContent).toBe('Enter 6-digit password');
    expect(fetch).not.toHaveBeenCalled();
  });

  it("leads from the second entry back to the first by the header's arrow", () => {
    open(vi.fn());
    expect(backHandler.get()).toBeNull();
    enter('246813', 'Next step');
    act(() => backHandler.get()?.());
    expect(screen.getByRole('heading').textContent).toBe('Enter 6-digit password');
    expect(backHandler.get()).toBeNull();
  });
});
