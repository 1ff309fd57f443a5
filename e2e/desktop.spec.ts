import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

test('on a desktop: text at its ordinary size, nothing cut off, the keyboard all the way @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await expect(portal.button('Log in')).toBeVisible();
  const zoom = await page.locator('html').evaluate((root) => Number(getComputedStyle(root).zoom));
  expect(zoom, 'the specification').toBeCloseTo((750 / 1440) * 0.8, 5);
  const frame = await page.locator('.frame').boundingBox();
  if (frame === null) throw new Error('the frame is not shown');
  expect(frame.width, 'the scene beside what is asked').toBeCloseTo(1024, 0);
  expect(frame.x + frame.width / 2).toBeCloseTo(720, 0);
  const field = await portal.field('Username').boundingBox();
  expect(field?.height, 'a field is as high as on a phone').toBeCloseTo(44, 0);
  await lookAt(page, 'desktop-login');
  await portal.field('Username').press('Tab');
  await page.keyboard.type('demo-password');
  await expect(portal.field('Password')).toHaveValue('demo-password');

  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
  for (const [path, text] of [
    ['/ad-center', 'Data overview'],
    ['/wallet', 'Activity'],
    ['/plan?show=mine', 'Night Courier'],
    ['/plan?show=products', 'Harbor Lights'],
  ] as const) {
    await portal.open(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await lookAt(page, `desktop${path.replaceAll(/[/?=]/g, '-')}`);
  }
  await portal.open('/wallet/flow');
  await page.getByRole('main').locator('button[aria-expanded="false"]').first().click();
  await expect(page.getByRole('main').getByText('available balance').first()).toBeVisible();
  await lookAt(page, 'desktop-wallet-flow');
  await portal.openProduct('Harbor Lights');
  await lookAt(page, 'desktop-product');
  await portal.preparePut('20.00');
  await lookAt(page, 'desktop-put');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(portal.button('Fund this plan')).toBeFocused();
});

test('two panes: the list keeps its place and its filter while one after another is opened beside it @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Plans' }).click();
  const list = page.getByRole('region', { name: 'Plans' });
  const status = list.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Settled');
  const rows = list.getByRole('link', { name: /Plan \d/ });
  await expect(rows.nth(2)).toBeVisible();
  await rows.nth(2).scrollIntoViewIfNeeded();
  const scrolled = await list.evaluate((pane) => pane.scrollTop);
  await rows.nth(2).click();
  await expect(page).toHaveURL(/plan\/detail/);
  const detail = page.locator('.panes__detail');
  await expect(detail.getByRole('heading', { name: 'What happened' })).toBeVisible();
  expect(await list.evaluate((pane) => pane.scrollTop)).toBe(scrolled);
  await expect(list.locator('a[aria-current="page"]')).toHaveCount(1);
  const first = page.url();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/plan\/detail/);
  await expect(status).toHaveValue('settlement_successful');
  await lookAt(page, 'desktop-panes');
  await page.goBack();
  await expect(page).toHaveURL(first);

  await list.getByRole('button', { name: 'Figures' }).click();
  await expect(detail.getByRole('table', { name: 'Spend, row by row' })).toBeVisible();
  await expect(list, 'figures have the room of the list too').toBeHidden();

  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(detail.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await lookAt(page, 'desktop-panes-wallet');

  await portal.open('/notification');
  await expect(page.getByText('Choose a chat to see it here. Notifications open in the list.')).toBeVisible();
});
