import type { ReactNode } from 'react';
import { Icon } from './icon';
import './fold.css';

interface Props {
  /** The drawing at its head, where each of several folds has one. */
  disc?: ReactNode;
  heading: string;
  /** What it says, in a line, to who does not open it. */
  note?: string | undefined;
  /** Open at first, such as for what the address names. */
  isOpen?: boolean;
  /** What is not as it should be is never folded away. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A part of a page that is opened by who wants to know it. */
export const Fold = ({ disc, heading, note, isOpen = false, isWrong = false, children }: Props) => (
  <details className={`card fold-card ${isWrong ? 'card--attention' : ''}`} open={isOpen || isWrong}>
    <summary className="fold-card__summary">
      {disc}
      <span className="fold-card__words">
        <h2>{heading}</h2>
        {note === undefined ? null : <span className="small soft">{note}</span>}
      </span>
      <Icon name="next" />
    </summary>
    <div className="fold-card__body">{children}</div>
  </details>
);
