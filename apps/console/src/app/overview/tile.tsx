import type { Call } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../shared/session/staff';
import { Age } from '../../shared/ui/age';
import { overviewStrings } from './strings';

interface TileProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  look?: 'broad' | 'wide';
  children: ReactNode;
}

/** One part of the overview under its own heading. */
export const Tile = ({ title, note, look, children }: TileProps) => (
  <div className={`tile ${look ? `tile--${look}` : ''}`}>
    <div className="tile__head">
      <h2>{title}</h2>
      {note ? <span className="small soft">{note}</span> : null}
    </div>
    {children}
  </div>
);

/** How long ago a moment was, as a sentence has it. */
export const Ago = ({ since }: { since: string }) => (
  <span className="figures">
    <Age since={since} /> {overviewStrings.ago}
  </span>
);

interface RowsProps {
  /** Where its rows are. */
  to: string;
  /** The list that has them. */
  call: Call;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A figure that opens its rows, where this person may read them. */
export const Rows = ({ to, call, className, label, children }: RowsProps) =>
  useMay(call) ? (
    <Link to={to} className={className} aria-label={label}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
