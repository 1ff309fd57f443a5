import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter, MemoryRouter, useLocation, useNavigate } from 'react-router';
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

it('takes nobody back who has gone on before a late change was made', () => {
  window.location.hash = '#/support?view=waiting';
  const { result } = renderHook(() => ({ late: useParameters(), place: useLocation(), go: useNavigate() }), {
    wrapper: HashRouter,
  });
  const search = (): void => result.current.late.change((next) => next.set('q', 'word'));
  const drawn = result.current;
  act(() => void drawn.go('/support/256?view=waiting'));
  act(() => drawn.late.change((next) => next.set('q', 'word')));
  expect(result.current.place).toMatchObject({ pathname: '/support/256', search: '?view=waiting&q=word' });
  const left = result.current;
  act(() => void left.go('/holders'));
  act(() => left.late.change((next) => next.set('q', 'other')));
  expect(result.current.place).toMatchObject({ pathname: '/holders', search: '' });
  act(search);
  expect(result.current.place.search).toBe('?q=word');
});
