import type { ReactNode } from 'react';
import './art-tokens.css';
import './live-ring.css';

interface Props {
  /** How much of the budget is delivered, in basis points. */
  basisPoints: number;
  /** The same in words, for those who hear the screen. */
  label: string;
  children: ReactNode;
}

/** The mark as a measure: the ring fills with what was delivered, the line passes behind it. */
export const LiveRing = ({ basisPoints, label, children }: Props) => (
  <div
    className="live-ring"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(basisPoints / 100)}
  >
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path className="live-ring__line" d="M2 86 16 79.500M104 40.500 118 34" />
      <circle className="live-ring__track" cx="60" cy="60" r="44" />
      {basisPoints === 0 ? null : (
        <circle
          className="live-ring__done"
          cx="60"
          cy="60"
          r="44"
          pathLength="100"
          strokeDasharray={`${Math.min(100, basisPoints / 100)} 100`}
          transform="rotate(-90 60 60)"
        />
      )}
    </svg>
    <span className="live-ring__words">{children}</span>
  </div>
);
