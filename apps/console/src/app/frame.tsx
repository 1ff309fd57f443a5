import { changes } from '@fairlead/contract/calls/staff';
import { me } from '@fairlead/contract/calls/staff-sign-in';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { staffStrings } from '../features/staff';
import { useCall } from '../shared/api/use-call';
import { strings, words } from '../shared/lib/strings';
import { may, useDesk } from '../shared/session/staff';
import { Mark } from '../shared/ui/mark';
import { BooksAlert } from './books-alert';
import { Menu } from './menu';
import { Search } from './search/search';
import { SignOut } from './sign-out';
import { appStrings } from './strings';
import { ThemeChoice } from './theme-choice';
import { ZoneChoice } from './zone-choice';
import './frame-rail.css';

const MAIN = 'content';
const PAGES = 'pages';

/** What stands around every page: the list of pages, who is signed in, and the alert of the books. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { staff, isSandbox } = useDesk();
  const { pathname } = useLocation();
  // On a phone the list of pages is open at one page only: the next page is seen at once.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <div className="desk">
      <button type="button" className="skip" onClick={() => document.getElementById(MAIN)?.focus()}>
        {appStrings.skip}
      </button>
      <header className={`desk__side ${isOpen ? 'desk__side--open' : ''}`}>
        <div className="desk__brand">
          <Mark />
          <span>{strings.product}</span>
        </div>
        {isSandbox ? (
          <p className="desk__mode">
            <span className="tag tag--attention">{appStrings.sandbox}</span>
          </p>
        ) : null}
        <Search />
        <button
          type="button"
          className="button desk__menu"
          aria-expanded={isOpen}
          aria-controls={PAGES}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          {appStrings.menu}
        </button>
        <Menu id={PAGES} onChosen={() => setOpenAt(null)} />
        <div className="desk__person">
          <details
            className="desk__display"
            // Beside a narrow page it stands over it.
            onBlur={({ currentTarget, relatedTarget }) => {
              if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
                currentTarget.open = false;
            }}
          >
            <summary>{appStrings.display}</summary>
            <ThemeChoice />
            <ZoneChoice />
          </details>
          <div className="row row--apart">
            <p className="desk__name">
              <NavLink to="/account" aria-label={`${staffStrings.account.open}: ${staff.username}`}>
                <strong>{staff.username}</strong>
              </NavLink>
              <br />
              <span className="small soft">{staff.roles.map(words).join(', ')}</span>
            </p>
            <SignOut />
          </div>
        </div>
      </header>
      <main id={MAIN} tabIndex={-1} className="desk__main">
        <BooksAlert />
        <ChangesNotice />
        {children}
      </main>
    </div>
  );
};

/** Whoever handles money is told what became of accounts of staff, until they confirm to have read it. */
const ChangesNotice = () => {
  const { staff } = useDesk();
  const unseen = useCall(me, {}).data?.changes_unseen ?? 0;
  if (unseen === 0 || !may(staff, changes)) return null;
  return (
    <div role="status" className="notice notice--attention">
      <span>{staffStrings.changes.unseen(unseen)}</span>
      <Link to="/staff-changes">{staffStrings.changes.read}</Link>
    </div>
  );
};
