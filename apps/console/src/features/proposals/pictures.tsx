import type { ProposalDetail } from '@fairlead/contract';
import { useState } from 'react';
import { strings, words } from '../../shared/lib/strings';

/** Under this name stand the links to the pictures that prove what was stated. */
export const EVIDENCE = 'evidence';

/** One that does not load says so, and leads to why: an empty frame would be passed over. */
const Picture = ({ url, number }: { url: string; number: number }) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {isMissing ? (
        <strong role="alert">{strings.common.imageMissing(number)}</strong>
      ) : (
        <img src={url} alt={strings.common.image(number)} onError={() => setMissing(true)} />
      )}
    </a>
  );
};

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
          <Picture key={url} url={url} number={index + 1} />
        ))}
      </div>
    </div>
  );
};
