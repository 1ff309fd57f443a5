import { LANGUAGES, type Language } from '../packages/i18n/src/languages';
import { isFullRun } from '../tools/lib/full.mjs';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';
import { englishSentences } from './support/walk-english';
import { poorPlaces, poorTargets, poorWords } from './support/walk-measure';
import { belongingsOf, freshTicket, innerPlaces, openPlaces, type Place } from './support/walk-places';
import { followAnswers, type Look, Walker } from './support/walker';

/** A way of looking at every screen. */
interface Pass extends Look {
  readonly widthPx: number;
}

const phone = { widthPx: 375, textPercent: 100 } as const;
const PASSES = {
  light: { ...phone, theme: 'light' },
  dark: { ...phone, theme: 'dark' },
  narrow: { ...phone, theme: 'light', widthPx: 320 },
  large: { ...phone, theme: 'dark', textPercent: 200 },
} as const satisfies Record<string, Pass>;

/** The slice: the two looks that leave the least room. */
const SLICE: { readonly [L in Language]?: readonly Pass[] } = {
  en: [PASSES.narrow],
  de: [PASSES.large],
};
/** A wide run looks at each of some 50 addresses in four ways. */
test.describe.configure({ mode: 'parallel', timeout: isFullRun ? 1_200_000 : 300_000 });

/** Who walks in the slice: all three in a wide walk, somebody new in that alone. */
const isWalked = (language: Language, person: 'guest' | 'long' | 'new'): boolean =>
  isFullRun || { guest: language === 'en', long: language === 'de', new: false }[person];

const passesOf = (language: Language): readonly Pass[] =>
  isFullRun ? Object.values(PASSES) : (SLICE[language] ?? []);

const languages = (Object.keys(LANGUAGES) as Language[]).filter((language) => passesOf(language).length > 0);

/** Looks at each screen in each way, and returns everything that is wrong. */
const walk = async (walker: Walker, places: readonly Place[], language: Language): Promise<string[]> => {
  const english = await englishSentences(language);
  const { page } = walker;
  const faults: string[] = [];
  await walker.speak(language);
  for (const place of places) {
    await walker.go(place);
    for (const pass of passesOf(language)) {
      await page.setViewportSize({ width: pass.widthPx, height: 812 });
      await walker.wear(pass);
      const found = [
        ...(await page.evaluate(poorWords, { tag: LANGUAGES[language].tag, english })),
        ...(await page.evaluate(poorPlaces, false)),
        ...(await page.evaluate(poorTargets)),
      ];
      const where = `${language} ${place.name} ${pass.theme} ${pass.widthPx} px ${pass.textPercent} %`;
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    }
  }
  return faults;
};

const walkers = {
  guest: {
    title: 'every screen that is open to all',
    places: async (portal: Portal, language: Language) => openPlaces(await freshTicket(portal, language)),
  },
  long: {
    title: 'every screen of a person who has been here for long',
    places: async (portal: Portal) => {
      await portal.open('/login');
      await portal.logIn('demo', 'sandbox-demo');
      await expect(portal.button('Log out')).toBeVisible();
      return innerPlaces(await belongingsOf(portal));
    },
  },
  new: {
    title: 'every screen of somebody new, who has nothing yet',
    places: async (portal: Portal) => {
      await portal.register();
      return innerPlaces(await belongingsOf(portal));
    },
  },
} as const;

for (const language of languages)
  for (const person of ['guest', 'long', 'new'] as const) {
    if (!isWalked(language, person)) continue;
    const { title, places } = walkers[person];
    test(`walk in ${language}: ${title}`, async ({ portal, watch }) => {
      // A guest of the host app whom nobody knows is told so.
      if (person === 'guest') watch.expect(/status of 401/);
      const answers = followAnswers(portal.page, person === 'guest' ? ['/auth/v2/login'] : []);
      const walker = new Walker(portal.page);
      expect(await walk(walker, await places(portal, language), language)).toEqual([]);
      expect(answers()).toEqual([]);
    });
  }
