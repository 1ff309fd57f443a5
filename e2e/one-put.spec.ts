import type { Locator, Route } from '@playwright/test';
import { fund } from './support/funding';
import { money } from './support/money';
import type { Portal } from './support/portal';
import { expect, test, WITHOUT_CONNECTION } from './support/test';

const PUT_CALL = '**/plan/order/put';
const PRODUCT = 'Tide Tables';
const PUT_MINOR = 20_00;

/** Exactly one plan more than before, its amount taken once, and the plan's own page at hand. */
const expectOnePut = async (portal: Portal, plansBefore: number): Promise<void> => {
  await expect(async () => {
    expect(await portal.api.orders()).toHaveLength(plansBefore + 1);
  }).toPass();
  const flow = await portal.api.flow();
  const [newest] = await portal.api.orders();
  const taken = flow.filter(
    ({ order_id: id, available_delta: delta }) => id === newest?.id && delta === -PUT_MINOR,
  );
  expect(taken).toHaveLength(1);
  expect(newest?.amount).toBe(PUT_MINOR);
  await portal.open('/plan?show=mine');
  const cards = portal.page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(plansBefore + 1);
  // A plan that has its first reports shows what they came to in place of what was put.
  await expect(cards.first()).toContainText(PRODUCT);
};

/** Lets the call through to the server and drops its reply, as a lost connection does. */
const dropReply = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

const readyToPut = async (portal: Portal): Promise<Locator> => {
  await portal.openProduct(PRODUCT);
  const dialog = await portal.preparePut('20.00');
  return dialog.getByRole('button', { name: `Fund with ${money(PUT_MINOR)}` });
};

const keysOfPuts = (portal: Portal): string[] => {
  const keys: string[] = [];
  portal.page.on('request', (request) => {
    if (request.url().endsWith('/plan/order/put')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

test('a put is done once: double tap, lost reply, reload after the tap', async ({
  portal,
  staffDesk,
  watch,
}) => {
  const { page } = portal;
  watch.expect(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/);
  const person = await portal.register();
  await fund(portal, person.username, '100.00', staffDesk);
  const keys = keysOfPuts(portal);

  await test.step('double tap', async () => {
    const confirm = await readyToPut(portal);
    await confirm.dblclick();
    await page.waitForURL(/plan\/detail/);
    expect(keys).toHaveLength(1);
    await expectOnePut(portal, 0);
  });

  await test.step('the first reply is lost: it is sent again as the same request', async () => {
    keys.length = 0;
    const confirm = await readyToPut(portal);
    await page.route(PUT_CALL, dropReply, { times: 1 });
    await confirm.click();
    await page.waitForURL(/plan\/detail/);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await expectOnePut(portal, 1);
  });

  await test.step('no reply comes at all: the person is told so, and sends the same again', async () => {
    keys.length = 0;
    const confirm = await readyToPut(portal);
    await page.route(PUT_CALL, dropReply);
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('sending it again will not repeat it');
    await page.unroute(PUT_CALL);
    await portal.button('Send again').click();
    await page.waitForURL(/plan\/detail/);
    expect(new Set(keys).size).toBe(1);
    await expectOnePut(portal, 2);
  });

  await test.step('reload after the tap, before any reply', async () => {
    keys.length = 0;
    const confirm = await readyToPut(portal);
    const reached = new Promise<void>((resolve) => {
      void page.route(
        PUT_CALL,
        async (route) => {
          await route.fetch();
          resolve();
          await route.abort('connectionreset').catch(() => undefined);
        },
        { times: 1 },
      );
    });
    await confirm.click();
    await reached;
    await page.reload();
    await expect(portal.toast('Your last request went through.')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    await expectOnePut(portal, 3);
    expect(await page.evaluate(() => localStorage.getItem('fairlead_pending'))).toBe('[]');
  });
});

test('nothing that moves money is sent or queued while offline', async ({
  portal,
  staffDesk,
  context,
  watch,
}) => {
  const { page } = portal;
  watch.expect(WITHOUT_CONNECTION);
  const person = await portal.register();
  await fund(portal, person.username, '50.00', staffDesk);
  const keys = keysOfPuts(portal);
  const confirm = await readyToPut(portal);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(portal.field('Amount in USD')).toHaveValue('20.00');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  expect(keys).toEqual([]);
  expect(await portal.api.orders()).toEqual([]);
  expect((await portal.api.property()).available_balance).toBe(50_00);
  await confirm.click();
  await page.waitForURL(/plan\/detail/);
  await expectOnePut(portal, 0);
});
