import { expect, type Locator, type Page } from '@playwright/test';

/** Opens each language that must be opened before approval is offered; nothing where the words are in one, or none. */
const readAllLanguages = async (panel: Locator): Promise<void> => {
  const next = panel.getByRole('button', { name: /^Next language: / });
  while (await next.isVisible()) await next.click();
};

/** Reads the words in each language, ticks each thing that is flagged, then approves. */
export const approveIn = async (panel: Locator): Promise<void> => {
  const button = panel.getByRole('button', { name: 'Approve', exact: true });
  const unread = panel.getByRole('checkbox', { checked: false });
  await expect(button).toBeVisible();
  await readAllLanguages(panel);
  const approve = async (): Promise<boolean> => {
    for (const box of await panel.getByRole('checkbox').all()) await box.check();
    const answered = panel.page().waitForResponse(/\/proposal\/approve$/);
    await button.click();
    const { data } = (await (await answered).json()) as { data?: { reason?: string } };
    return data?.reason !== 'flags_not_acknowledged';
  };
  // Other journeys go on beside: a warning can come up after all were read.
  while (!(await approve())) await expect(unread.first()).toBeVisible();
};

/** What staff do at their desk. */
export class Console {
  constructor(readonly page: Page) {}

  async signIn(username: string, password: string): Promise<void> {
    await this.page.goto('/console/');
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    // A first password opens the page that asks for one's own, and nothing else.
    await expect(this.page.getByRole('heading', { name: /^(Overview|Choose your password)$/ })).toBeVisible();
  }

  async open(name: string): Promise<void> {
    // A page may count beside its name what waits on it.
    const named = new RegExp(`^${name}( \\d.*)?$`);
    await this.page.getByRole('navigation').getByRole('link', { name: named }).click();
    await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible();
    // A list that was seen before stands at once, with rows of then.
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }

  /** The row of a table that names somebody. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** A chat in the list of the desk that names somebody. */
  chat(text: string): Locator {
    return this.page
      .getByRole('region', { name: 'Support', exact: true })
      .getByRole('listitem')
      .filter({ hasText: text });
  }

  /** Finds somebody's chat by their name and opens it. */
  async openChat(name: string, topic = ''): Promise<Locator> {
    await this.page.getByRole('group', { name: 'Chats' }).getByRole('button', { name: /^All/ }).click();
    await this.page.getByLabel('Search all chats').fill(name);
    await expect(this.page).toHaveURL(/[?&]q=/);
    await this.chat(name).filter({ hasText: topic }).getByRole('link').first().click();
    const talk = this.page.getByRole('region', { name: 'Chat', exact: true });
    await expect(talk.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
    return talk;
  }

  /** Types and chooses, by the names of the fields. */
  async fill(within: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      const field = within.getByLabel(label);
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
      else await field.fill(text);
      // Who is meant is looked for while the name is typed.
      if (label === 'Holder')
        await expect(within.getByText(`, username ${text}, operation ID `)).toBeVisible();
    }
  }

  /** Begins an act; the menu of a row is opened where it has the button. */
  async press(row: Locator, name: string): Promise<void> {
    const button = row.getByRole('button', { name, exact: true });
    const menu = row.getByRole('button', { name: 'More actions' });
    await expect(button.or(menu).first()).toBeVisible();
    if (!(await button.isVisible())) await menu.click();
    await button.click();
  }

  /**
   * Fills the dialog of an act and sends it; resolves when it was taken.
   * @param fields null of an act that states nothing and has no dialog
   */
  async act(row: Locator, name: string, fields: Readonly<Record<string, string>> | null = {}): Promise<void> {
    await this.press(row, name);
    if (fields === null) return expect(row.getByRole('link', { name: /^Proposal \d+ waits$/ })).toBeVisible();
    const dialog = this.page.getByRole('dialog');
    await this.fill(dialog, fields);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the proposal that waits for this row and returns its panel. */
  async openProposal(row: Locator): Promise<Locator> {
    await row.getByRole('link', { name: /^Proposal \d+ waits$/ }).click();
    const panel = this.page.getByRole('region', { name: /^Proposal \d+$/ });
    await expect(panel.getByText('Pending')).toBeVisible();
    return panel;
  }

  async approve(row: Locator): Promise<void> {
    const panel = await this.openProposal(row);
    await approveIn(panel);
    await expect(panel.getByText('Approved')).toBeVisible();
  }
}
