import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from './api';
import { scrollTo } from './scroll-to';

const LICENSE_KEY = 'FAIRLEAD-SANDBOX';
export const PASSWORD = 'correct horse battery';
export const AGREEMENT = 'I have read both texts and agree to them.';

/** Ten letters that nobody else has. No digits: many in a row are refused in words of staff, as an account number. */
export const unique = (): string =>
  randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Somebody new: every journey has a person of its own. */
export const newPerson = (): { readonly username: string; readonly email: string } => {
  const username = `person_${unique()}`;
  return { username, email: `${username}@example.org` };
};

/** What a person does in the app, by what they see: labels and buttons. */
export class Portal {
  readonly api: Api;

  constructor(readonly page: Page) {
    this.api = new Api(page);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/#${path}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The message that appears for two seconds. */
  toast(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** The value beside a name, such as the amount beside "Available funds". */
  value(name: string, within: Page | Locator = this.page): Locator {
    const row = within.locator('.rows__row, .outcome > div').filter({
      has: this.page.locator('dt').getByText(name, { exact: true }),
    });
    return row.locator('dd').first();
  }

  /** Both steps, up to the button that sends. */
  async fillRegistration(
    person: { username: string; email: string },
    licenseKey = LICENSE_KEY,
  ): Promise<void> {
    await this.field('License key').fill(licenseKey);
    await this.field('Username').fill(person.username);
    await this.field('Password').fill(PASSWORD);
    await this.field('Confirm password').fill(PASSWORD);
    await this.button('Continue').click();
    await this.field('Nickname (optional)').fill('Robin');
    await this.field('Email').fill(person.email);
    await this.field('Phone').fill('+1 555 010 0199');
    await this.page.getByLabel(AGREEMENT).check();
  }

  /** Registers somebody new and lands in the ad centre. */
  async register(licenseKey?: string): Promise<{ username: string; email: string }> {
    const person = newPerson();
    await this.open('/register');
    await this.fillRegistration(person, licenseKey);
    await this.button('Register').click();
    await expect(this.page.getByText('Hello, Robin')).toBeVisible();
    return person;
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.field('Username').fill(username);
    await this.field('Password').fill(password);
    await this.button('Log in').click();
  }

  async askForTopup(amount: string): Promise<void> {
    await this.open('/wallet');
    await this.button('Add money').click();
    await this.field('Amount in USD').fill(amount);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Request payment details' }).dblclick();
    await expect(this.toast('Request sent. Follow each step here.')).toBeVisible();
  }

  /** Scrolls the catalogue until a product stands there. */
  scrollToProduct(title: string): Promise<Locator> {
    return scrollTo(
      this.page.getByRole('main').getByRole('link', { name: title }),
      this.page.getByRole('button', { name: 'Show more' }),
    );
  }

  /** Opens a product of the catalogue by its title. */
  async openProduct(title: string): Promise<void> {
    await this.open('/plan?show=products');
    await (await this.scrollToProduct(title)).click();
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Opens the put's dialog and types an amount; the sum-up is there when it resolves. */
  async preparePut(amount: string): Promise<Locator> {
    await this.button('Fund this plan').click();
    const dialog = this.page.getByRole('dialog', { name: 'Fund this plan' });
    await dialog.getByLabel('Amount in USD').fill(amount);
    await expect(this.value('Available funds afterward', dialog)).toBeVisible();
    return dialog;
  }

  /** Six digits on the app's own keypad. */
  async pressDigits(digits: string, within: Page | Locator = this.page): Promise<void> {
    for (const digit of digits) await within.getByRole('button', { name: digit, exact: true }).click();
  }

  /** Chooses a transaction password for the first time. */
  async choosePin(digits: string): Promise<void> {
    await this.open('/wallet/set-password');
    for (const step of ['Next step', 'Finish']) {
      await this.pressDigits(digits);
      await this.button(step).click();
    }
    await expect(this.toast('Transaction password set.')).toBeVisible();
  }

  /** Confirms what was asked for on the password's sheet: the sixth digit sends. */
  async confirmByPin(digits: string): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    await this.pressDigits(digits, sheet);
    await expect(sheet).toBeHidden();
  }

  /** Reads the receipt of a withdrawal, and leaves it. */
  async leaveReceipt(amount: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
    await expect(this.page.getByText(amount, { exact: true }).first()).toBeVisible();
    await expect(this.page.getByText('Two members of staff check it')).toBeVisible();
    await this.button('Done').click();
    await expect(this.page.getByRole('heading', { name: 'Withdrawal requested' })).toBeHidden();
  }

  async fillCard(): Promise<void> {
    await this.open('/wallet/bind-card');
    await this.typeCard();
  }

  /** On the page of the payout account. */
  async typeCard(): Promise<void> {
    await this.field('Bank name').fill('Harbour Bank');
    await this.field('Beneficiary').fill('Robin Sample');
    await this.field('Mobile').fill('+1 555 010 0199');
    await this.field('Bank account number').fill('0000 1111 2222 4444');
    await this.field('Branch name').fill('Main branch');
    await this.field('Bank address').fill('1 Harbor Street');
  }

  /** @param pin asked for where a transaction password is set */
  async saveCard(pin?: string): Promise<void> {
    await this.button('Save').click();
    if (pin !== undefined) await this.confirmByPin(pin);
    await expect(this.page).not.toHaveURL(/bind-card/);
    await expect(this.page.getByText('Harbour Bank, ending in 4444')).toBeVisible();
  }

  /** The id of the plan that is open. */
  orderId(): string {
    const id = new URLSearchParams(this.page.url().split('?')[1]).get('id');
    if (id === null) throw new Error(`no plan is open at ${this.page.url()}`);
    return id;
  }
}
