import { expect, test } from './support/test';

/** The page about every call: too long for the accessibility check of a whole screen, so its parts are looked at here. */
for (const [name, mark, viewport] of [
  ['phone', ' @full', { width: 320, height: 640 }],
  ['desk', '', { width: 1440, height: 900 }],
] as const) {
  test(`the description of the calls is read at a ${name}, with what a call takes and refuses${mark}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Calls' })
      .getByRole('link', { name: 'plan', exact: true })
      .click();
    await expect(page).toHaveURL(/#group-plan$/);
    const put = page.locator('[id="plan.put"]');
    await put.scrollIntoViewIfNeeded();
    await expect(put).toContainText('Idempotency-Key (required)');
    await expect(put.getByText('insufficient_balance')).toBeVisible();
    await expect(page.getByRole('link', { name: /OpenAPI/ })).toHaveAttribute('href', '/docs/openapi.json');
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
    // A table that is too wide scrolls by itself, and what stands at its right edge is not read.
    const cut = await page
      .locator('.scroll')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length);
    expect(cut).toBe(0);
    // The stylesheet was let in by the page's own policy; one that is refused is counted among the page's all the same.
    await expect(put).toHaveCSS('border-radius', '12px');
  });
}
