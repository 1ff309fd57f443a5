import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../i18n/translator';
import { Loaded } from './loaded';

const refetch = vi.fn();
const at = Date.UTC(2026, 0, 1);

const show = (state: { data?: string; isError?: boolean }) =>
  render(
    <Loaded
      query={{
        data: state.data,
        isError: state.isError ?? false,
        dataUpdatedAt: at,
        isFetching: false,
        refetch,
      }}
    >
      {(data) => <p>{data}</p>}
    </Loaded>,
  );

describe('a part that is read from the server', () => {
  beforeAll(() => translator.need('core'));
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

  it('offers to load again where nothing came (spec §8)', () => {
    show({ isError: true });
    screen.getByRole('button', { name: 'Request failed, tap to reload' }).click();
    expect(refetch).toHaveBeenCalledTimes(1);
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
});
