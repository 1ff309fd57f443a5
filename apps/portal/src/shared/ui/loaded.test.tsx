import { ApiError } from '@fairlead/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../i18n/translator';
import { Loaded } from './loaded';

const refetch = vi.fn();
const at = Date.UTC(2026, 0, 1);

const show = (state: { data?: string; isError?: boolean; error?: Error }) =>
  render(
    <Loaded
      query={{
        data: state.data,
        isError: state.isError ?? state.error !== undefined,
        error: state.error,
        dataUpdatedAt: at,
        isFetching: false,
        refetch,
      }}
    >
      {(data) => <p>{data}</p>}
    </Loaded>,
    { wrapper: MemoryRouter },
  );

describe('a part that is read from the server', () => {
  beforeAll(async () => {
    await Promise.all([translator.need('core'), translator.need('portal')]);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    refetch.mockClear();
  });

  it('waits, then shows what came', () => {
    show({});
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading');
    cleanup();
    show({ data: 'figures' });
    expect(screen.getByText('figures')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to load again where nothing came', () => {
    show({ isError: true });
    screen.getByRole('button', { name: 'Request failed, tap to reload' }).click();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says calmly what the state of the account does not allow, with the way to what is open', () => {
    const error = new ApiError('code', 403, '');
    show({ error });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('This is not available in your account’s current state.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What is open to you' })).toBeTruthy();
    cleanup();
    show({ data: 'figures', error });
    expect(screen.queryByText('figures')).toBeNull();
    expect(screen.getByText('This is not available in your account’s current state.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what was shown before, with its time, after a failure and without a connection', () => {
    show({ data: 'figures', isError: true });
    expect(screen.getByText('figures')).toBeTruthy();
    expect(screen.getByRole('button').textContent).toContain('Shown as of Jan 1, 2026');
    cleanup();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ data: 'figures' });
    expect(screen.getByText(/Shown as of Jan 1, 2026/)).toBeTruthy();
    expect(screen.getByText('figures')).toBeTruthy();
  });

  it('says the time of several parts once', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = show({ data: 'figures' });
    show({ data: 'more figures' });
    expect(screen.getAllByText(/Shown as of/)).toHaveLength(1);
    first.unmount();
    expect(screen.getAllByText(/Shown as of/)).toHaveLength(1);
  });
});
