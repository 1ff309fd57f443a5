import type { ProposalDetail } from '@fairlead/contract';
import { strings } from '../../shared/lib/strings';
import { Difference } from '../../shared/ui/difference';
import { isCover } from './covers';
import { isWord } from './spoken';
import { readFigure, statedName } from './stated';
import { changedTextStrings } from './strings';

type Stated = ProposalDetail['payload'];

const FORMER = 'former_';

/** Whether it is what was so until now, which stands beside what is proposed. */
export const isFormer = (name: string): boolean => name.startsWith(FORMER);

interface BothProps {
  name: string;
  before: string;
  after: string;
}

const Both = ({ name, before, after }: BothProps) => {
  const [was, figure] = [readFigure(name, before), readFigure(name, after)];
  if (figure === null) return <Difference before={before} after={after} tag="en" />;
  return (
    <>
      <del>
        <span className="hidden-text">{strings.common.removed} </span>
        {was}
      </del>{' '}
      <ins>
        <span className="hidden-text">{strings.common.added} </span>
        {figure}
      </ins>
    </>
  );
};

/** What a proposal changes beside pictures and words by language: each as it is and as it would be. */
export const Changes = ({ stated }: { stated: Stated }) => {
  const changed = stated.filter(({ name }) => isFormer(name) && !isCover(name) && !isWord(name));
  if (changed.length === 0) return null;
  return (
    <div className="panel">
      <h3>{changedTextStrings.terms}</h3>
      {changed.map(({ name: former, value: before }) => {
        const name = former.slice(FORMER.length);
        const after = stated.find((one) => one.name === name)?.value ?? '';
        return (
          <div key={name}>
            <p className="small soft">{statedName(name)}</p>
            <Both name={name} before={before} after={after} />
          </div>
        );
      })}
    </div>
  );
};
