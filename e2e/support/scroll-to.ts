import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls a list until something stands there: other journeys add some of theirs before it.
 * @param more the button at the end of the list, which loads the next page when it comes into sight
 */
export const scrollTo = async (what: Locator, more: Locator): Promise<Locator> => {
  const either = what.or(more).first();
  await expect(either).toBeVisible();
  while (!(await what.isVisible())) {
    // Not by Playwright's own scrolling, which waits until it stands still: the button goes when it is reached.
    await either.evaluate((element) => element.scrollIntoView());
    await expect(either).toBeVisible();
  }
  return what;
};
