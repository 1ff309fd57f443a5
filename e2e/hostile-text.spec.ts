// Text that means harm, through every field in which anybody may write, and then every screen of both apps. It has a
// product of its own: what is sent to everybody here would stand on the screens of other journeys.

import { calls, LIMITS } from '@fairlead/contract';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Console } from './support/console';
import { allFreeText, cut } from './support/free-text';
import { harmDone, openAll, watchForHarm } from './support/harm';
import { writeAtDesks } from './support/hostile-desks';
import { writeAsHolders } from './support/hostile-holders';
import { writeWithMoney } from './support/hostile-money';
import { type HostileWorld, openHostileWorld } from './support/hostile-world';
import { PAYLOADS } from './support/payloads';
import { PASSWORD, Portal } from './support/portal';
import { startProduct } from './support/product';
import { belongingsOf, innerPlaces } from './support/walk-places';
import { Walker } from './support/walker';
import { addColleague } from './support/world';

test.describe.configure({ timeout: 2_400_000 });

/**
 * So often everybody writes everything. Fields of 2,000 characters and more have then carried every payload; the
 * shorter ones as many as fit, each beginning at another, so that every payload went through many of them.
 */
const ROUNDS = 6;
/** Every so many payloads one stands alone as a nickname. */
const TURN = 4;
/** Pages of the console that are looked at in a visit. */
const DESK_PAGES = 60;
const ALL_ROLES = ['support', 'delivery', 'finance_maker', 'finance_checker', 'auditor', 'admin'] as const;

/** Fields that this journey cannot reach by the calls alone, each for its reason. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^consoleReport\./, 'needs a plan that a network runs just then, or a report of it that is held back'],
  [/^consoleContent\./, 'the texts and contacts of the network are not written here'],
];

/** A browser on the product, watched. */
interface Watched {
  readonly walker: Walker;
  readonly faults: string[];
}

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const openWatched = async (browser: Browser, origin: string, looks: object): Promise<Watched> => {
  const context: BrowserContext = await browser.newContext({ baseURL: origin, ...looks });
  const faults = await watchForHarm(context, origin);
  return { walker: new Walker(await context.newPage()), faults };
};

/** Looks at one place, with everything opened that can be. */
const lookAt = async (walker: Walker, path: string): Promise<string[]> => {
  await walker.go({ name: path, path });
  await openAll(walker.page);
  await walker.settle();
  return (await harmDone(walker.page)).map((fault) => `${path}: ${fault}`);
};

const logIn = async (page: Page, username: string): Promise<Portal> => {
  const portal = new Portal(page);
  await portal.open('/login');
  await portal.logIn(username, PASSWORD);
  await expect(portal.button('Log out')).toBeVisible();
  return portal;
};

/** Every screen of the app, with each product and plan that the texts made. */
const visitApp = async ({ walker }: Watched, { doors, holder }: HostileWorld): Promise<string[]> => {
  const portal = new Portal(walker.page);
  const { items: products } = await doors.send(calls.plan.products, holder.token, {});
  const config = await doors.send(calls.config.basic, '', { lang: 'en' });
  const { items: orders } = await doors.send(calls.plan.list, holder.token, {});
  const paths = [
    ...innerPlaces(await belongingsOf(portal)).map(({ path }) => path),
    ...config.faq_config.map(({ id }) => `/ad-center/ques-detail?id=${id}`),
    ...products.map(({ id }) => `/plan/goods-detail?id=${id}`),
    ...orders.slice(0, 5).map(({ id }) => `/plan/detail?id=${id}`),
  ];
  const faults: string[] = [];
  for (const path of new Set(paths)) faults.push(...(await lookAt(walker, path)));
  return faults;
};

/** Every page of the console, and those that their rows lead to. */
const visitDesk = async ({ walker }: Watched): Promise<string[]> => {
  const seen = new Set<string>();
  const { page } = walker;
  const linksOf = (where: string) =>
    page
      .locator(`${where} a[href^="#/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const pages = await linksOf('nav');
  const queue = [...pages];
  const faults: string[] = [];
  for (let number = 0; number < DESK_PAGES && queue.length > 0; number += 1) {
    const path = queue.shift() ?? '';
    faults.push(...(await lookAt(walker, path)));
    seen.add(path);
    for (const link of new Set(await linksOf('main')))
      if (!seen.has(link) && !queue.includes(link)) queue.push(link);
  }
  return faults;
};

/** What fits only one payload and shows in one place: each in its turn. */
const takeTurns = async (watched: Watched, world: HostileWorld): Promise<string[]> => {
  const { walker } = watched;
  const { spare, write } = world;
  await logIn(walker.page, spare.username);
  const faults: string[] = [];
  const alone = PAYLOADS.filter((text, index) => index % TURN === 0 && text.trim() !== '');
  for (const payload of alone) {
    const nickname = cut(payload, LIMITS.nicknameMax);
    await world.doors.send(calls.user.edit, spare.token, { nickname });
    faults.push(...(await lookAt(walker, '/ad-center')));
  }
  for (let turn = 0; turn < 5; turn += 1) {
    const phone = { mobile: '+1 555 010 0199', bank_account: '0000 1111 2222 4444' };
    const bank = { card_name: 'x', user_name: 'x', branch_name: 'x', bank_address: 'x' };
    await write(calls.payout.edit, spare.token, { method: 'bank_card', ...phone, ...bank });
    faults.push(...(await lookAt(walker, '/wallet/bind-card')));
    faults.push(...(await lookAt(walker, '/wallet')));
  }
  return faults;
};

/** Lets a payload in, as careless code would: it must be seen, or the rest shows nothing. */
const seesHarm = async ({ walker: { page }, faults }: Watched): Promise<void> => {
  await page.goto('/console/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<main><img src=x onerror=struck()></main>');
  });
  await expect.poll(() => harmDone(page)).toContainEqual(expect.stringMatching(/refused by the policy/));
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
};

test('text that means harm stays text in every field and on every screen @full', async ({ browser }) => {
  const product = await startProduct();
  try {
    const { origin } = product;
    const world = await openHostileWorld(origin);
    const app = await openWatched(browser, origin, PHONE);
    await logIn(app.walker.page, world.holder.username);
    const desk = await openWatched(browser, origin, DESK);
    const { username, password } = await addColleague(world, ALL_ROLES);
    await seesHarm(desk);
    await new Console(desk.walker.page).signIn(username, password);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await test.step(`round ${round}`, async () => {
        await writeAsHolders(world);
        await writeWithMoney(world);
        await writeAtDesks(world);
      });
    }
    // Disabling the holder in between has not ended the session.
    expect(await test.step('every screen of the app', () => visitApp(app, world))).toEqual([]);
    expect(await test.step('every page of the console', () => visitDesk(desk))).toEqual([]);
    const unwritten = allFreeText().filter((field) => !world.poison.written.includes(field));
    expect(unwritten.filter((field) => !ELSEWHERE.some(([known]) => known.test(field)))).toEqual([]);
    const turns = await openWatched(browser, origin, PHONE);
    expect(await test.step('one payload at a time', () => takeTurns(turns, world))).toEqual([]);
    expect([...app.faults, ...desk.faults, ...turns.faults]).toEqual([]);
  } finally {
    await product.stop();
  }
});
