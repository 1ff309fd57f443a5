import { calls } from '@fairlead/contract';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './support/portal';
import {
  addSomebody,
  agreeTo,
  openScenario,
  type Scenario,
  type Somebody,
  samplePayee,
} from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const DAY_MS = 86_400_000;

/** An acceptance that money may be paid by now, of a payee that asks for the operation ID. */
const openAcceptance = async (scenario: Scenario, { id, token }: Somebody): Promise<void> => {
  const { client, desks } = scenario;
  const terms = { pair: 'EUR/USD', rate: '1.0850', fee_bp: 0, min_amount: 100, max_amount: 50_000 };
  const { proposal, code } = await client.send(calls.consoleAcceptor.issue, desks.maker, {
    ...{ ...terms, holder_id: id, type: 'enterprise', legal_name: 'Quay Ltd', amount: 8_000 },
    payee_id: await samplePayee(scenario, 'Sample exchange'),
    expires_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  await agreeTo(scenario, proposal.id);
  await client.send(calls.acceptor.detail, token, { type: 'enterprise', code });
};

/** The number stands there as it is, and a tap of 44 px copies it and says so. */
const expectCopied = async (page: Page, within: Locator, operationId: string): Promise<void> => {
  await expect(within.getByText(operationId, { exact: true })).toBeVisible();
  const button = within.getByRole('button', { name: 'Copy operation ID' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect(page.getByRole('status').getByText('Operation ID copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(operationId);
};

test('a person reads and copies the own operation ID under Me, in a top-up case and an acceptor’s details @full', async ({
  portal,
  baseURL,
}) => {
  const { page } = portal;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const scenario = await openScenario(baseURL ?? '');
  const somebody = await addSomebody(scenario);
  await openAcceptance(scenario, somebody);
  const { operation_id } = await scenario.client.send(calls.user.info, somebody.token, {});
  await portal.open('/login');
  await portal.logIn(somebody.username, PASSWORD);
  await expect(page.getByText('Hello, Robin')).toBeVisible();

  await portal.open('/me');
  await expectCopied(page, page.getByRole('region', { name: 'Operation ID' }), operation_id);
  await lookAt(page, 'me-operation-id');

  await portal.askForTopup('50.00');
  const topup = page.getByRole('listitem').filter({ hasText: 'Requested' }).first();
  await expect(topup).toContainText('Reference');
  await lookAt(page, 'topup-operation-id');
  await expectCopied(page, topup, operation_id);

  await portal.open('/wallet/foreign-exchange');
  const acceptance = page.getByRole('region', { name: 'Current exchange' });
  await expect(acceptance.getByText('0000 5555 6666 7777')).toBeVisible();
  await expectCopied(page, acceptance, operation_id);
  await acceptance.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Account: 0000 5555 6666 7777\nReference: ${operation_id}`,
  );
  await lookAt(page, 'acceptance-operation-id');
});
