import { Link, matchPath, useLocation } from 'react-router';
import { words } from '../shared/lib/strings';
import type { Staff } from '../shared/session/staff';
import { Page } from '../shared/ui/page';
import { pages } from './pages';
import { noPageStrings as texts } from './strings';

/** Says whether a page is not there or is not for these roles, who opens it, and where to go from here. */
export const NoPage = ({ staff }: { staff: Staff }) => {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname) !== null);
  const needed = page?.call.access.kind === 'staff' ? page.call.access.roles : [];
  const own = staff.roles.map(words).join(', ') || texts.none;
  return (
    <Page title={page === undefined ? texts.missing : texts.forbidden}>
      <div className="panel">
        <p>
          {page === undefined
            ? texts.missingText(pathname)
            : texts.forbiddenText(own, needed.map(words).join(', '))}
        </p>
        <p>
          <Link to="/">{texts.queue}</Link>
        </p>
      </div>
    </Page>
  );
};
