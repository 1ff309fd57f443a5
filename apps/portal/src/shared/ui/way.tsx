import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Disc } from './disc';
import type { Drawing } from './drawings';
import { Icon } from './icon';
import './way.css';

/** Rows of one kind as one surface; the space between two of them is what parts the kinds. */
export const Ways = ({ label, children }: { label?: string; children: ReactNode }) =>
  label === undefined ? (
    <div className="ways-card">{children}</div>
  ) : (
    <nav className="ways-card" aria-label={label}>
      {children}
    </nav>
  );

interface FaceProps {
  drawing: Drawing;
  words: string;
  /** A line below the words. */
  note?: ReactNode;
  /** What is set, at the end of the row. */
  value?: ReactNode;
}

const Face = ({ drawing, words, note, value }: FaceProps) => (
  <>
    <Disc of={drawing} />
    <span className="way__words">
      <span className="way__name">{words}</span>
      {note === undefined ? null : <span className="small soft">{note}</span>}
    </span>
    {value === undefined ? null : <span className="way__value">{value}</span>}
    <Icon name="next" />
  </>
);

/** A row that leads to a page. */
export const Way = ({ to, state, ...face }: FaceProps & { to: string; state?: unknown }) => (
  <Link to={to} state={state} className="way">
    <Face {...face} />
  </Link>
);

/** A row that opens something on this page. */
export const WayButton = ({ onClick, ...face }: FaceProps & { onClick: () => void }) => (
  <button type="button" className="way" onClick={onClick}>
    <Face {...face} />
  </button>
);
