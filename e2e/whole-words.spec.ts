import { LANGUAGES, type Language } from '../packages/i18n/src/languages';
import { splitWords } from './support/split-words';
import { expect, test } from './support/test';
import { poorPlaces } from './support/walk-measure';
import { belongingsOf, innerPlaces } from './support/walk-places';
import { Walker } from './support/walker';

/** A narrow phone, a usual one, and that with the largest letters. */
const LOOKS = [
  { widthPx: 320, theme: 'light', textPercent: 100 },
  { widthPx: 375, theme: 'light', textPercent: 100 },
  { widthPx: 375, theme: 'light', textPercent: 200 },
] as const;

/** Chinese and Japanese have no spaces: their lines end between characters and phrases, by rules of their own. */
const WITHOUT_SPACES: readonly Language[] = ['cht', 'jp', 'zh'];

for (const language of Object.keys(LANGUAGES) as Language[])
  test(`no word is split on a narrow phone or in large letters: ${language} @full`, async ({ portal }) => {
    test.setTimeout(600_000);
    const { page } = portal;
    await portal.open('/login');
    await portal.logIn('demo', 'sandbox-demo');
    await expect(portal.button('Log out')).toBeVisible();
    const places = innerPlaces(await belongingsOf(portal));
    const walker = new Walker(page);
    await walker.speak(language);
    const faults: string[] = [];
    for (const place of places) {
      await walker.go(place);
      for (const look of LOOKS) {
        await page.setViewportSize({ width: look.widthPx, height: 812 });
        await walker.wear(look);
        const { tag } = LANGUAGES[language];
        const split = WITHOUT_SPACES.includes(language) ? [] : await page.evaluate(splitWords, tag);
        const found = [...split, ...(await page.evaluate(poorPlaces, false))];
        const where = `${language} ${place.name} ${look.widthPx} px ${look.textPercent} %`;
        faults.push(...found.map((fault) => `${where}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
