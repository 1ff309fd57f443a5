import type { ResponseOf } from '@fairlead/contract';
import type { lines } from '@fairlead/contract/calls/bank-statements';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buttonsIn,
  calls,
  dialog,
  field,
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
} from '../../../test/screen';
import { BankLinesPage } from '.';

type Line = ResponseOf<typeof lines>['items'][number];

const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
const posting: Part<Line['posting']> = {
  ...{ topup_id: '4', holder, asked_amount: 12_000, asked_method: 'bank_transfer', agrees: true },
  ...{ payee_id: '3', method: 'bank_transfer', proposal_id: null },
};
const listed = (...parts: readonly Part<Line>[]): void =>
  server.answer(calls.consoleBank.lines, {
    items: parts.map((part, index) => ({
      ...{ id: String(9 + index), amount: 12_000, reference: `B-${index + 1}`, matched_by: null },
      ...{ proposal_id: null, posting, ...part },
    })),
  });
const show = (roles: Parameters<typeof open>[1] = ['finance_maker']) =>
  open(<BankLinesPage />, roles, { path: '/bank-lines' });
const sent = () => server.sent(calls.consoleTopup.propose);
const stated = (topup_id: string, receipt_number: string) => ({
  ...{ topup_id, amount: 12_000, receipt_number, payee_id: '3', method: 'bank_transfer' },
});

describe('the posting that a line of a bank offers', () => {
  onFreshTab();

  it('names its case, and is proposed in one press, once, as the line says it', async () => {
    listed({});
    server.reply(calls.consoleTopup.propose, () => {
      listed({ posting: { ...posting, proposal_id: '31' } });
      return { id: '31' };
    });
    show();
    expect((await rowsOf('Bank lines'))[0]?.['Matched']).toBe('Nobody claims itTop-up 4 anna_1 ');
    expect(linkTo('Top-up 4')).toBe('/topups?id=4');
    await pressTwice('Record payment received');
    expect(await screen.findByText('Proposal 31 waits')).toBeTruthy();
    expect(sent()).toEqual([stated('4', 'B-1')]);
    expect(await buttonsIn('Bank lines')).toEqual(['Propose a match']);
  });

  it('is proposed with what is missing where it does not agree, beginning with what the bank says', async () => {
    listed({ amount: 11_900, posting: { ...posting, agrees: false } });
    server.reply(calls.consolePayee.list, ({ state }) => ({
      items: state === 'approved' ? [{ id: '3', name: 'Harbour Bank', state }] : [],
    }));
    server.answer(calls.consoleTopup.propose);
    show();
    expect(await buttonsIn('Bank lines')).toEqual(['Record payment received …', 'Propose a match']);
    await press('Record payment received …');
    expect((await dialog('Post a top-up for anna_1')).textContent).toContain('$120.00 was asked for');
    await screen.findByText('Harbour Bank');
    const begun = ['Amount that arrived', 'Receipt number', 'Registry payee that received it', 'Method'];
    const values = await Promise.all(begun.map(async (name) => (await field(name)).value));
    expect(values).toEqual(['119.00', 'B-1', '3', 'bank_transfer']);
    await fill({ 'Why it differs': 'The bank kept 1.00' });
    await press('Record payment received …');
    await noDialog();
    expect(sent()).toMatchObject([{ amount: 11_900, difference_reason: 'The bank kept 1.00' }]);
  });

  it('is proposed of several lines, one by one, and each refusal is told', async () => {
    listed({}, { posting: { ...posting, topup_id: '5' } }, { posting: null });
    show();
    await rowsOf('Bank lines');
    fireEvent.click(await field('Select all rows shown'));
    server.reply(calls.consoleTopup.propose, ({ topup_id: id }) =>
      id === '5' ? refused('proposal_pending') : { id: '31' },
    );
    await press('Record payment received · 2');
    await press('Record payment received · 2');
    expect(await screen.findByText('1 done, 1 refused')).toBeTruthy();
    expect((await dialog()).textContent).toContain(sentenceOf('proposal_pending'));
    expect(sent()).toEqual([stated('4', 'B-1'), stated('5', 'B-2')]);
  });

  it('is offered to nobody else: who decides does not propose', async () => {
    listed({});
    show(['finance_checker']);
    expect(await buttonsIn('Bank lines')).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
