import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

test('on a desktop: one centred column at its own scale, nothing cut off, the keyboard all the way', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await expect(portal.button('Log in')).toBeVisible();
  const frame = await page.locator('.frame').boundingBox();
  if (frame === null) throw new Error('the frame is not shown');
  expect(frame.width).toBeCloseTo(600, 0);
  expect(frame.x + frame.width / 2).toBeCloseTo(720, 0);
  await lookAt(page, 'desktop-login');
  await portal.field('Username').press('Tab');
  await page.keyboard.type('demo-password');
  await expect(portal.field('Password')).toHaveValue('demo-password');

  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
  for (const [path, text] of [
    ['/ad-center', 'Data overview'],
    ['/wallet', 'Activity'],
    ['/plan?show=mine', 'Settled'],
    ['/plan?show=products', 'Harbour Lights'],
  ] as const) {
    await portal.open(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await lookAt(page, `desktop${path.replaceAll(/[/?=]/g, '-')}`);
  }
  await portal.open('/wallet/flow');
  await page.getByRole('main').locator('button[aria-expanded="false"]').first().click();
  await expect(page.getByRole('main').getByText('available after it').first()).toBeVisible();
  await lookAt(page, 'desktop-wallet-flow');
  await portal.openProduct('Harbour Lights');
  await lookAt(page, 'desktop-product');
  await portal.preparePut('20.00');
  await lookAt(page, 'desktop-put');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(portal.button('Fund this plan')).toBeFocused();
});
