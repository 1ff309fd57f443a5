import { type Call, calls } from '@fairlead/contract';
import { fakeServer, lost, type Part, sample } from '@fairlead/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { ResponseFor } from '../src/shared/api';
import { personQuery } from '../src/shared/calls/person';
import { queryClient } from '../src/shared/calls/query-client';
import { translator } from '../src/shared/i18n/translator';
import { session } from '../src/shared/session/session';
import { unread } from '../src/shared/session/unread';
import { closeOverlay } from '../src/shared/ui/overlay';
import { toastState } from '../src/shared/ui/toast';
import { ToastRegion } from '../src/shared/ui/toast-region';

export { calls } from '@fairlead/contract';
export { lost, refused } from '@fairlead/contract/testing';

// Written times are compared as they are read, on every machine alike.
process.env.TZ = 'UTC';
// A busy machine is slow: what is looked for comes at once, or a test fails after this.
configure({ asyncUtilTimeout: 15_000 });

/** The moment at which every test begins. */
export const NOW = '2026-03-02T09:30:00.000Z';
/** A moment so many hours after the beginning. */
export const inHours = (hours: number): string => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

export type Person = ResponseFor<'user.info'>;

/** The server of all screens; what it cannot answer by the contract fails the test. */
export const server = fakeServer({ app: '' });

/** Signs a person in on this device, as the app keeps them, and lets the server know them. */
export const signIn = (part: Part<Person> = {}): Person => {
  const person = sample(calls.user.info.response, {
    ...{ id: '17', username: 'anna_1', lang: 'en' },
    ...part,
  });
  session.keepToken('a-token');
  session.keepUserInfo(person);
  server.answer(calls.user.info, person);
  return person;
};

/** For a file of tests: a fresh device with a signed-in person and English texts, and the server's check afterwards. */
export const onFreshDevice = (part?: Part<Person>): void => {
  beforeAll(() =>
    Promise.all(
      (
        [
          'core',
          'portal',
          'plans',
          'account',
          'activity',
          'transparency',
          'security',
          'reasons',
          'guest',
          'recovery',
        ] as const
      ).map((pack) => translator.need(pack)),
    ),
  );
  beforeEach(async () => {
    if (translator.language() !== 'en') await translator.use('en');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
    localStorage.clear();
    sessionStorage.clear();
    queryClient.clear();
    // What was lost is asked for again at once: no test waits.
    const { queries, ...others } = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
    unread.set(0);
    toastState.set(null);
    closeOverlay();
    server.reset();
    vi.stubGlobal('fetch', server.fetch);
    signIn(part);
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

/** Draws a part of the app as the frame does: with router, answers, and the messages. */
export const open = (element: ReactNode, at: string | { pathname: string; state: unknown } = '/here') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Where />
        <ToastRegion />
        <Suspense>{element}</Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** Leaves the screen; what was read is read anew by the next one. */
export const leave = (): void => {
  cleanup();
  queryClient.clear();
};

/** What the app knows of the signed-in person, as other screens read it. */
export const knowPerson = (person: Person): void => {
  queryClient.setQueryData(personQuery.queryKey, person);
};

type Name = string | RegExp;

export const button = (name: Name): Promise<HTMLButtonElement> =>
  screen.findByRole<HTMLButtonElement>('button', { name });
export const press = async (name: Name): Promise<void> => {
  fireEvent.click(await button(name));
};
/** A double tap: the second comes before anything was drawn anew. */
export const pressTwice = async (name: Name): Promise<void> => {
  const pressed = await button(name);
  fireEvent.click(pressed);
  fireEvent.click(pressed);
};
export const field = (label: Name): Promise<HTMLInputElement> => screen.findByLabelText(label);
export const type = async (label: Name, text: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value: text } });
};
/** What stands under a field: its error or its hint. */
export const noteOf = async (label: Name): Promise<string | undefined> => {
  const id = (await field(label)).getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
};
/** The value beside a name in the rows of a card. */
export const rowOf = (name: string, among: HTMLElement = document.body): string | undefined =>
  within(among)
    .getAllByText(name, { selector: 'dt' })
    .map((term) => term.parentElement?.querySelector('dd')?.textContent ?? '')[0];
export const choose = async (name: Name): Promise<void> => {
  fireEvent.click(await screen.findByRole('radio', { name }));
};
/** Six digits into the sheet of the transaction password; the sixth sends. */
export const confirmWithPin = (digits = '246813'): Promise<void> =>
  type('Transaction password, 6 digits', digits);

/** How long the sender waits for an answer in all, its tries together (`apps/portal/src/shared/api/idempotency.ts`). */
const ALL_TRIES_MS = 5_900;

/** Has a call sent to which no answer comes, and lets the time of all its tries pass at once. */
export const loseAnswers = async (call: Call, send: () => Promise<unknown>): Promise<void> => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.parse(NOW), shouldAdvanceTime: true });
  server.reply(call, () => lost);
  const before = server.keys(call).length;
  const sending = send();
  await waitFor(() => expect(server.keys(call).length).toBeGreaterThan(before));
  await vi.advanceTimersByTimeAsync(ALL_TRIES_MS);
  await sending;
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
};

/** The parts of a list that is on show. */
export const items = (): readonly string[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
export const linkTo = (name: Name): string | null => screen.getByRole('link', { name }).getAttribute('href');
