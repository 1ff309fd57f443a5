import type { ProposalDetail } from '@fairlead/contract';
import { coverStrings } from './strings';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['cover_url', coverStrings.proposed],
  ['former_cover_url', coverStrings.former],
]);

/** Whether what was stated is a picture, which is shown and not named. */
export const isCover = (name: string): boolean => NAMES.has(name);

/**
 * The picture of a proposed product beside the one before, whole: no list of words reads what stands in it, so whoever
 * decides does.
 */
export const Covers = ({ stated }: { stated: ProposalDetail['payload'] }) => {
  const covers = stated.filter(({ name }) => isCover(name));
  return covers.length === 0 ? null : (
    <div className="panel">
      <h3>{coverStrings.title}</h3>
      {covers.map(({ name, value }) => (
        <div key={name} className="stack">
          <p className="small soft">{NAMES.get(name)}</p>
          <img className="whole" src={value} alt={NAMES.get(name) ?? ''} />
        </div>
      ))}
    </div>
  );
};
