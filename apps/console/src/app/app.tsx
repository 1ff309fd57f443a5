import { basic } from '@fairlead/contract/calls/config';
import { me } from '@fairlead/contract/calls/staff-sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Route, Routes } from 'react-router';
import { SignInPage } from '../features/access';
import { useCall } from '../shared/api/use-call';
import { session } from '../shared/session/session';
import { type Desk, DeskProvider, may, type Staff } from '../shared/session/staff';
import { Reading } from '../shared/ui/reading';
import { FirstOf } from './enrol-first';
import { Frame } from './frame';
import { NoPage } from './no-page';
import { pages } from './pages';

/** The console: the sign-in stands in place of every page until there is a token, so that deep links survive it. */
export const App = () => {
  const token = useSyncExternalStore(session.onChange, session.token);
  const queries = useQueryClient();
  // Nothing that one person read is shown to the next.
  useEffect(() => {
    if (token === null) queries.clear();
  }, [token, queries]);
  return token === null ? <SignInPage /> : <SignedIn />;
};

const SignedIn = () => {
  const staff = useCall(me, {});
  const config = useCall(basic, { lang: 'en' });
  const desk: Desk | undefined =
    staff.data && config.data
      ? {
          staff: staff.data,
          currency: config.data.currency.code,
          isSandbox: config.data.money_mode === 'sandbox',
        }
      : undefined;
  const query = staff.error ? staff : config;
  return (
    <Reading query={query} data={desk}>
      {(known) => (
        <DeskProvider value={known}>
          <FirstOf staff={staff.data}>
            <Pages staff={known.staff} />
          </FirstOf>
        </DeskProvider>
      )}
    </Reading>
  );
};

const Pages = ({ staff }: { staff: Staff }) => (
  <Frame>
    <Routes>
      {pages
        .filter((page) => may(staff, page.call))
        .map((page) => (
          <Route key={page.path} path={page.path} element={<page.component />} />
        ))}
      <Route path="*" element={<NoPage staff={staff} />} />
    </Routes>
  </Frame>
);
