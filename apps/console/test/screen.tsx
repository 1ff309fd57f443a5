import { calls as known, type StaffRole } from '@fairlead/contract';
import { fakeServer } from '@fairlead/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../src/shared/api/query-client';
import { session } from '../src/shared/session/session';
import { DeskProvider } from '../src/shared/session/staff';
// Before the clock is a turned one: what extends `Date` copies its methods when it is loaded, and a page may load it late.
import '../src/shared/lib/zone';

export { calls } from '@fairlead/contract';
export { lost, refused, sentenceOf } from '@fairlead/contract/testing';

// Written times are compared as they are read, on every machine alike.
process.env.TZ = 'UTC';
// happy-dom has no popovers: what they hold is there at all times.
HTMLElement.prototype.hidePopover = () => undefined;
// A busy machine is slow: what is looked for comes at once, or a test fails after this.
configure({ asyncUtilTimeout: 15_000 });

/** The moment at which every test begins. */
export const NOW = '2026-03-02T09:30:00.000Z';
/** A moment so many hours after the beginning. */
export const inHours = (hours: number): string => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

/** Who is signed in: the one who made no proposal that a test does not say they made. */
export const USERNAME = 'ann';
let roles: readonly StaffRole[] = [];

/** The server of all pages; what it cannot answer by the contract, or to these roles, fails the test. */
export const server = fakeServer({ console: '/console-api/v1', app: '/facebook-business' }, () => roles);

/** For a file of tests: a fresh tab with somebody signed in, and the server's check afterwards. */
export const onFreshTab = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
    sessionStorage.clear();
    queryClient.clear();
    // What was lost is asked for again at once: no test waits.
    const { queries, ...others } = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
    server.reset();
    // Lists ask for the views that are kept of them, and for the networks that products are delivered by.
    server.answer(known.consoleView.list);
    server.answer(known.consoleProduct.list);
    vi.stubGlobal('fetch', server.fetch);
    session.begin('a-token', USERNAME);
  });
  afterEach(async () => {
    cleanup();
    await queryClient.cancelQueries();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    server.check();
  });
};

let where = '';
const Where = () => {
  const { pathname, search } = useLocation();
  where = pathname + search;
  return null;
};
/** Path and query at which the person is. */
export const address = (): string => where;

interface Place {
  /** The pattern of the page's path, such as `/proposals/:id?`. */
  readonly path?: string;
  readonly at?: string;
}

/** Draws a page for somebody with these roles, at an address. */
export const open = (page: ReactNode, ofRoles: readonly StaffRole[], place: Place = {}) => {
  roles = ofRoles;
  const desk = {
    staff: { id: '1', username: USERNAME, roles: [...ofRoles] },
    currency: 'USD',
    isSandbox: true,
  };
  const { path = '/here', at = path } = place;
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Where />
        <DeskProvider value={desk}>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </DeskProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
/** Leaves the page; what was read is read anew by the next one. */
export const leave = (): void => {
  cleanup();
  queryClient.clear();
};

type Name = string | RegExp;

/** What a page that is one list asks for beside its filters. */
export const COUNTED = { limit: 50, total_up_to: 10_000 };

/** The buttons of a name where the dialog on show, or else the page, has them. */
const scope = () => {
  const dialog = screen.queryByRole('dialog');
  return dialog === null ? screen : within(dialog);
};
export const button = (name: Name): Promise<HTMLButtonElement> =>
  scope().findByRole<HTMLButtonElement>('button', { name });
export const press = async (name: Name): Promise<void> => {
  fireEvent.click(await button(name));
};
/** A double click: the second comes before anything was drawn anew. */
export const pressTwice = async (name: Name): Promise<void> => {
  const pressed = await button(name);
  fireEvent.click(pressed);
  fireEvent.click(pressed);
};
export const field = (label: Name): Promise<HTMLInputElement> => scope().findByLabelText(label);
export const type = async (label: Name, text: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value: text } });
};
/** Fills in a form, label by label. */
export const fill = async (typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) await type(label, text);
};
/** Whether a button stands in the column that stays in sight while the rest scrolls. */
export const isPinned = async (name: Name): Promise<boolean> =>
  (await button(name)).closest('td.table__acts') !== null;
/** What stands under a field: its error or its hint. */
export const noteOf = async (label: Name): Promise<string | undefined> => {
  const id = (await field(label)).getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
};
export const dialog = (name?: Name): Promise<HTMLElement> =>
  screen.findByRole('dialog', name === undefined ? {} : { name });
export const noDialog = (): Promise<void> =>
  waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('a dialog is open');
  });
export const alertText = async (): Promise<string | null> => (await scope().findByRole('alert')).textContent;
/** The value beside a name among the facts of a page. */
export const factOf = (name: string, among: HTMLElement = document.body): string | undefined =>
  within(among)
    .getAllByText(name, { selector: 'dt' })
    .map((term) => term.parentElement?.querySelector('dd')?.textContent ?? '')[0];
/** The cells of a table, row by row, under their column's name. */
export const rowsOf = async (label: Name): Promise<readonly Readonly<Record<string, string>>[]> => {
  const table = await screen.findByRole('region', { name: label });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    Object.fromEntries(
      within(row)
        .getAllByRole('cell')
        .map((cell) => [cell.getAttribute('data-label') ?? '', cell.textContent ?? '']),
    ),
  );
};
/** The acts of a table's rows, those in the menu of a row too. */
export const buttonsIn = async (label: Name): Promise<readonly (string | null)[]> => {
  const table = await screen.findByRole('region', { name: label });
  const [, body] = within(table).getAllByRole('rowgroup');
  return body === undefined
    ? []
    : within(body)
        .queryAllByRole('button')
        .filter((one) => !one.hasAttribute('popovertarget'))
        .map(({ textContent }) => textContent);
};
export const linkTo = (name: Name): string | null => screen.getByRole('link', { name }).getAttribute('href');
