import { Link } from 'react-router';
import { Icon, Line } from '../../../shared/ui/icon';
import './blocked.css';

const DRAWN = {
  money: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M7.5 12.500l3 3 6-6.500',
  object: 'M6 21V4M6 5h11l-2.500 4 2.500 4H6',
  withdraw: 'M7 17 17 7M9 7h8v8',
  chat: 'M4 5h16v11h-8l-4.500 4v-4H4z',
  notices: 'M6 16V10.500a6 6 0 0 1 12 0V16l1.500 2h-15zM10 21h4',
  close: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
} as const;

interface WayProps {
  to: string;
  name: string;
  note?: string | undefined;
  icon?: keyof typeof DRAWN;
}

/** One way on, with what is to be found there. */
export const Way = ({ to, name, note, icon }: WayProps) => (
  <li>
    <Link to={to} className="way-on">
      {icon === undefined ? null : (
        <span className={`way-on__icon way-on__icon--${icon}`}>
          <Line path={DRAWN[icon]} />
        </span>
      )}
      <span className="way-on__words">
        {name}
        {note === undefined ? null : <span className="way-on__note small soft">{note}</span>}
      </span>
      <Icon name="next" />
    </Link>
  </li>
);
