import { strings } from './strings';

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;

/** A length of time in its largest unit. */
export const ageOf = (ageMs: number): string => {
  const [unit, sizeMs] = UNITS.find(([, oneMs]) => ageMs >= oneMs) ?? UNITS[2];
  return `${Math.floor(ageMs / sizeMs)} ${unit}`;
};

/** How far a moment is from now, e.g. `3 min ago` or `in 2 h`; null beyond a week, where its date says more. */
export const nearness = (isoTime: string, now: number): string | null => {
  const agoMs = now - Date.parse(isoTime);
  if (Math.abs(agoMs) > WEEK_MS) return null;
  if (Math.abs(agoMs) < MINUTE_MS) return strings.until.now;
  return agoMs > 0 ? strings.until.ago(ageOf(agoMs)) : strings.until.left(ageOf(-agoMs));
};
