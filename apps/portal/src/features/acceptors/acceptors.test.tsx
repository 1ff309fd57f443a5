import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calls,
  field,
  inHours,
  items,
  leave,
  lost,
  NOW,
  noteOf,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  rowOf,
  server,
  type,
} from '../../../test/screen';
import { AcceptanceList } from './acceptance-list';
import type { Acceptance } from './api';
import { CodeForm } from './code-form';
import { CurrentAcceptance } from './current-acceptance';
import { Exchange } from './exchange';

const acceptance: Part<Acceptance> = {
  ...{ id: '8', type: 'enterprise', legal_name: 'Mira Exchange Ltd', pair: 'EUR/USD', rate: '1.085' },
  ...{ fee_bp: 150, min_amount: 1_000, max_amount: 20_000, amount: 10_000, state: 'current' },
  ...{ instructions: 'Account: 0000 1111', reference: '12345674', expires_at: inHours(48) },
};
const code = 'Exchange code';

describe('opening an acceptance', () => {
  onFreshDevice();

  it('sends the code without blanks for the kind that was chosen, once for a double tap', async () => {
    server.answer(calls.acceptor.detail);
    open(<CodeForm />);
    await press('Personal');
    await type(code, ' ACC-1 ');
    await pressTwice('Start exchange');
    await waitFor(async () => expect((await field(code)).value).toBe(''));
    expect(server.sent(calls.acceptor.detail)).toEqual([{ type: 'personal', code: 'ACC-1' }]);
  });

  it('says at the field what is wrong, keeps the code, and takes the words back when it is mended', async () => {
    server.reply(calls.acceptor.detail, () => refused('acceptance_code_wrong'));
    open(<CodeForm />);
    await press('Start exchange');
    expect(await noteOf(code)).toBe('Enter the code you were given.');
    await type(code, 'ACC-X');
    await press('Start exchange');
    await waitFor(async () => expect((await field(code)).getAttribute('aria-invalid')).toBe('true'));
    expect((await field(code)).value).toBe('ACC-X');
    await type(code, 'ACC-1');
    expect(await noteOf(code)).toMatch(/^Payment support gives it to you/);
  });

  it('says where no answer came', async () => {
    server.reply(calls.acceptor.detail, () => lost);
    open(<CodeForm />);
    await type(code, 'ACC-1');
    await press('Start exchange');
    await waitFor(async () => expect(await noteOf(code)).toMatch(/^No connection/));
  });
});

describe('the open acceptance', () => {
  onFreshDevice();
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    server.answer(calls.acceptor.current, acceptance);
  });

  const openClaim = async (): Promise<void> => {
    open(<CurrentAcceptance />);
    await press('I have paid');
    await screen.findByRole('dialog');
  };
  const attach = async (type = 'image/png'): Promise<void> => {
    const files = [new File(['x'], 'receipt', { type })];
    fireEvent.change(await field('Add images'), { target: { files } });
  };

  it('names who takes the payment, the rate, the limits, the fee and where to pay', async () => {
    open(<CurrentAcceptance />);
    await screen.findByText('Mira Exchange Ltd');
    expect(rowOf('Rate')).toBe('1 EUR = 1.085 USD');
    expect(rowOf('Fee')).toBe('1.5%');
    expect(rowOf('Limits')).toBe('$10.00 to $200.00');
    expect(rowOf('Valid until')).toBe('Mar 4, 2026, 9:30\u00a0AM\u00a0UTC');
    expect(screen.getByText('Account: 0000 1111')).toBeTruthy();
    expect(rowOf('Reference')).toContain('12345674');
    expect(
      screen.getByText(/^Pay only using the details shown here\. Staff never ask for your password/),
    ).toBeTruthy();
  });

  it('says first what is to be paid in the other currency, and what comes of it', async () => {
    server.answer(calls.acceptor.current, { ...acceptance, pay_amount: 9_355 });
    open(<CurrentAcceptance />);
    expect(await screen.findByText('€93.55')).toBeTruthy();
    expect(screen.getByText('Fee included. You get $100.00.')).toBeTruthy();
  });

  it('says that nobody pays there anymore once its payee was retired, and still takes what was paid before', async () => {
    server.answer(calls.acceptor.current, { ...acceptance, instructions: '', reference: null });
    open(<CurrentAcceptance />);
    expect(await screen.findByText(/^No longer in use: do not pay using these details/)).toBeTruthy();
    expect(screen.queryByText('Pay to')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull();
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeTruthy();
  });

  it('copies the details with the reference, or says that it could not', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    open(<CurrentAcceptance />);
    await press('Copy details');
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Account: 0000 1111\nReference: 12345674');
    writeText.mockRejectedValueOnce(new Error('not allowed') as never);
    await press('Copy details');
    expect(await screen.findByText('Not copied. Select the text and copy it yourself.')).toBeTruthy();
  });

  it('copies one value without its name', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    open(<CurrentAcceptance />);
    await press('Copy Account');
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('0000 1111'));
  });

  it('is claimed with amount and receipt, once for a double tap', async () => {
    server.answer(calls.files.upload, { file_id: '44' });
    server.answer(calls.acceptor.claim);
    await openClaim();
    await type('Amount in USD', '85.50');
    await type('Message (optional)', ' by bank ');
    await attach();
    await screen.findByAltText('Image 1');
    await waitFor(() => expect(screen.queryByRole('status', { name: /being sent/ })).toBeNull());
    await pressTwice('Report the payment');
    expect(await screen.findByText('Payment reported. Follow each step here.')).toBeTruthy();
    expect(server.sent(calls.acceptor.claim)).toEqual([
      { acceptance_id: '8', amount: 8_550, file_ids: ['44'], message: 'by bank' },
    ]);
  });

  it('needs an amount and a receipt that was sent', async () => {
    server.reply(calls.files.upload, () => refused('image_too_large'));
    await openClaim();
    await press('Report the payment');
    expect(await noteOf('Amount in USD')).toBe('Enter an amount such as 50 or 50.00.');
    expect(screen.getByText('Add a picture of your receipt.')).toBeTruthy();
    await type('Amount in USD', '85.50');
    await attach();
    expect(await screen.findByText(/^Image 1 was not sent/)).toBeTruthy();
    await press('Report the payment');
    expect(server.sent(calls.acceptor.claim)).toEqual([]);
  });

  it('takes no file that is no picture', async () => {
    await openClaim();
    await attach('application/pdf');
    expect(await screen.findByText('Image 1 was not sent: This file is not an image.')).toBeTruthy();
    expect(server.sent(calls.files.upload)).toEqual([]);
  });

  it('says so where none is open', async () => {
    server.answer(calls.acceptor.current, null);
    open(<CurrentAcceptance />);
    expect(await screen.findByText('No exchange is open. Enter your code to start one.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  });
});

describe('the page of exchanges', () => {
  onFreshDevice();

  it('folds the code of another one while one is open, and asks for a code where none is', async () => {
    server.answer(calls.acceptor.current, acceptance);
    open(<Exchange />);
    const fold = (await screen.findByText('Use another code')).closest('details');
    expect(fold?.hasAttribute('open')).toBe(false);
    expect(fold?.contains(await field(code))).toBe(true);
    leave();
    server.answer(calls.acceptor.current, null);
    open(<Exchange />);
    await screen.findByText('No exchange is open. Enter your code to start one.');
    expect((await field(code)).closest('details')).toBeNull();
  });
});

describe('the records of acceptances', () => {
  onFreshDevice();

  it('tick as prepared what as a state is not opened yet', async () => {
    server.answer(calls.acceptor.list, {
      items: [{ ...acceptance, state: 'issued', steps: [{ state: 'issued', time: NOW, text: null }] }],
    });
    open(<AcceptanceList />);
    expect(await screen.findByText('Not opened')).toBeTruthy();
    expect(items()[1]).toBe('Preparednow');
  });

  it('show what was claimed, by when it ends, why it ended, and every step', async () => {
    server.answer(calls.acceptor.list, {
      items: [
        { ...acceptance, id: '9', state: 'claimed', claimed_amount: 9_000, due_at: inHours(24) },
        {
          ...{ ...acceptance, state: 'refused', reason: 'not_confirmed_in_time' },
          steps: [{ state: 'refused', time: NOW, text: 'not_confirmed_in_time' }],
        },
      ],
    });
    open(<AcceptanceList />);
    await screen.findByText('$90.00');
    expect(items()[0]).toContain(
      'Mira Exchange Ltd · EUR/USD · Enterprise · by Mar 3, 2026, 9:30\u00a0AM\u00a0UTC',
    );
    expect(items()[1]).toContain('Reason: Nobody confirmed it in time.');
    expect(items()[2]).toBe('Not confirmedNobody confirmed it in time.now');
    expect(screen.getByRole('link', { name: 'Dispute' }).getAttribute('href')).toMatch(
      /\?type=acceptance&id=\d+$/,
    );
  });

  it('let one object to a claim that nobody answered for a week, and not before', async () => {
    const claimed = { ...acceptance, state: 'claimed' as const, claimed_amount: 9_000 };
    const since = (hours: number) => [{ state: 'claimed' as const, time: inHours(-hours), text: null }];
    server.answer(calls.acceptor.list, {
      items: [
        { ...claimed, id: '9', steps: since(167) },
        { ...claimed, id: '10', steps: since(168) },
      ],
    });
    open(<AcceptanceList />);
    const link = await screen.findByRole('link', { name: 'Dispute' });
    expect(link.getAttribute('href')).toMatch(/\?type=acceptance&id=10$/);
  });

  it('say so where there is none', async () => {
    server.answer(calls.acceptor.list);
    open(<AcceptanceList />);
    expect(await screen.findByText('Your exchanges will appear here.')).toBeTruthy();
  });
});
