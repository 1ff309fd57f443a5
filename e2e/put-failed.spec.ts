import { expectAgreement } from './support/agreement';
import { fund } from './support/funding';
import { money } from './support/money';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const REFUSED_PRODUCT = 'Kite Weather';

test('a put that the network refuses gives all back @full', async ({ portal, staffDesk }) => {
  const { page } = portal;
  const person = await portal.register();
  await fund(portal, person.username, '30.00', staffDesk);

  await portal.openProduct(REFUSED_PRODUCT);
  const dialog = await portal.preparePut('25.00');
  await dialog.getByRole('button', { name: `Fund with ${money(25_00)}` }).click();
  await page.waitForURL(/plan\/detail/);
  await expect(page.getByText('The network refused it. All your money is back.')).toBeVisible();
  await lookAt(page, 'plan-put-failed');

  const { order, timeline, statistics } = await portal.api.detail(portal.orderId());
  expect(order).toMatchObject({ status: 'put_failed', billed: 0, progress_bp: 0 });
  expect(timeline.map(({ status }) => status)).toEqual(['waiting_to_put', 'matching', 'put_failed']);
  expect(statistics).toMatchObject({ spend: 0, source_count: 0 });
  const property = await portal.api.property();
  expect(property).toMatchObject({ available_balance: 30_00, total_assets: 30_00, to_be_consumed: 0 });
  const ofOrder = (await portal.api.flow()).filter(({ order_id: id }) => id === order.id);
  expect(ofOrder.map(({ type, available_delta: delta }) => [type, delta])).toEqual([
    ['ad_serving', 25_00],
    ['ad_serving', -25_00],
  ]);
  await expectAgreement(portal);
});
