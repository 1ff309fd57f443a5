/** What kind of device a browser says it runs on; no brand is named (docs/promises.md#no-borrowed-name). */
export const placeKind = (userAgent: string | null): 'phone' | 'computer' | 'unknown' => {
  if (userAgent === null) return 'unknown';
  if (/Mobile|Android|iPhone|iPad|Tablet/i.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(userAgent) ? 'computer' : 'unknown';
};
