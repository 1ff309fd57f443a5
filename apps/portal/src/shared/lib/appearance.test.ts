import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { appearance } from './appearance';

const script = readFileSync(join(import.meta.dirname, '../../../public/appearance.js'), 'utf8');
const root = document.documentElement;
const look = () => [root.dataset.theme ?? null, root.style.getPropertyValue('--text-scale')];

/** What a browser does with the script of index.html. */
const openPage = (): void => {
  // biome-ignore lint/security/noGlobalEval: the script is this repository's own and not a module
  globalThis.eval(script);
};

describe('theme and text size (public/appearance.js)', () => {
  beforeEach(() => localStorage.clear());

  it('are those of the device until something is chosen', () => {
    openPage();
    expect(look()).toEqual([null, '1']);
  });

  it('change at once, and stand before the first paint of the next visit', () => {
    openPage();
    appearance.keep({ theme: 'dark' });
    appearance.keep({ textPercent: 150 });
    expect(look()).toEqual(['dark', '1.5']);
    delete root.dataset.theme;
    root.style.removeProperty('--text-scale');
    openPage();
    expect(look()).toEqual(['dark', '1.5']);
    appearance.keep({ theme: 'system', textPercent: 100 });
    expect(look()).toEqual([null, '1']);
  });

  it.each(['{"theme":', 'null', '{"theme":"pink","textPercent":900}'])(
    'bear a damaged entry: %s',
    (entry) => {
      localStorage.setItem('fairlead_appearance', entry);
      openPage();
      expect(look()).toEqual([null, '1']);
    },
  );
});
