import { observable } from '@fairlead/ui/observable';
import { type Theme, themeOf } from '@fairlead/ui/theme';
import { readStored, writeStored } from './storage';

const KEY = 'fairlead_appearance';

/** Bounds and step of the text size in the settings (docs/domain/screens.md#text-size). */
export const TEXT_PERCENT = { min: 100, max: 200, step: 25 } as const;

export interface Appearance {
  readonly theme: Theme;
  readonly textPercent: number;
}

const stored = (): Appearance => {
  const { theme, textPercent } = readStored<Partial<Appearance> | null>(KEY) ?? {};
  const isSize =
    typeof textPercent === 'number' && textPercent >= TEXT_PERCENT.min && textPercent <= TEXT_PERCENT.max;
  return {
    theme: themeOf(theme),
    textPercent: isSize ? textPercent : TEXT_PERCENT.min,
  };
};

const current = observable<Appearance>(stored());

/** How the app looks on this device; `public/appearance.js` applies it, also before the first paint. */
export const appearance = {
  get: current.get,
  onChange: current.onChange,
  keep: (change: Partial<Appearance>): void => {
    current.set({ ...current.get(), ...change });
    writeStored(KEY, current.get());
    window.dispatchEvent(new Event('fairlead-appearance'));
  },
};
