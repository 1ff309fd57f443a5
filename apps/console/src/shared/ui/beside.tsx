import type { ReactNode } from 'react';

interface Props {
  /** What is chosen in the list; it takes the list's place where there is no room for both. */
  chosen: ReactNode;
  children: ReactNode;
}

/** A list, and beside it the one of its rows that is open. */
export const Beside = ({ chosen, children }: Props) => (
  <div className={`beside ${chosen ? 'beside--open' : ''}`}>
    <div className="stack beside__list">{children}</div>
    {chosen}
  </div>
);
