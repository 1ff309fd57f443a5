import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** The page about every call, found by its group, read on a phone and at a desk. */
for (const [name, viewport] of [
  ['phone', { width: 375, height: 812 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test(`the description of the calls is read at a ${name}, with what a call takes and refuses`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAt(page, `docs-${name}`);
    await page.getByRole('navigation').getByRole('link', { name: 'plan', exact: true }).click();
    await expect(page).toHaveURL(/#group-plan$/);
    const put = page.locator('[id="plan.put"]');
    await put.scrollIntoViewIfNeeded();
    await expect(put.getByText('Idempotency-Key (required)')).toBeVisible();
    await expect(put.getByText('insufficient_balance')).toBeVisible();
    await expect(page.getByRole('link', { name: /OpenAPI/ })).toHaveAttribute('href', '/docs/openapi.json');
  });
}
