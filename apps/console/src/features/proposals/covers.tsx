import type { ProposalDetail } from '@fairlead/contract';
import { strings } from '../../shared/lib/strings';
import { LandingFrame } from '../../shared/ui/landing-frame';
import { LandingContents } from './landing-contents';
import { coverStrings } from './strings';

const LANDING_PAGE = 'creative_landing_page';
const NAMES: ReadonlyMap<string, string> = new Map([
  ['cover_url', coverStrings.proposed],
  ['former_cover_url', coverStrings.former],
  ['creative_images', coverStrings.images],
  ['creative_poster', coverStrings.poster],
  [LANDING_PAGE, strings.common.landingPage],
]);

/** Whether what was stated is a picture or a page, which is shown and not named. */
export const isCover = (name: string): boolean => NAMES.has(name);

type Shown = ProposalDetail['payload'][number];

/** Each picture of a name, or the page, whole, with what is in it. */
const Whole = ({ name, value }: Shown) =>
  name === LANDING_PAGE ? (
    <>
      <LandingFrame url={value} />
      <LandingContents url={value} />
    </>
  ) : (
    value.split(' ').map((url) => <img key={url} className="whole" src={url} alt={NAMES.get(name) ?? ''} />)
  );

/**
 * The pictures of a proposed product, the cover beside the one before, and its landing page, whole, with its words and
 * pictures by themselves: no list of words reads what stands in a picture, so whoever decides does.
 */
export const Covers = ({ stated }: { stated: ProposalDetail['payload'] }) => {
  const covers = stated.filter(({ name }) => isCover(name));
  return covers.length === 0 ? null : (
    <div className="panel">
      <h3>{coverStrings.title}</h3>
      {covers.map((shown) => (
        <div key={shown.name} className="stack">
          <p className="small soft">{NAMES.get(shown.name)}</p>
          <Whole {...shown} />
        </div>
      ))}
    </div>
  );
};
