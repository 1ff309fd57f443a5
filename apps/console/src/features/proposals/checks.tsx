import type { ReactNode } from 'react';
import { evidenceStrings } from './strings';

type Weight = 'bad' | 'attention';

/** One thing that whoever decides looks at. */
export interface Check {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Stands out: it does not fit, or asks for a look. */
  readonly weight?: Weight | undefined;
  /** Tells rows of one name apart. */
  readonly key?: string;
}

interface Props {
  title: string;
  checks: readonly Check[];
  children?: ReactNode;
}

/** A part of the evidence as names with values; what stands out is coloured, and said by how many in its head. */
export const Checks = ({ title, checks, children }: Props) => {
  const standing = checks.filter(({ weight }) => weight !== undefined).length;
  return (
    <div className="panel">
      <div className="row row--apart">
        <h3>{title}</h3>
        {standing > 0 ? (
          <span className="tag tag--attention">{evidenceStrings.standsOut(standing, checks.length)}</span>
        ) : null}
      </div>
      <dl className="checks">
        {checks.map(({ name, value, weight, key = String(name) }) => (
          <div key={key} className={`checks__row ${weight ? `checks__row--${weight}` : ''}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
};
