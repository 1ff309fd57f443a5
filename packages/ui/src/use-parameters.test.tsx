import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useTextFilter } from './use-filter';

const At = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/support?tag=fault']}>{children}</MemoryRouter>
);

const open = () =>
  renderHook(
    () => ({
      query: useTextFilter('q'),
      desk: useTextFilter('topic'),
      search: useLocation().search,
      go: useNavigate(),
    }),
    { wrapper: At },
  ).result;

it('keeps a filter that was set a moment before another, and nothing of a place that was left', () => {
  const shown = open();
  act(() => {
    const drawn = shown.current;
    drawn.query.setValue('late');
    drawn.desk.setValue('recharge');
  });
  expect(shown.current.search).toBe('?tag=fault&q=late&topic=recharge');
  act(() => shown.current.query.setValue(''));
  expect(shown.current.search).toBe('?tag=fault&topic=recharge');
  act(() => void shown.current.go('/support?tag=other'));
  act(() => shown.current.desk.setValue('general'));
  expect(shown.current.search).toBe('?tag=other&topic=general');
});
