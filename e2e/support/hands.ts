import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody at a desk presses what they see; counts it. */
export interface Hand {
  presses: number;
  press(what: Locator): Promise<void>;
  /** Types into a field in place of what stands there, or chooses of a list by its words. */
  fill(field: Locator, words: string): Promise<void>;
  /** Opens the search over everything. */
  search(page: Page): Promise<void>;
  /** Takes one of the results. */
  take(option: Locator): Promise<void>;
}

const isList = (field: Locator): Promise<boolean> => field.evaluate(({ tagName }) => tagName === 'SELECT');

export class Mouse implements Hand {
  presses = 0;

  async fill(field: Locator, words: string): Promise<void> {
    if (await isList(field)) await field.selectOption(words);
    else await field.fill(words);
  }

  async press(what: Locator): Promise<void> {
    await what.click();
    this.presses += 1;
  }

  search(page: Page): Promise<void> {
    return this.press(page.getByRole('button', { name: /^Find anything/ }));
  }

  take(option: Locator): Promise<void> {
    return this.press(option);
  }
}

const isFocused = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement);

/** Nothing but keys: what cannot be reached by them is not there. */
export class Keyboard implements Hand {
  presses = 0;

  private async reach(what: Locator): Promise<Page> {
    const page = what.page();
    await expect(what).toBeVisible();
    for (let steps = 0; !(await isFocused(what)); steps += 1) {
      expect(steps, 'reachable by Tab').toBeLessThan(400);
      await page.keyboard.press('Tab');
    }
    return page;
  }

  async fill(field: Locator, words: string): Promise<void> {
    const page = await this.reach(field);
    if (!(await isList(field))) await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
  }

  async press(what: Locator): Promise<void> {
    const page = await this.reach(what);
    await page.keyboard.press((await what.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    this.presses += 1;
  }

  search(page: Page): Promise<void> {
    return page.keyboard.press('Control+k');
  }

  async take(option: Locator): Promise<void> {
    const page = option.page();
    for (let steps = 0; (await option.getAttribute('aria-selected')) !== 'true'; steps += 1) {
      expect(steps, 'reachable by the arrows').toBeLessThan(50);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    this.presses += 1;
  }
}
