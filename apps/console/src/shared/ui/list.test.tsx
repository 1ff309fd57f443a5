import { calls } from '@fairlead/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DeskProvider } from '../session/staff';
import { List } from './list';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of rows of the last visit that they are being read anew, and shows what came since', async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient();
  const pageOf = (...names: string[]) => ({
    items: names.map((name) => ({ id: name, name })),
    next_cursor: null,
  });
  const page = pageOf('a payee');
  client.setQueryData([calls.consolePayee.list.id, {}, 'pages'], { pages: [page], pageParams: [null] });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DeskProvider
          value={{ staff: { id: '1', username: 'ann', roles: [] }, currency: 'USD', isSandbox: true }}
        >
          <List
            call={calls.consolePayee.list}
            request={{}}
            label="Payees"
            columns={[{ head: 'Name', cell: ({ name }) => name }]}
            rowKey={({ id }) => id}
            empty="none"
          />
        </DeskProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const table = screen.getByRole('region', { name: 'Payees' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  answer(Response.json({ code: 200, msg: '', data: pageOf('came since', 'a payee') }));
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'));
  const names = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(names()).toEqual(['came since', 'a payee']);
  void client.refetchQueries();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  answer(Response.json({ code: 200, msg: '', data: pageOf('newer', 'came since', 'a payee') }));
  // One list among others on its page says so, too, though it has no key for it.
  const button = await screen.findByRole('button', { name: '1 new – show' });
  expect(names()).toEqual(['came since', 'a payee']);
  fireEvent.click(button);
  expect(names()).toEqual(['newer', 'came since', 'a payee']);
  expect(screen.queryByRole('button', { name: /show$/ })).toBeNull();
});
