import { ApiError } from '@fairlead/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { strings } from '../lib/strings';
import { DeskProvider } from '../session/staff';
import type { ActField } from './act-fields';
import { ActForm } from './act-form';

const fields: readonly ActField<'amount' | 'receipt_number'>[] = [
  { name: 'amount', kind: 'amount', label: 'Amount' },
  { name: 'receipt_number', kind: 'line', label: 'Receipt' },
];

const desk = {
  staff: { id: '1', username: 'maker', roles: ['finance_maker' as const] },
  currency: 'USD',
  isSandbox: true,
};

type Run = Parameters<typeof ActForm<'amount' | 'receipt_number'>>[0]['run'];

const show = (run: Run, onDone = vi.fn()) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskProvider value={desk}>
        <ActForm name="test" fields={fields} submit="Propose" run={run} onDone={onDone} />
      </DeskProvider>
    </QueryClientProvider>,
  );
  return onDone;
};

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Amount'), '12.50');
  await userEvent.type(screen.getByLabelText('Receipt'), 'R-1');
};

const typed = () => [
  screen.getByLabelText<HTMLInputElement>('Amount').value,
  screen.getByLabelText<HTMLInputElement>('Receipt').value,
];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the form of a staff act', () => {
  it('sends what was typed, the amount in minor units, and forgets it', async () => {
    const run = vi.fn<Run>(async () => undefined);
    const onDone = show(run);
    await fill();
    expect(screen.getByText(strings.common.amountRead('$12.50'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect(run).toHaveBeenCalledExactlyOnceWith({ amount: '12.50', receipt_number: 'R-1' }, 1250);
    expect(onDone).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it('sends nothing while something is missing', async () => {
    const run = vi.fn<Run>();
    show(run);
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect(run).not.toHaveBeenCalled();
    expect(screen.getAllByText(strings.field.required)).toHaveLength(2);
  });

  it('leads to the first field at fault, and counts them beside the button until they are mended', async () => {
    show(vi.fn<Run>());
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    expect(screen.getByRole('alert').textContent).toBe(strings.common.needLook(2));
    await userEvent.type(screen.getByLabelText('Amount'), '1');
    expect(screen.getByRole('alert').textContent).toBe(strings.common.needLook(1));
    await userEvent.type(screen.getByLabelText('Receipt'), 'R-1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed through a refusal, and through a reload', async () => {
    const refusal = new ApiError('http', 409, 'This receipt was recorded already.', {
      reason: 'receipt_already_recorded',
    });
    const onDone = show(vi.fn<Run>(async () => Promise.reject(refusal)));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This receipt was recorded already.');
    expect(typed()).toEqual(['12.50', 'R-1']);
    expect(onDone).not.toHaveBeenCalled();
    cleanup();
    show(vi.fn<Run>());
    expect(typed()).toEqual(['12.50', 'R-1']);
  });

  it('shows at its field what the server refused there', async () => {
    const refusal = new ApiError('http', 400, 'Check the marked fields.', {
      reason: 'invalid_fields',
      fields: { receipt_number: 'too_long' },
    });
    show(vi.fn<Run>(async () => Promise.reject(refusal)));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    const field = await screen.findByLabelText('Receipt');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(strings.field.too_long).id).toBe(field.getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('alert').textContent).toBe(strings.common.needLook(1));
    await userEvent.type(field, '2');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is sent once however often it is submitted, and its button is dead meanwhile', async () => {
    let finish = (): void => undefined;
    const run = vi.fn<Run>(() => new Promise<void>((resolve) => (finish = resolve)));
    const onDone = show(run);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: strings.common.sending });
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Receipt'), '{Enter}');
    expect(run).toHaveBeenCalledOnce();
    finish();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
