import { NavLink } from 'react-router';
import { ChatBadge } from '../features/support';
import { may, useDesk } from '../shared/session/staff';
import { PageIcon } from './page-icon';
import { type ConsolePage, PAGE_GROUPS, pages } from './pages';
import { useWaiting } from './queue';
import { appStrings } from './strings';

interface Props {
  id: string;
  /** A page was chosen. */
  onChosen: () => void;
}

interface LinksProps {
  among: readonly ConsolePage[];
  /** How much waits at a page, by its path. */
  waiting: ReadonlyMap<string, number>;
  onChosen: () => void;
}

const Links = ({ among, waiting, onChosen }: LinksProps) =>
  among.map(({ path, title }) => {
    const count = waiting.get(path) ?? 0;
    return (
      <li key={path}>
        <NavLink to={path} end={path === '/'} className="pages__link" onClick={onChosen}>
          <PageIcon path={path} />
          <span className="pages__name">{title}</span>
          {path === '/support' ? <ChatBadge /> : null}
          {count === 0 ? null : (
            <span className="count count--quiet" role="img" aria-label={appStrings.waiting(count)}>
              {count}
            </span>
          )}
        </NavLink>
      </li>
    );
  });

/** The pages that the roles of whoever is signed in open, by what one has come to do. */
export const Menu = ({ id, onChosen }: Props) => {
  const { staff } = useDesk();
  const waiting = useWaiting();
  const open = pages.filter((page) => page.title && may(staff, page.call));
  return (
    <nav id={id} className="pages" aria-label={appStrings.navigation}>
      <ul className="pages__group">
        <Links
          among={open.filter(({ group }) => group === undefined)}
          waiting={waiting}
          onChosen={onChosen}
        />
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
              <Links among={among} waiting={waiting} onChosen={onChosen} />
            </ul>
          </div>
        );
      })}
    </nav>
  );
};
