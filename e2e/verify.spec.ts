import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Statement } from '@fairlead/verifier';
import type { Download, Page } from '@playwright/test';
import type { Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** The page as the build leaves it, for who keeps it on a disk of their own. */
const PAGE_ON_DISK = pathToFileURL(join(import.meta.dirname, '../packages/verifier/dist/verify.html')).href;
/** A key that signed nothing here. */
const OTHER_KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

const save = async (portal: Portal, button: string): Promise<Download> => {
  const saved = portal.page.waitForEvent('download');
  await portal.button(button).click();
  return saved;
};

/** Chooses files on the verifier's page, checks, and returns the look and the first line of what it says. */
const checkOn = async (page: Page, files: { statement: string; days?: string; key?: string }) => {
  await page.getByLabel('Statement (JSON)').setInputFiles(files.statement);
  await page.getByLabel(/^Signed days/).setInputFiles(files.days === undefined ? [] : files.days);
  await page.getByLabel(/^Public key/).fill(files.key ?? '');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const result = page.getByRole('status', { name: 'Result' });
  await expect(result).not.toBeEmpty();
  const [headline = ''] = ((await result.textContent()) ?? '').split('\n');
  return `${await result.getAttribute('class')}: ${headline}`;
};

const VERIFIED = /^good: VERIFIED up to \d{4}-\d\d-\d\d, by your list, which reaches to \d{4}-\d\d-\d\d\.$/;
const CONSISTENT = 'unclear: CONSISTENT WITH ITSELF. Nothing more is known.';

test('a statement and the signed days, saved in the app, are checked on the page that is one file', async ({
  portal,
  context,
  watch,
}, testInfo) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page.getByText('Hello, Demo')).toBeVisible();
  await portal.open('/wallet/flow');
  await portal.button('Statements').click();
  await portal.button('Earlier month').click();
  const statement = await (await save(portal, 'Save as JSON')).path();
  await portal.open('/transparency');
  await page.getByRole('heading', { name: 'Signed days' }).click();
  const saved = await save(portal, 'Save the list of all signed days');
  expect(saved.suggestedFilename()).toMatch(/^signed-days-\d{4}-\d\d-\d\d\.json$/);
  const days = await saved.path();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Check a statement' }).click();
  const verifier = await opened;
  expect(await checkOn(verifier, { statement, days })).toMatch(VERIFIED);
  await expect(verifier.getByRole('status')).toContainText('is what was signed by then.');
  await lookAt(verifier, 'verify-good');

  const written = (name: string, change: (document: Statement) => object): string => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(statement, 'utf8')) as Statement)));
    return path;
  };
  const changed = written('changed.json', ({ entries, ...rest }) => ({
    ...rest,
    entries: entries.map((entry, place) =>
      place === 0 ? { ...entry, record: { ...entry.record, amount: entry.record.amount + 1 } } : entry,
    ),
  }));
  const foreign = testInfo.outputPath('foreign-days.json');
  writeFileSync(foreign, readFileSync(days, 'utf8').replaceAll(/"root":"[0-9a-f]{4}/g, '"root":"0123'));
  const rootless = written('rootless.json', (document) => ({ ...document, roots: [], days: [] }));

  const served = await verifier.request.get('/verify.html');
  expect(await served.text(), 'the file that one builds').toBe(
    readFileSync(fileURLToPath(PAGE_ON_DISK), 'utf8'),
  );

  watch.expect(/^request to another host: file:/);
  for (const place of ['/verify.html', PAGE_ON_DISK]) {
    await verifier.goto(place);
    expect(await checkOn(verifier, { statement })).toBe(CONSISTENT);
    expect(await checkOn(verifier, { statement, days })).toMatch(VERIFIED);
    expect(await checkOn(verifier, { statement, days: foreign })).toMatch(/^bad: NOT VERIFIED/);
    expect(await checkOn(verifier, { statement: changed, days })).toBe('bad: NOT VERIFIED.');
    expect(await checkOn(verifier, { statement, days, key: OTHER_KEY })).toMatch(/^unclear: NOT CONNECTED/);
    expect(await checkOn(verifier, { statement: rootless })).toBe(
      'unclear: NOT SIGNED: the chain is whole, nothing more.',
    );
    expect(await checkOn(verifier, { statement: days })).toBe(
      'unclear: The file is not a Fairlead statement.',
    );
  }
  await lookAt(verifier, 'verify-unclear');

  await verifier.getByLabel('Language').selectOption('de');
  await verifier.getByLabel('Kontoauszug (JSON)').setInputFiles(statement);
  await verifier.getByRole('button', { name: 'Prüfen' }).click();
  await expect(verifier.getByRole('status', { name: 'Ergebnis' })).toContainText(/^IN SICH .*\nKonto/);
  await lookAt(verifier, 'verify-german');
});
