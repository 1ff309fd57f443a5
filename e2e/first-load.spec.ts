import { expect, test } from './support/test';

const LIMIT_BYTES = 100 * 1024;

test('the first load of the login is at most 100 KB over the wire', async ({ page, context }) => {
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const bytesOf = new Map<string, number>();
  const codings = new Map<string, string>();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    bytesOf.set(requestId, 0);
    if (/\.(js|css)$/.test(response.url)) {
      codings.set(response.url, String(response.headers['content-encoding'] ?? 'none'));
    }
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytesOf.set(requestId, encodedDataLength);
  });
  await page.goto('/#/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const total = [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(codings.size).toBeGreaterThan(2);
  expect(new Set(codings.values())).toEqual(new Set(['br']));
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES);
});

test('index.html paints by itself, before any script', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|preload/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/#/register', { waitUntil: 'load' });
  await expect(page.getByRole('img', { name: 'Fairlead' })).toBeVisible();
  await expect(page.locator('.first-paint .skeleton').first()).toBeVisible();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null);
  await expect.poll(painted).not.toBeNull();
});

test('a name and a password can be typed before the app is there, and come along', async ({
  page,
  portal,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').pressSequentially('sandbox');
  await page.keyboard.press('Enter');
  const topOf = async () => (await page.getByLabel('Password').boundingBox())?.y;
  const top = await topOf();
  release();
  await expect(page.locator('#first-door')).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await expect(page.getByLabel('Password')).toBeFocused();
  expect(await topOf()).toBe(top);
  await page.keyboard.type('-demo');
  await expect(page.getByLabel('Password')).toHaveValue('sandbox-demo');
  expect(page.url()).toMatch(/\/#\/login$/);
  await page.keyboard.press('Enter');
  await expect(portal.button('Log out')).toBeVisible();
});

test('who reads another language, or goes elsewhere, sees no English login', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|preload/);
  await page.goto('/#/login');
  await page.evaluate(() => localStorage.setItem('lang', 'de'));
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('#first-door')).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('lang'));
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await page.goto('/#/terms');
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('#first-door')).toBeHidden();
});

test('every page is sent with a policy that forbids foreign code, and code that is not the build\u2019s own', async ({
  page,
  request,
}) => {
  for (const [path, scripts] of [
    ['/', /script-src 'self' 'sha256-[\w+/]{43}=';/],
    ['/console/', /script-src 'self';/],
  ] as const) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(scripts);
    expect(policy).not.toContain('unsafe');
  }
  await page.goto('/#/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
