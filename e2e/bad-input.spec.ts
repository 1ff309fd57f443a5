import { fund } from './support/funding';
import { AGREEMENT, newPerson, Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const noteAt = (portal: Portal, label: string) => {
  const field = portal.field(label);
  return portal.page.locator('.field').filter({ has: field }).locator('.field__error');
};

test('registration: each rule of its form is told, what was typed is kept, nobody is made @full', async ({
  portal,
}) => {
  const { page } = portal;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/register')) calls.push(request.url());
  });
  await portal.open('/register');
  await portal.button('Continue').click();
  for (const label of ['License key', 'Username', 'Password', 'Confirm password']) {
    await expect(noteAt(portal, label)).toHaveText('Cannot be empty.');
  }
  await lookAt(page, 'register-empty');
  const person = newPerson();
  await portal.fillRegistration(person);
  const tryEach = async (button: string, wrongs: readonly (readonly [string, string, string])[]) => {
    for (const [label, wrong, told] of wrongs) {
      const right = await portal.field(label).inputValue();
      await portal.field(label).fill(wrong);
      await portal.button(button).click();
      await expect(noteAt(portal, label)).toHaveText(told);
      await expect(portal.field(label)).toHaveValue(wrong);
      await portal.field(label).fill(right);
    }
  };
  await tryEach('Register', [
    ['Email', 'nobody', 'This is not an email address.'],
    ['Phone', 'call me', 'This is not a phone number.'],
  ]);
  await page.getByLabel(AGREEMENT).uncheck();
  await portal.button('Register').click();
  await expect(page.getByText('Please read both texts and check this box to continue.')).toBeVisible();
  await page.getByLabel(AGREEMENT).check();
  await portal.button('Back to step 1').click();
  await tryEach('Continue', [
    ['Username', 'no spaces', 'Use only letters, digits, and underscores.'],
    ['Username', 'ab', 'Use at least 3 characters.'],
    ['Password', 'short', 'Use at least 8 characters.'],
    ['Confirm password', 'another password', 'Passwords do not match.'],
  ]);
  expect(calls).toEqual([]);
  await portal.field('License key').fill('NO-SUCH-KEY');
  await portal.button('Continue').click();
  await portal.button('Register').click();
  await expect(noteAt(portal, 'License key')).toHaveText('This license key is not valid.');
  await expect(portal.field('License key')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('fb_token'))).toBeNull();
  await page.reload();
  await expect(portal.field('Username')).toHaveValue(person.username);
  await expect(portal.field('Password')).toHaveValue('');
  await portal.fillRegistration(person);
  await portal.button('Register').click();
  await expect(page.getByText('Hello, Robin')).toBeVisible();
});

test('a username that exists is told, whatever its case @full', async ({ portal, otherDevice }) => {
  const person = await portal.register();
  const other = new Portal(await otherDevice());
  await other.open('/register');
  await other.fillRegistration({ ...person, username: person.username.toUpperCase() });
  await other.button('Register').click();
  await expect(noteAt(other, 'Username')).toHaveText('Username already exists.');
  await expect(other.field('Username')).toHaveValue(person.username.toUpperCase());
});

test('login: both fields required, a wrong one is told in general words, the name is kept', async ({
  portal,
}) => {
  await portal.open('/login');
  await portal.button('Log in').click();
  await expect(noteAt(portal, 'Username')).toHaveText('Cannot be empty.');
  await expect(noteAt(portal, 'Password')).toHaveText('Cannot be empty.');
  const told: string[] = [];
  for (const username of ['demo', 'nobody_of_this_name']) {
    await portal.logIn(username, 'wrong password');
    await expect(noteAt(portal, 'Password')).toHaveText('Username or password is wrong.');
    told.push((await noteAt(portal, 'Password').textContent()) ?? '');
    await expect(portal.field('Username')).toHaveValue(username);
  }
  expect(told[0]).toBe(told[1]);
  expect(await portal.page.evaluate(() => localStorage.getItem('fb_token'))).toBeNull();
});

const tryWrongPuts = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.openProduct('Harbor Lights');
  await portal.button('Fund this plan').click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: /^Fund (with|this plan)/ });
  for (const [typed, told] of [
    ['ten', 'Enter an amount such as 50 or 50.00.'],
    ['-20', 'Enter an amount such as 50 or 50.00.'],
    ['10.001', 'Enter an amount such as 50 or 50.00.'],
    ['9.99', 'Enter an amount from $10.00 to $500.00.'],
    ['500.01', 'Enter an amount from $10.00 to $500.00.'],
    ['99999999999999999999', 'Enter an amount such as 50 or 50.00.'],
  ] as const) {
    await dialog.getByLabel('Amount in USD').fill(typed);
    await expect(dialog.locator('.field__error')).toHaveText(told);
    await expect(send).toBeDisabled();
  }
  await dialog.getByLabel('Amount in USD').fill('30.01');
  await expect(dialog.getByText('Available funds: $30.00')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(send).toBeDisabled();
  await lookAt(page, 'put-not-covered');
  expect(await portal.api.orders()).toEqual([]);
};

const tryWrongPasswords = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/wallet/set-password');
  await portal.pressDigits('123456');
  await portal.button('Next step').click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await portal.pressDigits('2468');
  await expect(portal.button('Next step')).toBeDisabled();
  await portal.pressDigits('13');
  await portal.button('Next step').click();
  await portal.pressDigits('246814');
  await portal.button('Finish').click();
  await expect(page.getByRole('alert')).toContainText('The two entries differ');
  await portal.open('/wallet');
  await expect(page.getByRole('link', { name: /^Transaction password/ })).toContainText('Not set');
  await portal.open('/wallet/set-password');
  for (const step of ['Next step', 'Finish']) {
    await portal.pressDigits('246813');
    await portal.button(step).click();
  }
  await expect(portal.toast('Transaction password set.')).toBeVisible();
};

const tryHalfACard = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/wallet/bind-card');
  await expect(portal.button('Save')).toBeDisabled();
  await portal.field('Bank name').fill('Harbour Bank');
  await portal.button('Save').click();
  await expect(noteAt(portal, 'Beneficiary')).toHaveText('Cannot be empty.');
  await lookAt(page, 'bind-card-empty');
  await expect(portal.field('Bank name')).toHaveValue('Harbour Bank');
  await portal.open('/wallet');
  await expect(page.getByRole('link', { name: 'Payout account' })).toContainText('Not set');
  await portal.fillCard();
  await portal.saveCard('246813');
};

const tryWrongWithdrawals = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/wallet/withdraw');
  for (const [typed, told] of [
    ['0', 'Enter an amount above zero.'],
    ['30.01', 'This is more than your available funds.'],
    ['thirty', 'Enter an amount such as 50 or 50.00.'],
  ] as const) {
    await portal.field('Amount in USD').fill(typed);
    await expect(noteAt(portal, 'Amount in USD')).toHaveText(told);
    await expect(portal.button('Withdraw')).toBeDisabled();
  }
  await portal.field('Amount in USD').fill('10');
  await portal.button('Withdraw $10.00').click();
  const sheet = page.getByRole('dialog');
  await portal.pressDigits('135791', sheet);
  await expect(sheet.getByRole('alert')).toContainText('The transaction password is wrong. 4 tries left.');
  await lookAt(page, 'password-sheet-wrong');
  await portal.pressDigits('1', sheet);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(portal.field('Amount in USD')).toHaveValue('10');
  await portal.button('Withdraw $10.00').click();
  await portal.button('Forgot it?').click();
  await expect(portal.field('Login password')).toBeVisible();
  await lookAt(page, 'password-forgotten');
  await page.keyboard.press('Escape');
  await expect(portal.field('Login password')).toBeHidden();
  await expect(portal.field('Amount in USD'), 'what was typed').toHaveValue('10');
  const { available_balance: available, withdrawing } = await portal.api.property();
  expect([available, withdrawing]).toEqual([30_00, 0]);
};

test('amounts, transaction password and card @full', async ({ portal, staffDesk }) => {
  const person = await portal.register();
  await fund(portal, person.username, '30.00', staffDesk);
  await test.step('a put out of range, in letters, or not covered cannot be sent', () =>
    tryWrongPuts(portal));
  await test.step('a transaction password that is trivial, or typed differently, is not set', () =>
    tryWrongPasswords(portal));
  await test.step('a card with an empty field is not bound', () => tryHalfACard(portal));
  await test.step('a withdrawal of nothing, of too much, or with a wrong password moves nothing', () =>
    tryWrongWithdrawals(portal));
});

test('an address of nothing says so @full', async ({ portal }) => {
  await portal.register();
  await portal.open('/plan/detail?id=999999999');
  await expect(portal.page.getByText('This plan is not here')).toBeVisible();
  await lookAt(portal.page, 'plan-not-found');
  await portal.page.getByRole('link', { name: 'My plans' }).click();
  await expect(portal.page).toHaveURL(/#\/plan\?show=mine$/);
  await portal.open('/no/such/page');
  await expect(portal.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await lookAt(portal.page, 'page-not-found');
});
