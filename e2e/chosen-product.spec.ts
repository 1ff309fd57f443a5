import { calls } from '@fairlead/contract';
import { publishProduct, publishVersion } from './support/csv-plan';
import { money } from './support/money';
import { PASSWORD, type Portal, unique } from './support/portal';
import { addSomebody, openScenario, provide } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const openCatalogue = async ({ page }: Portal): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Plans' }).click();
  const products = page.getByRole('button', { name: 'Products', exact: true });
  await products.click();
};

test('what viewers see is looked at, and two products are compared before one is chosen @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page).toHaveURL(/ad-center/);
  await openCatalogue(portal);
  await page.getByRole('link', { name: 'Tide Tables' }).click();

  await test.step('a picture in full, and the page that viewers come to, in which nothing leads on', async () => {
    const seen = page.locator('section', { has: page.getByRole('heading', { name: 'What viewers see' }) });
    await seen.getByRole('button', { name: 'Image 1 of 1' }).click();
    const picture = page.getByRole('dialog', { name: 'Image 1 of 1' });
    await expect(picture.getByRole('img')).toBeVisible();
    await picture.getByRole('button', { name: 'Close' }).click();
    await seen.getByRole('button', { name: 'Preview the landing page' }).click();
    const preview = page.getByRole('dialog', { name: 'Landing page' });
    await expect(preview).toContainText('This is a stored copy. Its buttons and links do nothing here.');
    await expect(preview.locator('iframe')).toHaveAttribute('sandbox', '');
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('another beside it, and another in its place', async () => {
    await portal.button('Compare with another product').click();
    const sheet = page.getByRole('dialog', { name: 'Compare products' });
    await sheet.getByRole('button', { name: /^Orchard Row/ }).click();
    await expect(sheet.getByRole('link', { name: 'Tide Tables' })).toBeVisible();
    await expect(sheet.getByRole('definition').filter({ hasText: 'Orchard Row: ' }).first()).toBeVisible();
    await lookAt(page, 'product-compare');
    await sheet.getByRole('button', { name: 'Choose a different one' }).click();
    await sheet.getByRole('button', { name: /^Signal Box/ }).click();
    await sheet.getByRole('link', { name: 'Signal Box' }).click();
    await expect(page.getByRole('heading', { name: 'Signal Box' })).toBeVisible();
  });
});

test('a watched product tells of new terms; a plan that did not run is funded again under them @full', async ({
  portal,
  baseURL,
}) => {
  const { page } = portal;
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const title = `Ferry ${unique()}`;
  const id = await publishProduct(scenario, title);
  const put = { product_id: id, amount: 12_00 };
  const { order } = await scenario.client.send(calls.plan.put, holder.token, put);
  await portal.open('/login');
  await portal.logIn(holder.username, PASSWORD);
  await expect(page.getByText('Hello, Robin')).toBeVisible();

  await test.step('watched, it is found among the watched alone', async () => {
    await openCatalogue(portal);
    await page.getByRole('link', { name: title }).click();
    await portal.button('Watch this product').click();
    await expect(portal.button('Stop watching')).toBeVisible();
    await page.goBack();
    await portal.button('Filters').click();
    await portal.button('Only watched').click();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Orchard Row' })).toHaveCount(0);
    await lookAt(page, 'catalogue-watched');
  });

  await test.step('new terms: whoever watches is told, and led there', async () => {
    await publishVersion(scenario, { id, version: 1, title }, { cost_per_thousand: 600 });
    await page
      .getByRole('navigation', { name: 'Main pages' })
      .getByRole('link', { name: /^Inbox/ })
      .click();
    const notice = page.getByText('A product you watch has new terms');
    // A job tells them, and the inbox looks by itself.
    await expect(notice.first()).toBeVisible({ timeout: 120_000 });
  });

  await test.step('a plan that is over is funded again, and what changed since is named first', async () => {
    await portal.open(`/plan/detail?id=${order.id}`);
    // Nobody placed it: a sandbox gives it up after a minute and a half.
    const again = page.getByRole('link', { name: `Fund it again with ${money(12_00)}` });
    await expect(again).toBeVisible({ timeout: 120_000 });
    await again.click();
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: `Repeating plan ${order.number}` }),
    });
    await expect(card).toContainText('The terms were version 1 then and are version 2 now.');
    await expect(card).toContainText(`${money(5_00)}, now ${money(6_00)}`);
    await lookAt(page, 'product-repeat');
    const dialog = page.getByRole('dialog', { name: 'Fund this plan' });
    await portal.button('Fund this plan').click();
    await expect(dialog.getByLabel('Amount in USD')).toHaveValue('12.00');
    await dialog.getByRole('button', { name: `Fund with ${money(12_00)}` }).click();
    await expect(page).toHaveURL(/plan\/detail/);
    expect((await portal.api.property()).available_balance).toBe(38_00);
  });
});
