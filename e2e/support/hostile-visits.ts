import { calls } from '@fairlead/contract';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { routes } from '../../apps/portal/src/app/routes';
import { cut } from './free-text';
import { harmDone, openAll, watchForHarm } from './harm';
import type { HostileScenario } from './hostile-scenario';
import { PAYLOADS } from './payloads';
import { PASSWORD, Portal, unique } from './portal';
import { addSomebody } from './scenario';
import { belongingsOf, innerPlaces } from './walk-places';
import { Walker } from './walker';

/** Pages of one kind in the console, such as cases of holders, that are looked at in a visit. */
const PER_KIND = 8;
/** Every so many payloads one is typed into the guests' own form. */
const GUEST_TURN = 12;
const CASE_NUMBER_MAX = 32;
const CHAT = `/customer?url=${encodeURIComponent('/support/chat?topic=general')}`;

/** A browser on the product, watched. */
export interface Watched {
  readonly walker: Walker;
  readonly faults: string[];
}

export const openWatched = async (browser: Browser, origin: string, looks: object): Promise<Watched> => {
  const context: BrowserContext = await browser.newContext({ baseURL: origin, ...looks });
  const faults = await watchForHarm(context, origin);
  return { walker: new Walker(await context.newPage()), faults };
};

/** Looks at one place, with everything opened that can be. */
export const lookAt = async (walker: Walker, path: string): Promise<string[]> => {
  await walker.go({ name: path, path });
  await openAll(walker.page);
  await walker.settle();
  return (await harmDone(walker.page)).map((fault) => `${path}: ${fault}`);
};

export const logIn = async (page: Page, username: string): Promise<Portal> => {
  const portal = new Portal(page);
  await portal.open('/login');
  await portal.logIn(username, PASSWORD);
  await expect(portal.button('Log out')).toBeVisible();
  return portal;
};

/** Every screen of the app, with each product and plan that the texts made. */
export const visitApp = async (
  { walker }: Watched,
  { client, holder }: HostileScenario,
): Promise<string[]> => {
  const portal = new Portal(walker.page);
  const { items: products } = await client.send(calls.plan.products, holder.token, {});
  const config = await client.send(calls.config.basic, '', { lang: 'en' });
  const { items: orders } = await client.send(calls.plan.list, holder.token, {});
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

/** Every screen as somebody finds it whose account staff disabled, for a reason that means harm; also at the door. */
export const visitBlocked = async ({ walker }: Watched, scenario: HostileScenario): Promise<string[]> => {
  const { desks, write } = scenario;
  const { page } = walker;
  const blocked = await addSomebody(scenario);
  await write(calls.topup.request, blocked.token, { amount: 1_000, method: 'card', message: 'x' });
  await write(calls.user.edit, blocked.token, { nickname: 'x' });
  await write(calls.objection.make, blocked.token, { subject_type: 'other', text: 'x' });
  const portal = await logIn(page, blocked.username);
  // It is told once: not while nobody looks.
  await page.goto('about:blank');
  await write(calls.consoleHolder.disable, desks.admin, {
    id: blocked.id,
    reason: 'rules_broken',
    note: 'x',
  });
  await portal.open('/ad-center');
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await expect(dialog).toContainText('This account is disabled.');
  const faults = await harmDone(page);
  const paths = Object.values(routes).flatMap(({ needsToken, path }) => (needsToken ? [path] : []));
  for (const path of [...paths, CHAT]) faults.push(...(await lookAt(walker, path)));
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await portal.open('/login');
  await portal.logIn(blocked.username, PASSWORD);
  await expect(dialog).toContainText('This account is disabled.');
  return [...faults, ...(await harmDone(page))];
};

/** A guest's case that both sides wrote in, by its number and secret. */
const writeCase = async ({ client, desks, write, holder }: HostileScenario) => {
  const key = await write(calls.guest.open, '', { name: 'x', lang: 'en', text: 'x' });
  const { case_number, secret } = key;
  await write(calls.guest.object, '', { case_number, secret, username: holder.username, text: 'x' });
  const { items } = await client.send(calls.consoleSupport.conversations, desks.support, { party: 'guests' });
  const id = items.find(({ guest }) => guest?.case_number === case_number)?.id ?? '';
  const answer = { conversation_id: id, text: 'x', client_id: unique() };
  await write(calls.consoleSupport.send, desks.support, answer);
  return { case_number, secret };
};

/** The page for guests: a case that both sides filled, and what its own form says back. */
export const visitGuest = async ({ walker }: Watched, scenario: HostileScenario): Promise<string[]> => {
  const { page } = walker;
  const { case_number: number, secret } = await writeCase(scenario);
  const show = async (caseNumber: string, word: string): Promise<string[]> => {
    await page.goto('about:blank');
    await page.goto('/#/support');
    await page.getByRole('button', { name: /^I have a case number/ }).click();
    await page.getByLabel('Case number').fill(caseNumber);
    await page.getByLabel('Case code').fill(word);
    await page.getByRole('button', { name: 'Show the case' }).click();
    await walker.settle();
    return harmDone(page);
  };
  const faults = await show(number, secret);
  await expect(page.getByText(number).first()).toBeVisible();
  for (let position = 0; position < PAYLOADS.length; position += GUEST_TURN) {
    const payload = PAYLOADS[position] ?? '';
    faults.push(...(await show(cut(payload, CASE_NUMBER_MAX) || 'x', payload)));
    await page.getByLabel('Your name').fill(cut(payload, CASE_NUMBER_MAX));
    await page.getByLabel('What happened?').fill(PAYLOADS.slice(position, position + GUEST_TURN).join(' '));
    await page.getByRole('button', { name: 'Send to support' }).click();
    await walker.settle();
    faults.push(...(await harmDone(page)));
  }
  return faults.map((fault) => `the page for guests: ${fault}`);
};

const kindOf = (path: string): string => path.split(/[/?]/)[1] ?? '';

/** Every page of the console, and some of each kind that their rows lead to. */
export const visitDesk = async ({ walker }: Watched): Promise<string[]> => {
  const { page } = walker;
  const linksOf = (where: string) =>
    page
      .locator(`${where} a[href^="#/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const queue = [...(await linksOf('nav')), '/account'];
  const known = new Set(queue);
  const looked = new Map<string, number>();
  const faults: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const already = looked.get(kindOf(path)) ?? 0;
    if (already === PER_KIND) continue;
    looked.set(kindOf(path), already + 1);
    faults.push(...(await lookAt(walker, path)));
    for (const link of await linksOf('main')) {
      if (!known.has(link)) queue.push(link);
      known.add(link);
    }
  }
  return faults;
};
