const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * A moment written out in the device's zone, the zone named (experience.md). The name is put behind by hand:
 * asked for together, Korean and Thai write the clock in words ("14 hours 42 minutes 56 seconds").
 */
export const writtenTime = (isoTime: string, tag: string): string => {
  const time = new Date(isoTime);
  const clock = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(time);
  const zone = new Intl.DateTimeFormat(tag, { timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName');
  return `${clock} ${zone?.value ?? ''}`.trim();
};

/** A moment as lists show it: "5 minutes ago", "in 3 hours". */
export const relativeTime = (isoTime: string, now: number, tag: string): string => {
  const differenceMs = new Date(isoTime).getTime() - now;
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  for (const [unit, sizeMs] of UNITS) {
    if (Math.abs(differenceMs) >= sizeMs) return format.format(Math.round(differenceMs / sizeMs), unit);
  }
  return format.format(Math.round(differenceMs / 1_000), 'second');
};
