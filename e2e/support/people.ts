import type { BrowserContext } from '@playwright/test';
import { Person } from './person';
import { test as base } from './test';
import { wordsOf } from './words';

/** What somebody holds in their hands, and the language that it speaks. */
interface Look {
  readonly device: 'phone' | 'desktop';
  readonly language: 'en' | 'th';
}

const DEVICES = {
  phone: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;

const PLACES = {
  en: { locale: 'en-US', timezoneId: 'America/New_York' },
  th: { locale: 'th-TH', timezoneId: 'Asia/Bangkok' },
} as const;

/** A browser with a screen asks for the clipboard; one without refuses it. */
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

const settingsOf = ({ device, language }: Look) => ({
  ...DEVICES[device],
  ...PLACES[language],
  permissions: PERMISSIONS,
});

const QUICK: Look = { device: 'phone', language: 'en' };

const LOOKS: readonly Look[] = [
  QUICK,
  { device: 'phone', language: 'th' },
  { device: 'desktop', language: 'en' },
  { device: 'desktop', language: 'th' },
];

interface People {
  readonly look: Look;
  /** In front of the one device of the test. */
  readonly person: Person;
  /** In front of a device of their own, of the same kind and language. */
  readonly otherPerson: () => Promise<Person>;
}

/** Journeys of people: each on a phone by touch and at a desk by mouse, in two scripts. */
export const test = base.extend<People>({
  look: [QUICK, { option: true }],
  viewport: ({ look }, use) => use(settingsOf(look).viewport),
  hasTouch: ({ look }, use) => use(settingsOf(look).hasTouch),
  isMobile: ({ look }, use) => use(settingsOf(look).isMobile),
  locale: ({ look }, use) => use(settingsOf(look).locale),
  timezoneId: ({ look }, use) => use(settingsOf(look).timezoneId),
  permissions: PERMISSIONS,

  person: async ({ page, look }, use) => {
    await use(new Person(page, await wordsOf(look.language), look.device === 'phone'));
  },

  otherPerson: async ({ browser, baseURL, look, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const origin = baseURL === undefined ? {} : { baseURL };
      const context = await browser.newContext({ ...origin, ...settingsOf(look) });
      contexts.push(context);
      watch.follow(context);
      return new Person(await context.newPage(), await wordsOf(look.language), look.device === 'phone');
    });
    for (const context of contexts) await context.close();
  },
});

/**
 * Declares a journey once for each look. The plain run plays the first alone.
 * @param declare is given the end of the title
 */
export const inEveryLook = (isQuick: boolean, declare: (ending: string) => void): void => {
  for (const look of LOOKS) {
    test.describe(() => {
      test.use({ look });
      declare(`, ${look.device}, ${look.language}${isQuick && look === QUICK ? '' : ' @full'}`);
    });
  }
};

export { expect } from './test';
