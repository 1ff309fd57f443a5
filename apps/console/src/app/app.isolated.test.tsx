import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffStrings } from '../features/staff';
import { callApi } from '../shared/api';
import { session } from '../shared/session/session';
import { App } from './app';
import { overviewStrings } from './overview/strings';
import { appStrings } from './strings';

vi.mock('../shared/api', () => ({ callApi: vi.fn() }));

const words = staffStrings.codes;
const uri = 'otpauth://totp/Fairlead%3Achief?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fairlead';

let totp = false;
const answers: Readonly<Record<string, () => object>> = {
  'consoleAuth.me': () => ({
    ...{ id: '1', username: 'chief', roles: ['admin'], password_ends_at: null, changes_unseen: 0 },
    ...{ totp, totp_demanded: !totp },
  }),
  'config.basic': () => ({ currency: { code: 'USD' }, money_mode: 'live' }),
  'consoleAuth.enrolTotp': () => ({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri }),
  'consoleAuth.confirmTotp': () => {
    totp = true;
    return {};
  },
};

beforeEach(() => {
  totp = false;
  session.begin('a token', 'chief');
  vi.mocked(callApi).mockImplementation(async (call) => {
    const answer = answers[call.id];
    // What the pages behind ask for is not looked at here.
    return (answer === undefined ? await new Promise(() => undefined) : answer()) as never;
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the console with real money', () => {
  it('shows nothing but the way to one-time codes until they are in use', async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <App />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('heading', { name: words.demandedTitle })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('button', { name: appStrings.signOut })).toBeTruthy();
    const codes = within(
      screen.getByRole('heading', { name: words.title }).closest<HTMLElement>('.panel') ?? document.body,
    );
    await userEvent.type(codes.getByLabelText(words.password), 'a good password');
    await userEvent.click(codes.getByRole('button', { name: words.begin }));
    expect(await screen.findByRole('img', { name: words.picture })).toBeTruthy();
    await userEvent.type(screen.getByLabelText(words.code), '123456');
    await userEvent.click(screen.getByRole('button', { name: words.confirm }));
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: overviewStrings.title })).toBeTruthy();
  });
});
