import { deviceClock } from '@fairlead/ui/clock';
import { writtenTime } from './figures';

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** A length of time in its largest unit. */
export const ageOf = (ageMs: number): string => {
  const [unit, sizeMs] = UNITS.find(([, oneMs]) => ageMs >= oneMs) ?? UNITS[2];
  return `${Math.floor(ageMs / sizeMs)} ${unit}`;
};

/** How long something has waited, with the exact moment at hand; nothing where nothing waits. */
export const Age = ({ since }: { since: string | null }) =>
  since === null ? null : (
    <time className="figures" dateTime={since} title={writtenTime(since)}>
      {ageOf(Math.max(0, deviceClock.now() - Date.parse(since)))}
    </time>
  );
