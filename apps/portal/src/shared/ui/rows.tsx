import type { ReactNode } from 'react';

/** Named values under each other, the values at the right. */
export const Rows = ({ children }: { children: ReactNode }) => <dl className="rows">{children}</dl>;

interface RowProps {
  name: string;
  children: ReactNode;
  /** A line below, e.g. where the value comes from. */
  note?: ReactNode;
  strong?: boolean;
  /** Marks the row for the style that gives it a swatch. */
  part?: string;
}

export const Row = ({ name, children, note, strong = false, part }: RowProps) => (
  <div className={`rows__row ${strong ? 'rows__row--strong' : ''}`} data-part={part}>
    <dt>{name}</dt>
    <dd className="rows__value">{children}</dd>
    {note ? <dd className="rows__note">{note}</dd> : null}
  </div>
);
