import { isFullRun } from '../tools/lib/full.mjs';
import { breachesOf } from './support/screen';
import { expect, test } from './support/test';
import { belongingsOf, freshTicket, innerPlaces, openPlaces, type Place } from './support/walk-places';
import { Walker } from './support/walker';

/** A wide run looks at each of some 50 addresses twice. */
const LIMIT_MS = isFullRun ? 1_200_000 : 300_000;
test.describe.configure({ timeout: LIMIT_MS });

const THEMES = ['light', 'dark'] as const;

/** In the slice a third of the addresses, the themes by turns: journeys look at most screens in both. */
const themesOf = (index: number): readonly (typeof THEMES)[number][] => {
  if (isFullRun) return THEMES;
  if (index % 3 !== 0) return [];
  return index % 2 === 0 ? ['light'] : ['dark'];
};

const breachesAt = async (walker: Walker, places: readonly Place[]): Promise<string[]> => {
  const breaches: string[] = [];
  for (const [index, place] of places.entries()) {
    const themes = themesOf(index);
    if (themes.length > 0) await walker.go(place);
    for (const theme of themes) {
      await walker.wear({ theme, textPercent: 100 });
      breaches.push(...(await breachesOf(walker.page)).map((breach) => `${place.name}, ${theme}: ${breach}`));
    }
  }
  return breaches;
};

test('a screen is looked at when its change of theme has ended', async ({ portal }) => {
  const { page } = portal;
  const walker = new Walker(page);
  await portal.open('/login');
  await walker.wear({ theme: 'light', textPercent: 100 });
  // So slow that it would be seen half way.
  await page.evaluate(() => document.documentElement.style.setProperty('--quick', '4s'));
  await walker.wear({ theme: 'dark', textPercent: 100 });
  expect(await page.evaluate(() => document.getAnimations().length), 'still under way').toBe(0);
  expect(await breachesOf(page)).toEqual([]);
});

test('WCAG 2.2 AA on every screen that is open to all', async ({ portal, watch }) => {
  // Somebody whom nobody knows is told so.
  watch.expect(/status of 401/);
  const walker = new Walker(portal.page);
  await walker.speak('en');
  expect(await breachesAt(walker, openPlaces(await freshTicket(portal, 'en')))).toEqual([]);
});

test('WCAG 2.2 AA on every screen of a person who has been here for long', async ({ portal }) => {
  const walker = new Walker(portal.page);
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
  expect(await breachesAt(walker, innerPlaces(await belongingsOf(portal)))).toEqual([]);
});

test('WCAG 2.2 AA on every screen of somebody new, who has nothing yet @full', async ({ portal }) => {
  const walker = new Walker(portal.page);
  await portal.register();
  expect(await breachesAt(walker, innerPlaces(await belongingsOf(portal)))).toEqual([]);
});
