import { approveIn } from './support/console';
import { fund } from './support/funding';
import { Keyboard } from './support/hands';
import { newPerson, PASSWORD, Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('a key is issued once, opens an account, and opens nothing more when it is revoked @full', async ({
  portal,
  staffDesk,
  otherDevice,
}) => {
  const desk = await staffDesk('support');
  await desk.open('Invitations');
  const remark = newPerson().username;
  await desk.act(desk.page.locator('.page__head'), 'Issue license keys', {
    'How many': '2',
    'Uses of each': '3',
    'Accounts made with it': 'at_once',
    'Remark (optional)': remark,
  });
  const shown = desk.page.getByRole('region', { name: 'Shown this once' });
  await expect(shown.getByRole('listitem')).toHaveCount(2);
  const keys = await shown.getByRole('listitem').allTextContents();
  await lookAt(desk.page, 'console-keys');
  await shown.getByRole('button', { name: 'I have copied them' }).click();
  await expect(shown).toBeHidden();
  await portal.open('/register');
  await portal.fillRegistration(newPerson(), keys[0]);
  await portal.button('Register').click();
  await expect(portal.page.getByText('Hello, Robin')).toBeVisible();
  for (let left = keys.length; left > 0; left -= 1) {
    const rows = desk.row(remark).filter({ has: desk.page.getByRole('button', { name: 'Revoke' }) });
    await expect(rows).toHaveCount(left);
    await desk.act(rows.first(), 'Revoke', { Reason: 'The fair is over' });
  }
  await expect(desk.row(remark).getByText('Revoked')).toHaveCount(2);
  const page = await otherDevice();
  const late = new Portal(page);
  await late.open('/register');
  await late.fillRegistration(newPerson(), keys[0]);
  await late.button('Register').click();
  await expect(late.field('License key')).toHaveAccessibleDescription('This license key is not valid.');
});

test('feedback is answered at the desk and the answer reaches its writer @full', async ({
  portal,
  staffDesk,
}) => {
  const { username } = await portal.register();
  await portal.open('/ad-center/feedback');
  await portal.field('Subject').fill(`Charts for ${username}`);
  await portal.field('What you want to tell us').fill('They do not load.\nWhy?');
  await portal.button('Send feedback').click();
  const desk = await staffDesk('support');
  await desk.open('Feedback');
  await lookAt(desk.page, 'console-feedback');
  await desk.act(desk.row(username), 'Answer', { Answer: 'They load again since noon.' });
  await expect(desk.row(username)).toHaveCount(0);
  await portal.open('/notification');
  await portal.button(/Answer to your feedback/).click();
  await expect(portal.page.getByText('They load again since noon.')).toBeVisible();
});

test('a hold is opened by two people and released by one; a holder is signed out @full', async ({
  portal,
  staffDesk,
}) => {
  const { username } = await portal.register();
  await fund(portal, username, '60.00', staffDesk);
  const maker = await staffDesk('maker');
  await maker.open('Holders');
  await maker.page.getByLabel('Username, operation ID, e-mail or phone').fill(username);
  await maker.page.getByRole('button', { name: 'Search' }).click();
  await maker.page.getByRole('link', { name: username }).click();
  await maker.act(maker.page.locator('.page__head'), 'Propose a hold', {
    Amount: '25.00',
    'Reason from list': 'dispute',
    'Remark for the holder': 'A payer asks for it back.',
  });
  const checker = await staffDesk('checker');
  await checker.open('Proposals');
  await checker.page.getByRole('row').filter({ hasText: username }).getByRole('link').first().click();
  const panel = checker.page.getByRole('region', { name: /^Proposal \d+$/ });
  await approveIn(panel);
  await expect(panel.getByText('Approved')).toBeVisible();
  expect((await portal.api.property()).held).toBe(25_00);
  await checker.open('Holds');
  await lookAt(checker.page, 'console-holds');
  await checker.act(checker.row(username), 'Release', { Reason: 'The payer withdrew the claim.' });
  await expect(checker.row(username)).toHaveCount(0);
  expect(await portal.api.property()).toMatchObject({ held: 0, available_balance: 60_00 });
  const support = await staffDesk('support');
  await support.page.goto(maker.page.url());
  await support.act(support.page.locator('.page__head'), 'Sign out everywhere', { Reason: 'Lost phone' });
  await support.page
    .getByRole('navigation', { name: 'Parts of the case' })
    .getByRole('link', { name: 'Security', exact: true })
    .click();
  await expect(support.page.getByText('Nowhere.')).toBeVisible();
  await lookAt(support.page, 'console-holder');
  await portal.page.reload();
  await portal.logIn(username, PASSWORD);
  await expect(portal.page.getByText('Total assets').first()).toBeVisible();
  await portal.open('/settings/staff-acts');
  for (const said of ['The payer withdrew the claim.', 'Lost phone']) {
    await expect(portal.page.getByText(said).first()).toBeVisible();
  }
  await lookAt(portal.page, 'staff-acts');
});

test('a row opened in a new tab is signed in, and a sign-out or a sign-in at one tab counts for both @full', async ({
  staffDesk,
  watch,
}) => {
  // What the other tab was asking for while the session ended.
  watch.expect(/status of 401/);
  const desk = await staffDesk('delivery');
  await desk.open('Products');
  const opened = desk.page.context().waitForEvent('page');
  const row = desk.page.locator('tbody').getByRole('link').first();
  await row.click({ modifiers: ['Control'] });
  const second = await opened;
  await expect(second).toHaveURL(/#\/products\/\d+/);
  await expect(second.getByRole('link', { name: 'Your account: delivery' })).toBeVisible();
  await second.getByRole('button', { name: 'Sign out', exact: true }).click();
  for (const page of [desk.page, second]) {
    await expect(page.getByText('You are signed out.')).toBeVisible();
  }
  await desk.signIn('maker', 'sandbox-staff');
  await expect(second.getByRole('link', { name: 'Your account: maker' })).toBeVisible();
});

test('whatever somebody begins is found by its name from any page, and its form opens, by keys alone @full', async ({
  staffDesk,
}) => {
  const hand = new Keyboard();
  const begun = new Set<string>();
  for (const role of ['maker', 'support', 'delivery', 'admin']) {
    const { page } = await staffDesk(role);
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    const actions = palette.getByRole('group', { name: 'Actions' }).getByRole('option');
    await hand.search(page);
    await expect(actions.first()).toBeVisible();
    const names = (await actions.allTextContents()).filter((name) => !begun.has(name));
    await page.keyboard.press('Escape');
    // While it is open the keys do not open it.
    await expect(palette).toBeHidden();
    for (const name of names) {
      begun.add(name);
      await hand.search(page);
      await expect(palette.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(name);
      await hand.take(actions.filter({ hasText: name }));
      await expect(palette).toBeHidden();
      const form = /^New (run|question)/.test(name)
        ? page.getByRole('heading', { name: /^New (payout run|question)$/ })
        : page.getByRole('dialog');
      await expect(form, name).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
  expect(begun.size).toBe(22);
});
