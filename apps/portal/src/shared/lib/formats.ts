/** A formatter takes milliseconds to make on a phone, and a screen uses the same few a hundred times. */
const made = new Map<string, unknown>();

// Whoever travels comes back to the app in another time zone.
document.addEventListener('visibilitychange', () => made.clear());

/** Where it exists it knows the zone at once; the first formatter of a page takes a slow phone 100 ms. */
interface WithTemporal {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
}

const once = <Format>(key: string, make: () => Format): Format => {
  const known = made.get(key) as Format | undefined;
  if (known !== undefined) return known;
  const format = make();
  made.set(key, format);
  return format;
};

/** @param tag BCP 47 */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${tag} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(tag, options));

/** @param tag BCP 47 */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`number ${tag} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));

/** @param tag BCP 47 */
export const relativeFormat = (tag: string): Intl.RelativeTimeFormat =>
  once(`relative ${tag}`, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** The name of the device's zone, such as `Asia/Kolkata`. */
export const deviceZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ??
  once('zone', () => new Intl.DateTimeFormat().resolvedOptions().timeZone);
