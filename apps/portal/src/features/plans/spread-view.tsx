import { useTranslate } from '../../shared/i18n/use-translate';
import { useNumbers } from '../../shared/ui/numbers';
import type { Spread } from './api';
import './spread.css';

const STEP = 36;
const HEIGHT = 60;

/** One bar for each band of results, losses left of the middle: as many bands as gains have. */
const Bars = ({ bands }: { bands: Spread['bands'] }) => {
  const highest = Math.max(1, ...bands.map(({ plans }) => plans));
  const width = bands.length * STEP;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="spread__bars" aria-hidden="true">
      {bands.map(({ from_bp: from, until_bp: until, plans }, place) => {
        const height = plans === 0 ? 0 : Math.max(2, (plans / highest) * (HEIGHT - 2));
        return (
          <rect
            key={from ?? 'least'}
            x={place * STEP + 3}
            y={HEIGHT - height}
            width={STEP - 6}
            height={height}
            rx="2"
            className={until !== null && until <= 0 ? 'spread__loss' : 'spread__gain'}
          />
        );
      })}
      <line x1={width / 2} x2={width / 2} y1="0" y2={HEIGHT} className="spread__zero" />
      <line x1="0" x2={width} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="spread__ground" />
    </svg>
  );
};

/** How far the results of all settled plans lie apart: a picture, and the same in a sentence. */
export const SpreadView = ({ spread }: { spread: Spread }) => {
  const t = useTranslate();
  const { count, result } = useNumbers();
  return (
    <div className="spread">
      <Bars bands={spread.bands} />
      <div className="spread__scale small soft" aria-hidden="true">
        <span>{result(spread.least_bp)}</span>
        <span>{result(0)}</span>
        <span>{result(spread.most_bp)}</span>
      </div>
      <p>
        {t('record.spread', {
          settled: count(spread.settled),
          least: result(spread.least_bp),
          most: result(spread.most_bp),
          lower: result(spread.lower_bp),
          upper: result(spread.upper_bp),
        })}
      </p>
    </div>
  );
};
