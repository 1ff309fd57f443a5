const BROWSERS = [
  [/edg(a|ios)?\//i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
] as const;

const SYSTEMS = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os|macintosh/i, 'Mac'],
  [/linux|x11/i, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], told: string): string | undefined =>
  names.find(([sign]) => sign.test(told))?.[1];

/** What a device says of itself, in short: "Chrome on Windows"; as it came where nothing of it is known. */
export const deviceWords = (told: string): string => {
  const [browser, system] = [nameIn(BROWSERS, told), nameIn(SYSTEMS, told)];
  if (browser === undefined && system === undefined) return told;
  return [browser, system].filter((name) => name !== undefined).join(' on ');
};
