import { expect, type Locator, type Page } from '@playwright/test';
import { ROOTS, type Root } from '../../apps/portal/src/shared/paths';
import { newPerson, PASSWORD } from './portal';
import type { Words } from './words';

const LICENSE_KEY = 'FAIRLEAD-SANDBOX';
const PIN = '246813';

const exactly = (text: string): RegExp =>
  new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

/** Somebody in front of the app, in a language: acts only by what can be touched and read, from the first screen on. */
export class Person {
  /** How often something was pressed; typing and the digits of the transaction password are apart. */
  presses = 0;
  readonly t: Words['t'];
  readonly money: Words['money'];

  constructor(
    readonly page: Page,
    words: Words,
    private readonly isTouch: boolean,
  ) {
    this.t = words.t;
    this.money = words.money;
  }

  /** Opens the site's own address, the only one that is ever typed. */
  async arrive(): Promise<void> {
    await this.page.goto('/');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** What hangs from the root: at a desk it stands beside what is open. */
  get list(): Locator {
    return this.isTouch ? this.main : this.page.locator('.panes__list');
  }

  /** What is open; at a desk it stands beside its list. */
  get detail(): Locator {
    return this.page.locator('.panes__detail').last();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  private async touch(what: Locator): Promise<void> {
    if (this.isTouch) await what.tap();
    else await what.click();
  }

  async press(what: Locator): Promise<void> {
    await this.touch(what);
    this.presses += 1;
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true }).last();
  }

  /** A link of the page itself; by the beginning of what it says. */
  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name }).first();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  type(label: string, text: string): Promise<void> {
    return this.field(label).fill(text);
  }

  text(text: string): Locator {
    return this.page.getByText(exactly(text)).first();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true }).first();
  }

  /** The value beside a name. */
  value(name: string): Locator {
    const rows = this.main.locator('.rows__row, .outcome > div');
    const row = rows.filter({ has: this.page.locator('dt').getByText(name, { exact: true }) });
    return row.locator('dd').first();
  }

  /** From any root to any other, by the bar or the rail. */
  async root(name: Root): Promise<void> {
    // A dialog of the page that it leads to lies over it.
    const bar = this.page.getByRole('navigation', { name: this.t('roots.label'), includeHidden: true });
    const link = bar.getByRole('link', { includeHidden: true }).nth(ROOTS.indexOf(name));
    await this.press(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  async back(): Promise<void> {
    await this.press(this.button(this.t('common.back')));
  }

  /** Six digits on the app's own keypad. */
  private async digits(within: Page | Locator): Promise<void> {
    for (const digit of PIN) await this.touch(within.getByRole('button', { name: digit, exact: true }));
  }

  /** Confirms what was asked for on the sheet of the transaction password: the sixth digit sends. */
  async confirmByPin(): Promise<void> {
    const { dialog } = this;
    await this.digits(dialog);
    await expect(dialog).toBeHidden();
  }

  /** On the page that asks for a first transaction password. */
  async choosePin(): Promise<void> {
    const { t } = this;
    for (const step of ['password.next', 'password.finish'] as const) {
      await this.digits(this.page);
      await this.press(this.button(t(step)));
    }
  }

  /** On the page of the payout account. */
  async typePayoutAccount(): Promise<void> {
    const { t } = this;
    await this.type(t('payout.card_name'), 'Harbour Bank');
    await this.type(t('payout.user_name'), 'Robin Sample');
    await this.type(t('payout.mobile'), '+1 555 010 0199');
    await this.type(t('payout.bank_account'), '0000 1111 2222 4444');
    await this.type(t('payout.branch_name'), 'Main branch');
    await this.type(t('payout.bank_address'), '1 Harbor Street');
    await this.press(this.button(t('payout.save')));
  }

  /** From the first screen on; waits for nothing. @returns the username */
  async register(licenseKey = LICENSE_KEY): Promise<string> {
    const { t } = this;
    await this.press(this.link(t('login.toRegister')));
    const { username, email } = newPerson();
    await this.type(t('register.licenseKey'), licenseKey);
    await this.type(t('login.username'), username);
    await this.type(t('login.password'), PASSWORD);
    await this.type(t('register.confirm'), PASSWORD);
    await this.press(this.button(t('register.next')));
    await this.type(t('register.nickname'), 'Robin');
    await this.type(t('register.email'), email);
    await this.type(t('register.phone'), '+1 555 010 0199');
    await this.press(this.field(t('register.agree')));
    await this.press(this.button(t('register.submit')));
    return username;
  }

  /** On the first screen. */
  async logIn(username: string): Promise<void> {
    const { t } = this;
    await this.type(t('login.username'), username);
    await this.type(t('login.password'), PASSWORD);
    await this.press(this.button(t('login.submit')));
    // Whoever is blocked is told so at once, over it.
    const roots = this.page.getByRole('navigation', { name: t('roots.label'), includeHidden: true });
    await expect(roots).toBeVisible();
  }
}
