import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';
import './fold.css';

interface Props {
  heading: string;
  /** What it says, in a line, to who does not open it. */
  note?: string | undefined;
  /** What is not as it should be is never folded away. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A part of the books that is opened by who wants to know it. */
export const Fold = ({ heading, note, isWrong = false, children }: Props) => (
  <details className={`card books-fold ${isWrong ? 'card--attention' : ''}`} open={isWrong}>
    <summary className="books-fold__summary">
      <span className="books-fold__words">
        <h2>{heading}</h2>
        {note === undefined ? null : <span className="small soft">{note}</span>}
      </span>
      <Icon name="next" />
    </summary>
    <div className="books-fold__body">{children}</div>
  </details>
);
