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
  await page.goto('/#/login', { waitUntil: 'load' });
  await expect(page.getByRole('img', { name: 'Fairlead' })).toBeVisible();
  await expect(page.locator('.first-paint .skeleton').first()).toBeVisible();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null);
  await expect.poll(painted).not.toBeNull();
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
