import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../shared/session/session';
import { afterLogin, Door, Guard } from './guard';

const LoginProbe = () => <p>login, then {afterLogin(useLocation().state)}</p>;

const AddressProbe = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginProbe />} />
        <Route
          path="*"
          element={
            <Guard>
              <p>inside</p>
            </Guard>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

describe('the guard of the routes', () => {
  // Its code comes with the guard's first use; the test is not about how long that takes.
  beforeAll(async () => {
    await import('./signed-in');
  });
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('leads to the login without a token, and remembers the deep link', async () => {
    openAt('/plan/detail?id=7');
    expect((await screen.findByText(/^login/)).textContent).toBe('login, then /plan/detail?id=7');
  });

  it('lets a person with a token in', async () => {
    session.keepToken('T');
    openAt('/wallet');
    expect(await screen.findByText('inside')).toBeTruthy();
  });

  it('leads out when the token goes', async () => {
    session.keepToken('T');
    openAt('/wallet');
    await screen.findByText('inside');
    session.clear();
    expect((await screen.findByText(/^login/)).textContent).toBe('login, then /wallet');
  });

  describe('the door before the login', () => {
    const openDoor = (state: object | null) =>
      render(
        <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
          <Routes>
            <Route
              path="/login"
              element={
                <Door>
                  <p>the form</p>
                </Door>
              }
            />
            <Route path="*" element={<AddressProbe />} />
          </Routes>
        </MemoryRouter>,
      );

    it('stands open to a guest', async () => {
      openDoor(null);
      expect(await screen.findByText('the form')).toBeTruthy();
    });

    it('leads a person with a token on to the ad centre', async () => {
      session.keepToken('T');
      openDoor(null);
      expect(await screen.findByText('at /ad-center')).toBeTruthy();
    });

    it('leads on to the interrupted address as soon as a token is there', async () => {
      openDoor({ from: '/plan/detail?id=7' });
      await screen.findByText('the form');
      act(() => session.keepToken('T'));
      expect(await screen.findByText('at /plan/detail?id=7')).toBeTruthy();
    });
  });

  it.each([[null], [{}], [{ from: 5 }]])('leads to the ad centre after a login from %j', (state) => {
    expect(afterLogin(state)).toBe('/ad-center');
  });
});
