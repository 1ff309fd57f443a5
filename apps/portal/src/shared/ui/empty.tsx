import type { ReactNode } from 'react';
import { Scene } from './scene';
import './empty.css';

interface Props {
  /** What will stand here. */
  text: string;
  /** The way to it, where it is not on the same screen. */
  children?: ReactNode;
}

/** A list that nothing is in yet. */
export const Empty = ({ text, children }: Props) => (
  <div className="card empty">
    <span className="empty__scene">
      <Scene of="pause" small />
    </span>
    <div className="empty__words">
      <p className="soft">{text}</p>
      {children}
    </div>
  </div>
);
