import { calls } from '@fairlead/contract';
import { routes } from '../apps/portal/src/app/routes';
import type { RouteName } from '../apps/portal/src/shared/paths';
import { ALL_KINDS, Crawler } from './support/crawler';
import { type Persona, rowsFor } from './support/personas';
import { AGREEMENT, newPerson, PASSWORD, type Portal, unique } from './support/portal';
import {
  addSomebody,
  currentTerms,
  digestOf,
  newEntry,
  openScenario,
  PIN,
  provide,
  type Scenario,
} from './support/scenario';
import { StaffApi } from './support/staff-api';
import { expect, test } from './support/test';

const SAMPLE_PASSWORD = 'sandbox-demo';
const FUNDS_MINOR = 50_00;

/** Every row of the app's own table that this person may use: a screen without a door is missed here. */
const expectEverything = async (crawler: Crawler, persona: Persona): Promise<void> => {
  const expected = rowsFor(persona);
  await crawler.reach(expected);
  const missed = expected.filter((name) => !crawler.reached.has(name));
  const told = missed.map((name) => `${persona} comes to no ${routes[name].path} by touch`);
  expect([...told, ...crawler.untouchable]).toEqual([]);
};

const logIn = async (portal: Portal, username: string, password: string): Promise<Crawler> => {
  const crawler = new Crawler(portal.page);
  await crawler.begin();
  await portal.logIn(username, password);
  await expect(portal.page).toHaveURL(/#\/ad-center$/);
  return crawler;
};

/** Registers somebody with a key, by the calls: who it is stands in the answer of none of them. */
const enter = async ({ client }: Scenario, key?: string): Promise<{ username: string; token: string }> => {
  const { username, request } = newEntry();
  const { token } = await client.send(calls.auth.register, '', {
    ...{ ...request, accepted_terms: await currentTerms(client) },
    ...(key === undefined ? {} : { license_key: key }),
  });
  return { username, token };
};

// A crawl that misses a screen takes several times as long, and is to say which.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

test('a guest comes to every open screen by touch @full', async ({ page }) => {
  await expectEverything(new Crawler(page), 'guest');
});

test('somebody new comes to every screen by touch, from the first look at the site on @full', async ({
  portal,
}) => {
  const crawler = new Crawler(portal.page);
  await crawler.begin();
  await portal.page.getByRole('link', { name: 'Register with a license key' }).tap();
  await portal.fillRegistration(newPerson());
  await portal.button('Register').tap();
  await expect(portal.page.getByText('Hello, Robin')).toBeVisible();
  await expectEverything(crawler, 'newcomer');
});

test('somebody with money and plans comes to every screen by touch @full', async ({ portal }) => {
  await expectEverything(await logIn(portal, 'demo', SAMPLE_PASSWORD), 'withMoney');
});

test('a lead comes to every screen by touch @full', async ({ portal }) => {
  await expectEverything(await logIn(portal, 'lead', SAMPLE_PASSWORD), 'lead');
});

test('somebody of the host app comes to every screen by touch @full', async ({ page, context }) => {
  await page.goto('/sandbox/shell');
  await page.getByLabel('Identity').fill(`guest-${unique()}`);
  await page.getByLabel('Open it in').selectOption('window');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open the portal' }).tap();
  const view = await opening;
  const crawler = new Crawler(view);
  await view.getByLabel('Authorization code').fill('OPEN-0011');
  await view.getByLabel(AGREEMENT).check();
  await view.getByRole('button', { name: 'Open my account' }).tap();
  await expect(view).toHaveURL(/#\/ad-center$/);
  await expectEverything(crawler, 'shell');
});

test('somebody not yet activated comes by touch to every screen that is theirs @full', async ({
  portal,
  request,
  baseURL,
}) => {
  const staff = await StaffApi.signIn(request, 'admin');
  const { username } = await enter(await openScenario(baseURL ?? ''), await staff.issueWaitingKey());
  await expectEverything(await logIn(portal, username, PASSWORD), 'notActivated');
});

test('a disabled person comes by touch to every screen that stays theirs @full', async ({
  portal,
  request,
  baseURL,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const person = await addSomebody(scenario);
  await provide(scenario, person, FUNDS_MINOR);
  const staff = await StaffApi.signIn(request, 'admin');
  await staff.decide('disable', person.id, 'document_forged');
  await expectEverything(await logIn(portal, person.username, PASSWORD), 'disabled');
});

test('somebody whose account is closed comes by touch to every screen that stays theirs @full', async ({
  portal,
  baseURL,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const person = await addSomebody(scenario);
  const password = digestOf(PIN);
  const { state } = await scenario.client.send(calls.account.close, person.token, { password });
  expect(state).toBe('closed');
  await expectEverything(await logIn(portal, person.username, PASSWORD), 'closed');
});

const WITHOUT_ITS_LINKS = ['settings', 'foreignExchange', 'level'] as const satisfies RouteName[];

for (const removed of WITHOUT_ITS_LINKS) {
  test(`a crawl misses ${routes[removed].path}, and nothing else, once its links are taken away @full`, async ({
    portal,
    baseURL,
  }) => {
    const { username } = await enter(await openScenario(baseURL ?? ''));
    await portal.page.addInitScript((address) => {
      const hidden = new CSSStyleSheet();
      hidden.replaceSync(`a[href="${address}"] { display: none !important; }`);
      document.adoptedStyleSheets = [hidden];
    }, `#${routes[removed].path}`);
    const crawler = await logIn(portal, username, PASSWORD);
    const expected = rowsFor('newcomer').filter((name) => name !== 'register');
    await crawler.reach(expected, [ALL_KINDS]);
    expect(expected.filter((name) => !crawler.reached.has(name))).toEqual([removed]);
  });
}
