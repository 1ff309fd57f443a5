// Every page of the console, as a machine can judge it: by axe, by hands and keys, narrow and wide, in the light and in the dark.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '@fairlead/contract';
import type { Page } from '@playwright/test';
import { outOfReach, withoutRing } from './support/console-measure';
import { fillEveryPage } from './support/filled-console';
import { startProduct } from './support/product';
import { addColleague, openScenario, type Scenario } from './support/scenario';
import { breachesOf } from './support/screen';
import { test as base, expect } from './support/test';
import { poorPlaces } from './support/walk-measure';
import { Walker } from './support/walker';

/** Nobody else works in it: no row comes or goes while it is looked at. */
const test = base.extend<
  object,
  { readonly filled: { readonly origin: string; readonly scenario: Scenario } }
>({
  filled: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      const scenario = await openScenario(product.origin);
      await fillEveryPage(scenario);
      await use({ origin: product.origin, scenario });
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ filled }, use) => use(filled.origin),
});
test.describe.configure({ timeout: 900_000 });

/** Between them every act: nobody is both maker and checker. */
const PEOPLE = {
  'who proposes': ['support', 'delivery', 'finance_maker', 'auditor', 'admin'],
  'who decides': ['support', 'delivery', 'finance_checker', 'auditor', 'admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
const NARROW_PX = 1024;
const WIDE_PX = 1920;
const HEIGHT_PX = 900;

const source = readFileSync(join(import.meta.dirname, '../apps/console/src/app/pages.ts'), 'utf8');
/** As the console's own list of pages has them: a new page is walked by itself. */
const PATHS = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);

/** Where the links of the page's own part lead to that begin with a path. */
const linksTo = async ({ page }: Walker, path: string): Promise<string[]> => {
  const links = page.locator(`main a[href^="#${path}/"]`);
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  );
  return [...new Set(addresses)];
};

/** One proposal of each kind, from the list of those that wait: each kind is evidence of its own. */
const proposalsOfKinds = async (walker: Walker): Promise<string[]> => {
  await walker.go({ name: 'proposals', path: '/proposals?state=pending' });
  const links = await walker.page.locator('main a[href^="#/proposals/"]').all();
  const ofKinds = new Map<string, string>();
  for (const link of links) {
    const kind = ((await link.textContent()) ?? '').replace(/ \d+$/, '');
    ofKinds.set(kind, ((await link.getAttribute('href')) ?? '').slice(1));
  }
  return [...ofKinds.values()];
};

/** The addresses of a page: where it shows one thing, the first that its list leads to, with its tabs, and a new one. */
const addressesOf = async (walker: Walker, path: string): Promise<readonly string[]> => {
  const [list = '', ...rest] = path.split('/:');
  if (rest.length === 0) return [path];
  await walker.go({ name: list, path: list });
  const things = await linksTo(walker, list);
  const first = things.find((thing) => /\/\d+(\?|$)/.test(thing));
  if (first === undefined) return [];
  if (rest.length === 1) return [first, ...things.filter((thing) => !/\d/.test(thing))];
  await walker.go({ name: first, path: first });
  return [first, ...(await linksTo(walker, first))];
};

/** A page so wide at which nobody points: on its left edge the rail would unfold. */
const widen = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.mouse.move(width - 1, HEIGHT_PX - 1);
};

/** Everything that is wrong with one address, in words: light and narrow first, then dark and wide. */
const faultsAt = async (walker: Walker, path: string): Promise<string[]> => {
  const { page } = walker;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await widen(page, NARROW_PX);
  await walker.go({ name: path, path });
  const cut = async (): Promise<string[]> => [
    ...(await page.evaluate(poorPlaces, true)),
    ...(await page.evaluate(outOfReach)),
  ];
  const faults = [...(await breachesOf(page)), ...(await cut())];
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await widen(page, WIDE_PX);
  faults.push(...(await breachesOf(page, true)).map((breach) => `dark: ${breach}`));
  faults.push(...(await cut()).map((fault) => `wide: ${fault}`));
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  return [...faults, ...(await page.evaluate(withoutRing))].map((fault) => `${path}: ${fault}`);
};

for (const [who, roles] of Object.entries(PEOPLE))
  test(`every page of the console for ${who} @full`, async ({ filled, staffDesk }) => {
    expect(PATHS.length).toBeGreaterThan(40);
    const { username, password } = await addColleague(filled.scenario, roles);
    const { page } = await staffDesk(username, password);
    const walker = new Walker(page);
    const faults: string[] = [];
    for (const path of PATHS) {
      // Evidence is for who decides by it.
      const isEachKind = path === '/proposals/:id' && who === 'who decides';
      const addresses = isEachKind ? await proposalsOfKinds(walker) : await addressesOf(walker, path);
      if (addresses.length === 0) faults.push(`${path}: there is nothing to open`);
      for (const address of addresses) faults.push(...(await faultsAt(walker, address)));
    }
    expect(faults).toEqual([]);
  });
