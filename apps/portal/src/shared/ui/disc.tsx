import { type Drawing, drawings } from './drawings';
import { Line } from './icon';
import './art-tokens.css';
import './disc.css';

interface Props {
  of: Drawing;
  /** Accent: it is new. Else it only says what kind of thing it is. */
  tone?: 'plain' | 'accent';
}

/** The drawing at the head of a row, as wide as a finger, so that the texts of all rows begin on one line. */
export const Disc = ({ of, tone = 'plain' }: Props) => (
  <span className={`disc disc--${tone}`}>
    <Line path={drawings[of]} />
  </span>
);
