import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calls,
  field,
  inHours,
  items,
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
import type { Objection } from './api';
import { ObjectionForm } from './objection-form';
import { ObjectionList } from './objection-list';
import { subjectOf } from './subject';

const hold = { type: 'hold', id: '3' } as const;
const reasons = 'Your reasons';
const knowsPlan = (): void =>
  server.answer(calls.plan.detail, {
    order: { number: '261029-0000010' },
    product: { title: 'Night Courier' },
  });
const attach = async (): Promise<void> => {
  const picture = new File(['x'], 'receipt.png', { type: 'image/png' });
  fireEvent.change(await field('Add images'), { target: { files: [picture] } });
};

describe('objecting', () => {
  onFreshDevice();
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  it('names what it is about, sends the reasons once for a double tap, and starts anew', async () => {
    server.answer(calls.objection.make);
    open(<ObjectionForm subject={hold} onSent={vi.fn()} />);
    expect(rowOf('What it is about')).toBe('A hold, no. 3');
    await type(reasons, '  I have sent the papers  ');
    await pressTwice('Send dispute');
    expect(await screen.findByText('Sent. The answer appears here.')).toBeTruthy();
    expect(server.sent(calls.objection.make)).toEqual([
      { subject_type: 'hold', subject_id: '3', text: 'I have sent the papers' },
    ]);
    expect((await field(reasons)).value).toBe('');
  });

  it('lets a person choose between the account and something else where no number is given', async () => {
    server.answer(calls.objection.make);
    open(<ObjectionForm subject={{ type: 'account', id: null }} onSent={vi.fn()} />);
    await press('Something else');
    await type(reasons, 'Words');
    await press('Send dispute');
    await waitFor(() =>
      expect(server.sent(calls.objection.make)).toEqual([{ subject_type: 'other', text: 'Words' }]),
    );
  });

  it('needs reasons', async () => {
    open(<ObjectionForm subject={hold} onSent={vi.fn()} />);
    await type(reasons, '   ');
    await press('Send dispute');
    expect(await noteOf(reasons)).toBe('Cannot be empty.');
    expect(server.sent(calls.objection.make)).toEqual([]);
  });

  it('waits for a picture that is on its way, and names it in the objection', async () => {
    const release = server.hold(calls.files.upload, { file_id: '44' });
    server.answer(calls.objection.make);
    open(<ObjectionForm subject={hold} onSent={vi.fn()} />);
    await type(reasons, 'Words');
    await attach();
    await press('Send dispute');
    expect(screen.getByText(/^An image is not sent yet/)).toBeTruthy();
    expect(server.sent(calls.objection.make)).toEqual([]);
    release();
    await waitFor(() => expect(screen.queryByText(/^An image is not sent yet/)).toBeNull());
    await press('Send dispute');
    await waitFor(() =>
      expect(server.sent(calls.objection.make)).toMatchObject([{ subject_id: '3', file_ids: ['44'] }]),
    );
    await waitFor(() => expect(screen.queryByAltText('Image 1')).toBeNull());
  });

  it('keeps reasons and pictures through a refusal, the reasons through a reload too', async () => {
    server.answer(calls.files.upload, { file_id: '44' });
    server.reply(calls.objection.make, () => refused('objection_window_over'));
    const { unmount } = open(<ObjectionForm subject={hold} onSent={vi.fn()} />);
    await type(reasons, 'Words');
    await attach();
    await waitFor(() => expect(screen.queryByRole('status', { name: /being sent/ })).toBeNull());
    await press('Send dispute');
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
    expect((await field(reasons)).value).toBe('Words');
    expect(screen.getByAltText('Image 1')).toBeTruthy();
    unmount();
    open(<ObjectionForm subject={hold} onSent={vi.fn()} />);
    expect((await field(reasons)).value).toBe('Words');
  });

  it('names a plan as its page does', async () => {
    knowsPlan();
    open(<ObjectionForm subject={{ type: 'order', id: '17' }} onSent={vi.fn()} />);
    await waitFor(() => expect(rowOf('What it is about')).toBe('Night Courier, no. 261029-0000010'));
    expect(server.sent(calls.plan.detail)).toEqual([{ order_id: '17' }]);
  });

  it('keeps what is typed about one thing apart from another', async () => {
    knowsPlan();
    const { unmount } = open(<ObjectionForm subject={hold} onSent={vi.fn()} />);
    await type(reasons, 'About the hold');
    unmount();
    open(<ObjectionForm subject={{ type: 'order', id: '3' }} onSent={vi.fn()} />);
    expect((await field(reasons)).value).toBe('');
  });
});

describe('the objections', () => {
  onFreshDevice();

  const listed = (...rows: readonly Part<Objection>[]): void =>
    server.answer(calls.objection.list, {
      items: rows.map((row, index) => ({ id: String(index + 1), created_at: inHours(-1), ...row })),
    });

  it('show subject, state and answer, and step by step what happened and by when the answer comes', async () => {
    const decided_at = inHours(-0.5);
    knowsPlan();
    listed(
      {
        ...{ subject_type: 'order', subject_id: '17', text: 'Too few views', due_at: inHours(72) },
        decided_at: null,
      },
      {
        ...{ subject_type: 'account', state: 'upheld', text: 'Let me in', answer: 'not_answered_in_time' },
        ...{ answered_by: 'deadline', effect: { kind: 'house_pays', amount: 1_200, paid: false } },
        ...{ due_at: inHours(-2), decided_at },
      },
      { subject_type: 'other', state: 'rejected', text: 'Words', answer: 'We looked into it', decided_at },
    );
    open(<ObjectionList />);
    await screen.findByText('Night Courier, no. 261029-0000010');
    expect(items()).toEqual([
      'Night Courier, no. 261029-0000010OpenToo few viewsDispute1 hour agoAnswer by Mar 5, 2026, 9:30\u00a0AM\u00a0UTC',
      ...['Dispute1 hour ago', 'Answer by Mar 5, 2026, 9:30\u00a0AM\u00a0UTC'],
      'My accountUpheldLet me inAnswer: Nobody answered in time, so it was decided in your favor.Decided automatically at the deadlineThe operator still owes you $12.00 and pays as soon as it can.Dispute1 hour agoUpheld30 minutes ago',
      ...['Dispute1 hour ago', 'Upheld30 minutes ago'],
      'Something elseRejectedWordsAnswer: We looked into itStaff never ask for your password, or for a payment before you can withdraw.Dispute1 hour agoRejected30 minutes ago',
      ...['Dispute1 hour ago', 'Rejected30 minutes ago'],
    ]);
  });

  it('say so where there is none', async () => {
    listed();
    open(<ObjectionList />);
    expect(await screen.findByText('You have not disputed anything.')).toBeTruthy();
  });
});

describe('what the address says it is about', () => {
  it.each([
    ['type=hold&id=3', { type: 'hold', id: '3' }],
    ['type=order&id=17', { type: 'order', id: '17' }],
    ['type=hold', { type: 'account', id: null }],
    ['type=hold&id=0', { type: 'account', id: null }],
    ['type=hold&id=3;drop', { type: 'account', id: null }],
    ['type=other&id=3', { type: 'other', id: null }],
    ['', { type: 'account', id: null }],
  ])('reads "%s"', (query, subject) => expect(subjectOf(new URLSearchParams(query))).toEqual(subject));
});
