import { ApiError } from '@fairlead/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../../shared/api';
import { staffStrings } from './strings';
import { TotpSetup } from './totp-setup';

vi.mock('../../shared/api', () => ({ callApi: vi.fn() }));

const words = staffStrings.codes;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const wrong = new ApiError('http', 401, 'Username or password is wrong.', { reason: 'wrong_credentials' });

afterEach(() => {
  cleanup();
  vi.mocked(callApi).mockReset();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TotpSetup />
    </QueryClientProvider>,
  );

const begin = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText(words.password), 'a good password');
  await userEvent.click(screen.getByRole('button', { name: words.begin }));
};

describe('the way to one-time codes', () => {
  it('says that the password was wrong, keeps it, and shows nothing yet', async () => {
    vi.mocked(callApi).mockRejectedValueOnce(wrong);
    show();
    await begin();
    expect((await screen.findByRole('alert')).textContent).toBe(words.wrongPassword);
    expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe('a good password');
    expect(screen.queryByText(words.type)).toBeNull();
  });

  it('shows the key in fours with its link, and says of a wrong code that it is the code', async () => {
    const uri = `otpauth://totp/Fairlead%3Anovice?secret=${SECRET}&issuer=Fairlead`;
    vi.mocked(callApi).mockResolvedValueOnce({ secret: SECRET, uri }).mockRejectedValueOnce(wrong);
    show();
    await begin();
    expect(await screen.findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    expect(screen.getByRole('link', { name: words.link }).getAttribute('href')).toBe(uri);
    await userEvent.type(screen.getByLabelText(words.code), '123456');
    await userEvent.click(screen.getByRole('button', { name: words.confirm }));
    expect((await screen.findByRole('alert')).textContent).toBe(words.wrong);
    expect(vi.mocked(callApi).mock.calls[1]?.[1]).toEqual({ totp: '123456' });
    expect(sessionStorage.length).toBe(0);
  });
});
