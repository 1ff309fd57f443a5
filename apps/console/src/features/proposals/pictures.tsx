import type { ProposalDetail } from '@fairlead/contract';
import { strings, words } from '../../shared/lib/strings';

/** Under this name stand the links to the pictures that prove what was stated. */
export const EVIDENCE = 'evidence';

/**
 * The pictures that prove what was stated, in sight: whoever decides looks at them first
 * (docs/domain/proposals.md#evidence).
 */
export const Pictures = ({ stated }: { stated: ProposalDetail['payload'] }) => {
  const urls = stated.filter(({ name }) => name === EVIDENCE).map(({ value }) => value);
  return urls.length === 0 ? null : (
    <div className="panel">
      <h3>{words(EVIDENCE)}</h3>
      <div className="sheet__pictures">
        {urls.map((url, index) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={strings.common.image(index + 1)} />
          </a>
        ))}
      </div>
    </div>
  );
};
