import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '../packages/i18n/src/languages';
import type { Portal } from './support/portal';
import { atRest } from './support/rest';
import { expect, test } from './support/test';
import { belongingsOf, freshTicket, innerPlaces, openPlaces, type Place } from './support/walk-places';
import { Walker } from './support/walker';

const folder = process.env.GALLERY_FOLDER ?? '';
const isForReadme = process.env.GALLERY_README === '1';
const LANGUAGES: readonly Language[] = isForReadme ? ['en'] : LANGUAGE_CODES;
const THEMES = isForReadme ? (['light'] as const) : (['light', 'dark'] as const);
const RAIL_WIDTH = 1024;
const PHONE = { width: 375, height: 812 };
const SIZES = isForReadme
  ? [PHONE]
  : [{ width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** What the README shows. */
const SHOWN = [
  'ad-center',
  'wallet',
  'plan',
  'plan-detail-settlement_successful',
  'plan-goods-detail-product',
  'wallet-withdraw',
];

const paint = async (walker: Walker, places: readonly Place[], language: Language): Promise<void> => {
  const width = walker.page.viewportSize()?.width ?? 0;
  for (const place of places) {
    if (isForReadme && !SHOWN.includes(place.name)) continue;
    await walker.go(place);
    for (const theme of THEMES) {
      await walker.wear({ theme, textPercent: 100 });
      const name = isForReadme ? place.name : `${language}-${theme}-${width}-${place.name}`;
      await walker.page.screenshot({
        path: join(folder, `${name}.png`),
        // The desktop's zoom deceives a picture of the whole page.
        fullPage: !isForReadme && width < RAIL_WIDTH,
        animations: 'disabled',
      });
    }
  }
};

const signIn = async (portal: Portal): Promise<void> => {
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
};

test.describe('the console @gallery', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });
  if (isForReadme)
    test('its overview', async ({ staffDesk }) => {
      mkdirSync(folder, { recursive: true });
      const { page } = await staffDesk('admin');
      await expect(page.getByRole('heading', { name: 'Networks' })).toBeVisible();
      await atRest(page);
      await page.screenshot({ path: join(folder, 'console-overview.png'), animations: 'disabled' });
    });
});

for (const viewport of SIZES) {
  const isTouched = viewport.width < RAIL_WIDTH;
  test.describe(`pictures ${viewport.width} px wide @gallery`, () => {
    test.use({ viewport, hasTouch: isTouched, isMobile: isTouched });
    for (const language of LANGUAGES)
      test(`in ${language}`, async ({ portal, watch }) => {
        mkdirSync(folder, { recursive: true });
        // A guest of the host app whom nobody knows is told so.
        watch.expect(/status of 401/);
        const walker = new Walker(portal.page);
        await signIn(portal);
        await walker.speak(language);
        await paint(walker, innerPlaces(await belongingsOf(portal)), language);
        await portal.page.evaluate(() => localStorage.removeItem('fb_token'));
        await walker.speak(language);
        await paint(walker, openPlaces(await freshTicket(portal, language)), language);
      });
  });
}
