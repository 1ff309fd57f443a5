/** How the colours are chosen: as the device says, or one of the two. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A theme that was kept on the device; the device's own where it is none. */
export const themeOf = (kept: unknown): Theme => THEMES.find((theme) => theme === kept) ?? 'system';
