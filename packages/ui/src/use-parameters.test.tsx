import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useParameters } from './use-parameters';

const At = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/support?tag=fault']}>{children}</MemoryRouter>
);

const open = () =>
  renderHook(
    () => ({
      query: useParameters(),
      desk: useParameters(),
      search: useLocation().search,
      go: useNavigate(),
    }),
    { wrapper: At },
  ).result;

it('keeps a change that was made a moment before another, and nothing of a place that was left', () => {
  const shown = open();
  act(() => {
    const drawn = shown.current;
    drawn.query.change((next) => next.set('q', 'late'));
    drawn.desk.change((next) => next.set('topic', 'recharge'));
  });
  expect(shown.current.search).toBe('?tag=fault&q=late&topic=recharge');
  act(() => shown.current.query.change((next) => next.delete('q')));
  expect(shown.current.search).toBe('?tag=fault&topic=recharge');
  act(() => void shown.current.go('/support?tag=other'));
  act(() => shown.current.desk.change((next) => next.set('topic', 'general')));
  expect(shown.current.search).toBe('?tag=other&topic=general');
});
