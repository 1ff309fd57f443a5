import { type ResponseOf, STAFF_ROLES, type StaffRole } from '@fairlead/contract';
import { list, propose } from '@fairlead/contract/calls/topups-payees';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strings } from '../lib/strings';
import { DeskProvider } from '../session/staff';
import { actBegun, type RowActs } from './acts';
import { CasePage } from './case-page';
import { EntryPanel } from './case-panel';
import { EntryLink, waitingProposal } from './links';

type Payee = ResponseOf<typeof list>['items'][number];

const payee = (id: string, over: Partial<Payee> = {}): Payee => ({
  ...{ id, name: `Payee ${id}`, method: 'cash', state: 'approved', lines: [], asks_operation_id: true },
  ...{
    maker: 'ann',
    checker: null,
    created_at: '2026-03-01T08:00:00Z',
    approved_at: null,
    proposal_id: null,
  },
  ...over,
});
const rows = [payee('1'), payee('2', { state: 'retired' }), payee('3', { proposal_id: '77' })];

const rowActs: RowActs<Payee> = {
  instead: waitingProposal,
  acts: [
    {
      label: 'Change',
      call: propose,
      isOpen: ({ state }) => state === 'approved',
      dialog: ({ name }, close) => (
        <div role="dialog" aria-label={`Changing ${name}`}>
          <button type="button" onClick={close}>
            Done
          </button>
        </div>
      ),
    },
  ],
};

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>;

const PayeesPage = () => (
  <CasePage
    title="Payees"
    call={list}
    filters={[{ name: 'state', values: ['approved', 'retired'], first: 'approved' }]}
    ofHolder
    columns={[
      {
        head: 'Name',
        cell: ({ id, name }) => (
          <EntryLink path="/payees" id={id}>
            {name}
          </EntryLink>
        ),
      },
    ]}
    rowActs={rowActs}
    pageActs={[
      {
        label: 'Add',
        call: propose,
        dialog: (close) => (
          <div role="dialog" aria-label="Adding">
            <button type="button" onClick={close}>
              Done
            </button>
          </div>
        ),
      },
    ]}
    panel={(id, acts) => (
      <EntryPanel key={id} call={list} id={id} path="/payees" titleOf={({ name }) => name}>
        {(row) => acts(row)}
      </EntryPanel>
    )}
    empty="None yet."
  />
);

let asked: URLSearchParams[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://desk').searchParams;
    asked.push(query);
    const items = rows.filter(({ id }) => (query.get('id') ?? id) === id);
    return Response.json({ code: 200, msg: '', data: { items, next_cursor: null } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (address: string | object, roles: readonly StaffRole[] = STAFF_ROLES): Promise<void> => {
  const staff = { id: '1', username: 'chief', roles: [...roles] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskProvider value={{ staff, currency: 'USD', isSandbox: true }}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/payees" element={<PayeesPage />} />
            <Route path="/payees/:id" element={<PayeesPage />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </DeskProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'Payees' });
};

const rowOf = (name: string): HTMLElement => {
  const row = within(screen.getByRole('table')).getByText(name).closest('tr');
  if (!row) throw new Error(`no row ${name}`);
  return row;
};
const actsOf = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('button')
    .map((one) => one.textContent);

describe('the page of one matter', () => {
  it('offers an act for the rows that it is open for, and the waiting proposal in its place', async () => {
    await show('/payees');
    expect(actsOf(rowOf('Payee 1'))).toEqual(['Change']);
    expect(actsOf(rowOf('Payee 2'))).toEqual([]);
    expect(actsOf(rowOf('Payee 3'))).toEqual([]);
    const proposal = within(rowOf('Payee 3')).getByRole('link', { name: strings.common.pending('77') });
    expect(proposal.getAttribute('href')).toBe('/proposals/77');
  });

  it('offers no act to somebody whose roles do not make its call', async () => {
    await show('/payees', ['auditor']);
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payee 1' })).toBeTruthy();
  });

  it('opens the dialog of the act that was pressed, for its row, until it is closed', async () => {
    await show('/payees');
    await userEvent.click(within(rowOf('Payee 1')).getByRole('button', { name: 'Change' }));
    const dialog = screen.getByRole('dialog', { name: 'Changing Payee 1' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('dialog', { name: 'Adding' })).toBeTruthy();
  });

  it('begins the act that led here, once, for those who may', async () => {
    const led = { pathname: '/payees', search: '?state=retired', state: actBegun('Add') };
    await show(led, ['auditor']);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await show(led);
    const dialog = screen.getByRole('dialog', { name: 'Adding' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('address').textContent).toBe('/payees?state=retired');
  });

  it('asks for what the address narrows the list to, and for nothing else', async () => {
    await show('/payees?state=retired&holder=12&other=1');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ state: 'retired', holder_id: '12' });
    cleanup();
    asked = [];
    await show('/payees');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ state: 'approved' });
  });

  it('keeps the filters of the address while a row is opened beside the list and closed again', async () => {
    await show('/payees?state=retired');
    await userEvent.click(screen.getByRole('link', { name: 'Payee 1' }));
    const panel = await screen.findByRole('region', { name: 'Payee 1' });
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/payees/1?state=retired');
    expect(rowOf('Payee 1').className).toContain('chosen');
    expect(actsOf(panel)).toEqual(['Change']);
    await userEvent.click(within(panel).getByRole('link', { name: strings.common.close }));
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/payees?state=retired');
    expect(screen.queryByRole('region', { name: 'Payee 1' })).toBeNull();
  });
});
