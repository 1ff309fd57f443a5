import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/objections-staff';
import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  field,
  fill,
  inHours,
  linkTo,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { ObjectionsPage } from './objections';

type Objection = ResponseOf<typeof list>['items'][number];

const hold: Part<Objection> = {
  ...{
    id: '4',
    subject_type: 'hold',
    subject_id: '3',
    text: 'I sent the papers',
    state: 'open',
    proposal_id: null,
  },
  ...{ holder: { id: '17', username: 'anna_1', operation_id: '12345674' }, due_at: inHours(72) },
};
const listed = (...rows: readonly Part<Objection>[]): void =>
  server.answer(calls.consoleObjection.list, { items: rows });
const show = (roles: Parameters<typeof open>[1] = ['support'], at = '/objections') =>
  open(<ObjectionsPage />, roles, { path: '/objections', at });
const decided = () => server.sent(calls.consoleObjection.decide);

describe('the objections', () => {
  onFreshTab();

  it('are one alone, whatever became of it, where the address names it, with the way to its record', async () => {
    listed({ ...hold, state: 'rejected' });
    show(['auditor'], '/objections?id=4');
    await rowsOf('Disputes');
    expect(server.sent(calls.consoleObjection.list)).toEqual([{ ...COUNTED, id: '4' }]);
    expect(screen.getByText('Dispute 4')).toBeTruthy();
    expect(linkTo('On record')).toBe('/audit?object=objection:4');
  });

  it('are those that are open, with what they are about, what was sent, and when they are upheld by themselves', async () => {
    listed(
      { ...hold, file_urls: ['/files/1'] },
      { ...hold, id: '5', subject_type: 'account', subject_id: null },
    );
    show();
    const [first, second] = await rowsOf('Disputes');
    expect(first).toMatchObject({ About: 'Hold 3', 'What they wrote': 'I sent the papersImage 1' });
    expect(first?.['Upheld automatically']).toBe('5 Mar, 09:30 in 3 d');
    expect([first?.['Answer'], first?.['Actions']]).toEqual(['', 'Answer']);
    expect(second?.['About']).toBe('Account');
    expect(linkTo('Image 1')).toBe('/files/1');
    expect(server.sent(calls.consoleObjection.list)).toEqual([{ ...COUNTED, state: 'open' }]);
  });

  it('show their answer once they have one, and no date', async () => {
    listed({ ...hold, state: 'rejected', answer: 'The papers are forged' });
    show(['support'], '/objections?state=');
    const [row] = await rowsOf('Disputes');
    expect([row?.['Answer'], row?.['Upheld automatically']]).toEqual(['The papers are forged', '–']);
    expect(await buttonsIn('Disputes')).toEqual([]);
  });

  it('are answered by support, delivery and admins, not by finance', async () => {
    listed(hold);
    show(['finance_maker', 'auditor']);
    expect(await buttonsIn('Disputes')).toEqual([]);
  });

  it.each([
    ['upheld', true],
    ['rejected', false],
  ])('are decided with an answer that the holder reads: %s', async (decision, upheld) => {
    listed(hold);
    server.answer(calls.consoleObjection.decide);
    show();
    await press('Answer');
    expect((await dialog('Answer the dispute of anna_1')).textContent).toContain(
      'Upholding lifts a hold at once.',
    );
    await fill({ Decision: decision, Answer: 'We looked into it' });
    await pressTwice('Answer');
    await noDialog();
    expect(decided()).toEqual([{ id: '4', upheld, answer: 'We looked into it' }]);
  });

  it('are upheld out of house money by a proposal: all that it is about', async () => {
    const effect = { kind: 'house_pays', amount: 5_000, two_people: true } as const;
    listed({ ...hold, subject_type: 'withdrawal', if_upheld: effect });
    server.answer(calls.consoleObjection.proposeUphold);
    show();
    expect((await rowsOf('Disputes'))[0]?.['If upheld']).toBe('House pays $50.00');
    await press('Answer');
    await fill({ Decision: 'upheld', Answer: 'The bank never saw it' });
    await press('Answer');
    await noDialog();
    expect(server.sent(calls.consoleObjection.proposeUphold)).toEqual([
      { id: '4', answer: 'The bank never saw it' },
    ]);
    expect(decided()).toEqual([]);
  });

  it.each([
    ['withdrawal', 'withdrawal_returned', /^The withdrawal is approved, so the bank may be paying it/],
    ['hold', 'hold_lifted', /^The bank or the network took this money back/],
  ] as const)('are upheld by a proposal, which says why: a %s', async (type, kind, why) => {
    listed({ ...hold, subject_type: type, if_upheld: { kind, amount: 5_000, two_people: true } });
    server.answer(calls.consoleObjection.proposeUphold);
    show();
    await press('Answer');
    await dialog();
    expect(screen.getByText(why)).toBeTruthy();
    await fill({ Decision: 'upheld', Answer: 'We asked the bank' });
    await press('Answer');
    await noDialog();
    expect(server.sent(calls.consoleObjection.proposeUphold)).toEqual([
      { id: '4', answer: 'We asked the bank' },
    ]);
    expect(decided()).toEqual([]);
  });

  it('show the proposal that waits for a second person, and can be rejected beside it, nothing else', async () => {
    listed({ ...hold, proposal_id: '31' }, { ...hold, id: '5', state: 'upheld' });
    server.answer(calls.consoleObjection.decide);
    show();
    await rowsOf('Disputes');
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
    expect(await buttonsIn('Disputes')).toEqual(['Reject']);
    await press('Reject');
    const form = await dialog('Answer the dispute of anna_1');
    expect(form.textContent).toContain('rejecting the dispute ends that proposal');
    expect(form.querySelector('select')).toBeNull();
    await fill({ Answer: 'We looked into it' });
    await pressTwice('Reject');
    await noDialog();
    expect(decided()).toEqual([{ id: '4', upheld: false, answer: 'We looked into it' }]);
  });

  it('need a decision: nothing is decided by leaving it out', async () => {
    listed(hold);
    show();
    await press('Answer');
    await fill({ Answer: 'We looked into it' });
    await press('Answer');
    expect(await noteOf('Decision')).toBe('Cannot be empty.');
    expect(decided()).toEqual([]);
  });

  it('are not answered by who did what they are about', async () => {
    listed(hold);
    server.reply(calls.consoleObjection.decide, () => refused('same_person'));
    show();
    await press('Answer');
    await fill({ Decision: 'rejected', Answer: 'We looked into it' });
    await press('Answer');
    expect(await alertText()).toBe(sentenceOf('same_person'));
    expect((await field('Answer')).value).toBe('We looked into it');
  });

  it('say so where there is none', async () => {
    listed();
    show();
    expect(await screen.findByText(/^No dispute in this state\./)).toBeTruthy();
  });
});
