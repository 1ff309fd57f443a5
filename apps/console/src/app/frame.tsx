import { logout } from '@fairlead/contract/calls/console-auth';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { callApi } from '../api';
import { session } from '../session/session';
import { may, useDesk } from '../session/staff';
import { strings, words } from '../strings';
import { Button } from '../ui/button';
import { Mark } from '../ui/mark';
import { BooksAlert } from './books-alert';
import { pages } from './pages';
import { ThemeChoice } from './theme-choice';

const MAIN = 'content';
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What stands around every page: the list of pages, who is signed in, and the alert of the books. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { staff, isSandbox } = useDesk();
  return (
    <div className="desk">
      <button type="button" className="skip" onClick={() => document.getElementById(MAIN)?.focus()}>
        {strings.skip}
      </button>
      <header className="desk__side">
        <div className="desk__brand">
          <Mark />
          <span>{strings.product}</span>
        </div>
        {isSandbox ? (
          <p className="desk__mode">
            <span className="tag tag--attention">{strings.sandbox}</span>
          </p>
        ) : null}
        <nav className="pages" aria-label={strings.navigation}>
          {pages
            .filter((page) => page.title && may(staff, page.call))
            .map((page) => (
              <NavLink key={page.path} to={page.path} end={page.path === '/'} className="pages__link">
                {page.title}
              </NavLink>
            ))}
        </nav>
        <div className="desk__person">
          <ThemeChoice />
          <p className="small soft">{strings.zone(zone)}</p>
          <p className="desk__name">
            <strong>{staff.username}</strong>
            <br />
            <span className="small soft">{staff.roles.map(words).join(', ')}</span>
          </p>
          <SignOut />
        </div>
      </header>
      <main id={MAIN} tabIndex={-1} className="desk__main">
        <BooksAlert />
        {children}
      </main>
    </div>
  );
};

const SignOut = () => {
  const leave = async (): Promise<void> => {
    // The token is forgotten here even where no answer came: it then ends by itself on the server.
    await callApi(logout, {}).catch(() => undefined);
    session.end('signed_out');
  };
  return <Button onClick={() => void leave()}>{strings.signOut}</Button>;
};
