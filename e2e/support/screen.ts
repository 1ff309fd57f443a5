import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFullRun } from '../../tools/lib/full.mjs';
import { atRest } from './rest';

const gallery = join(import.meta.dirname, '../../gallery');
const PHONE_WIDTH = 375;
const RAIL_WIDTH = 1024;
const wantsPictures = process.env.GALLERY === '1';
const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Lets header and bar of the roots stand at the ends of the page, or above it again. What they cover can be scrolled from
 * below them (roots.spec.ts looks), and is no small target.
 */
const setBarsAside = (page: Page, isAside: boolean): Promise<void> =>
  page.locator('.frame > .roots, .frame > .header').evaluateAll(
    (bars: HTMLElement[], position) => {
      for (const bar of bars) bar.style.position = position;
    },
    isAside && (page.viewportSize()?.width ?? 0) < RAIL_WIDTH ? 'static' : '',
  );

/**
 * Breaches of WCAG 2.2 AA on the page when it has come to rest, in words. `coloursOnly` where the rest was looked at before.
 */
export const breachesOf = async (page: Page, coloursOnly = false): Promise<string[]> => {
  await atRest(page);
  await setBarsAside(page, true);
  const axe = new AxeBuilder({ page });
  const { violations } = await (coloursOnly
    ? axe.withRules(['color-contrast'])
    : axe.withTags(WCAG_AA)
  ).analyze();
  await setBarsAside(page, false);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
};

/** How many pixels the page can be moved sideways: something is wider than the screen. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const takePicture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(gallery, { recursive: true });
  await page.screenshot({
    path: join(gallery, `${name}.png`),
    fullPage: page.viewportSize()?.width === PHONE_WIDTH,
  });
};

/** A wide run looks at a screen in the light and in the dark, the slice by turns in one of them. */
const schemesOf = (name: string) => {
  if (isFullRun || wantsPictures) return ['light', 'dark'] as const;
  return name.length % 2 === 0 ? (['light'] as const) : (['dark'] as const);
};

/**
 * Looks at a screen as it stands: no violation of WCAG 2.2 AA, nothing wider than the screen. `GALLERY=1` leaves
 * pictures of it in `gallery/`.
 */
export const lookAt = async (page: Page, name: string): Promise<void> => {
  for (const [index, colorScheme] of schemesOf(name).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In the second only the colours differ.
    expect(await breachesOf(page, index === 1), `${name}, ${colorScheme}`).toEqual([]);
    if (wantsPictures) await takePicture(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await overhang(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
};
