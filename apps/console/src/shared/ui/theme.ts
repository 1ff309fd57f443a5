export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'fairlead_console_theme';

const read = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';

/** Light, dark, or as the device says; kept on the device. */
export const theme = {
  read,
  apply: (chosen: Theme = read()): void => {
    localStorage.setItem(KEY, chosen);
    if (chosen === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', chosen);
  },
};
