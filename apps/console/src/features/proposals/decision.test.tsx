import type { ProposalDetail, StaffRole } from '@fairlead/contract';
import { PROPOSAL_KINDS } from '@fairlead/vocabulary';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeskProvider } from '../../shared/session/staff';
import { Decision } from './decision';
import { useTicks } from './flags';
import { useReadLanguages } from './spoken';
import { proposalStrings } from './strings';

const pending: ProposalDetail = {
  id: '7',
  kind: 'house_funding',
  state: 'pending',
  maker: 'maker',
  checker: null,
  people: 2,
  agreed: [],
  created_at: '2026-01-01T00:00:00.000Z',
  decided_at: null,
  expires_at: '2026-01-08T00:00:00.000Z',
  subject: { type: 'house', id: '0', label: 'House' },
  amount: 1000,
  refusal_reason: null,
  moves: [{ from: 'bank', to: 'house', amount: 1000, type: 'house_funding' }],
  arrival: null,
  bank_lines: null,
  payload: [],
  transaction_ids: [],
  flags: [],
  about_holder: null,
  destination: null,
};

const Deciding = ({ proposal }: { proposal: ProposalDetail }) => (
  <Decision proposal={proposal} ticks={useTicks(proposal)} read={useReadLanguages(proposal.payload, true)} />
);

const show = (username: string, roles: StaffRole[], proposal = pending) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskProvider value={{ staff: { id: '1', username, roles }, currency: 'USD', isSandbox: true }}>
        <Deciding proposal={proposal} />
      </DeskProvider>
    </QueryClientProvider>,
  );

const buttons = () => screen.queryAllByRole('button').map((button) => button.firstChild?.textContent);

afterEach(cleanup);

describe('who decides a proposal', () => {
  it('is a checker who is another person', () => {
    show('checker', ['finance_checker']);
    expect(buttons()).toEqual([proposalStrings.approve, proposalStrings.refuse]);
  });

  it.each(PROPOSAL_KINDS)('is never its maker, whatever their roles: %s', (kind) => {
    show('maker', ['support', 'delivery', 'finance_maker', 'finance_checker', 'admin'], { ...pending, kind });
    expect(buttons()).toEqual([proposalStrings.takeBack]);
    expect(screen.getByText(proposalStrings.own)).toBeTruthy();
  });

  it('is nobody without the role', () => {
    show('auditor', ['auditor']);
    expect(buttons()).toEqual([]);
    expect(screen.getByText(proposalStrings.decidedBy('Finance checker'))).toBeTruthy();
  });

  it('is an admin where it is about an account of staff, and nobody else', () => {
    show('other', ['admin'], { ...pending, kind: 'staff_change' });
    expect(buttons()).toEqual([proposalStrings.approve, proposalStrings.refuse]);
    cleanup();
    show('checker', ['finance_checker'], { ...pending, kind: 'staff_change' });
    expect(buttons()).toEqual([]);
  });

  it('is nobody once it is decided', () => {
    const { container } = show('checker', ['finance_checker'], { ...pending, state: 'approved' });
    expect(container.textContent).toBe('');
  });
});
