import { NavLink } from 'react-router';
import { ChatBadge } from '../features/support';
import { may, useDesk } from '../shared/session/staff';
import { type ConsolePage, PAGE_GROUPS, pages } from './pages';
import { appStrings } from './strings';

interface Props {
  id: string;
  /** A page was chosen. */
  onChosen: () => void;
}

interface LinksProps {
  among: readonly ConsolePage[];
  onChosen: () => void;
}

const Links = ({ among, onChosen }: LinksProps) =>
  among.map(({ path, title }) => (
    <li key={path}>
      <NavLink to={path} end={path === '/'} className="pages__link" onClick={onChosen}>
        {title}
        {path === '/support' ? <ChatBadge /> : null}
      </NavLink>
    </li>
  ));

/** The pages that the roles of whoever is signed in open, by what one has come to do. */
export const Menu = ({ id, onChosen }: Props) => {
  const { staff } = useDesk();
  const open = pages.filter((page) => page.title && may(staff, page.call));
  return (
    <nav id={id} className="pages" aria-label={appStrings.navigation}>
      <ul className="pages__group">
        <Links among={open.filter(({ group }) => group === undefined)} onChosen={onChosen} />
      </ul>
      {PAGE_GROUPS.map((group) => {
        const among = open.filter((page) => page.group === group);
        if (among.length === 0) return null;
        const title = appStrings.groups[group];
        return (
          <div key={group}>
            <p className="pages__title" aria-hidden="true">
              {title}
            </p>
            <ul className="pages__group" aria-label={title}>
              <Links among={among} onChosen={onChosen} />
            </ul>
          </div>
        );
      })}
    </nav>
  );
};
