import { Reading } from '../../shared/ui/reading';
import { type LandingPage, useLandingPage } from './landing-page';
import { coverStrings } from './strings';

const Contents = ({ words, images }: LandingPage) => (
  <>
    <p className="small soft">{words === '' ? coverStrings.pageWithoutWords : coverStrings.pageWords}</p>
    {words === '' ? null : (
      <p className="said" dir="auto">
        {words}
      </p>
    )}
    {images.map(({ number, url, alt }) => {
      const name = coverStrings.pageImage(number);
      return (
        <div key={number} className="stack">
          <p className="small soft">{alt === '' ? name : coverStrings.pageImageSaid(name, alt)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
          <section className="sheet__own-size" aria-label={name} tabIndex={0}>
            <img src={url} alt={name} />
          </section>
        </div>
      );
    })}
  </>
);

/**
 * All words of a landing page and each picture in it by itself, free of its styles: where its lines break depends on the
 * frame, and a holder's is not the approver's (docs/domain/products.md#publishing).
 */
export const LandingContents = ({ url }: { url: string }) => {
  const query = useLandingPage(url);
  return (
    <Reading query={query} data={query.data}>
      {(page) => <Contents {...page} />}
    </Reading>
  );
};
