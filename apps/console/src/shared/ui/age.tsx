import { deviceClock } from '@fairlead/ui/clock';
import { ageOf } from '../lib/age-of';
import { strings } from '../lib/strings';
import { shortTime, writtenTime } from './figures';

/** How long something has waited, with the exact moment at hand; nothing where nothing waits. */
export const Age = ({ since }: { since: string | null }) =>
  since === null ? null : (
    <time className="figures" dateTime={since} title={writtenTime(since)}>
      {ageOf(Math.max(0, deviceClock.now() - Date.parse(since)))}
    </time>
  );

const SOON_MS = 24 * 3_600_000;

/** How long there is still time, or how late it is, with the exact moment behind it. */
export const Until = ({ at }: { at: string | null }) => {
  if (at === null) return strings.common.none;
  const leftMs = Date.parse(at) - deviceClock.now();
  const look = leftMs <= 0 ? 'until--late' : leftMs < SOON_MS ? 'until--soon' : '';
  return (
    <time dateTime={at} title={writtenTime(at)}>
      <strong className={`figures until ${look}`}>
        {leftMs <= 0 ? strings.until.late(ageOf(-leftMs)) : strings.until.left(ageOf(leftMs))}
      </strong>
      <br />
      <span className="figures small soft">{shortTime(at)}</span>
    </time>
  );
};
