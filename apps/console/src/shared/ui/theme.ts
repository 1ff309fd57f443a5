import { type Theme, themeOf } from '@fairlead/ui/theme';

const KEY = 'fairlead_console_theme';

const read = (): Theme => themeOf(localStorage.getItem(KEY));

/** Light, dark, or as the device says; kept on the device. */
export const theme = {
  read,
  apply: (chosen: Theme = read()): void => {
    localStorage.setItem(KEY, chosen);
    if (chosen === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', chosen);
  },
};
