import { routes } from '../apps/portal/src/app/routes';
import type { RouteName } from '../apps/portal/src/shared/paths';
import { Crawler } from './support/crawler';
import { PERSONAS, type Persona } from './support/personas';
import { newPerson, PASSWORD, type Portal, unique } from './support/portal';
import { addSomebody, openScenario, provide } from './support/scenario';
import { StaffApi } from './support/staff-api';
import { expect, test } from './support/test';

const SAMPLE_PASSWORD = 'sandbox-demo';
const FUNDS_MINOR = 50_00;

/** Every row of the app's own table that this person may use: a screen without a door is missed here. */
const expectEverything = async (crawler: Crawler, persona: Persona): Promise<void> => {
  const expected = (Object.keys(routes) as RouteName[]).filter((name) => !(name in PERSONAS[persona]));
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

test.describe.configure({ mode: 'parallel' });

test('somebody new comes to every screen by touch, from the first look at the site on', async ({
  portal,
}) => {
  const crawler = new Crawler(portal.page);
  await crawler.begin();
  await portal.page.getByRole('link', { name: 'Register with a licence key' }).tap();
  await portal.fillRegistration(newPerson());
  await portal.button('Register').tap();
  await expect(portal.page.getByText('Hello, Robin')).toBeVisible();
  await expectEverything(crawler, 'newcomer');
});

test('somebody with money and plans comes to every screen by touch', async ({ portal }) => {
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
  await view.getByRole('button', { name: 'Open my account' }).tap();
  await expect(view).toHaveURL(/#\/ad-center$/);
  await expectEverything(crawler, 'hostAppGuest');
});

test('a blocked person comes by touch to every screen that stays theirs', async ({
  portal,
  request,
  baseURL,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const person = await addSomebody(scenario);
  await provide(scenario, person, FUNDS_MINOR);
  const staff = await StaffApi.signIn(request, 'admin');
  await staff.decide('disable', person.id, 'document_forged');
  await expectEverything(await logIn(portal, person.username, PASSWORD), 'blocked');
});
