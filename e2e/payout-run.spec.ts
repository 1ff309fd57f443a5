// Fifty withdrawals, from the request to the line of the bank: one run, one file, and how many clicks it takes.
import { calls } from '@fairlead/contract';
import { BANK_CSV_COLUMNS } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import type { Locator, Page } from '@playwright/test';
import type { Console } from './support/console';
import { type Hand, Keyboard, Mouse } from './support/hands';
import { startProduct } from './support/product';
import { addSomebody, digestOf, openScenario, PIN, provide, type Scenario } from './support/scenario';
import { test as base, expect } from './support/test';

/** A run takes whatever is due: in a sandbox of its own it is nobody else's. */
const test = base.extend<object, { readonly ownOrigin: string }>({
  ownOrigin: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product.origin);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin),
});

const AMOUNT_MINOR = 1_000;

/** So many people ask for money. */
const ask = async (scenario: Scenario, count: number): Promise<void> => {
  for (let made = 0; made < count; made += 1) {
    const holder = await addSomebody(scenario);
    await provide(scenario, holder, 2 * AMOUNT_MINOR);
    const request = { amount: AMOUNT_MINOR + made, password: digestOf(PIN) };
    await scenario.client.send(calls.withdrawal.request, holder.token, request);
  }
};

/** What the bank says once it paid a run: all of it, but for the last, which came back. */
const statementOf = async ({ client, desks }: Scenario, id: string): Promise<string> => {
  const { items } = await client.send(calls.consolePayoutRun.detail, desks.maker, { id });
  const day = new Date().toISOString().slice(0, 10);
  const line = (amount: number, endToEndId: string, counterparty: string, place: number) =>
    `line,SANDBOX0001,${day},${typedMinor(amount, 'USD')},USD,R-${id}-${place},${endToEndId},${counterparty},`;
  const paid = items.map(({ amount, end_to_end_id: own, beneficiary }, place) =>
    line(-amount, own, beneficiary, place),
  );
  const last = items.at(-1);
  const back = last?.amount ?? 0;
  const sum = items.reduce((total, { amount }) => total + amount, 0) - back;
  return [
    BANK_CSV_COLUMNS.join(),
    `opening,SANDBOX0001,${day},${typedMinor(sum, 'USD')},USD,,,,`,
    ...[...paid, line(back, last?.end_to_end_id ?? '', '', items.length)],
    `closing,SANDBOX0001,${day},0.00,USD,,,,`,
  ].join('\n');
};

const link = (page: Page, name: string | RegExp): Locator => page.getByRole('link', { name }).first();
const pageLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( \\d.*)?$`) });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** The maker makes a run of all that is due. @returns its number */
const makeRun = async (hand: Hand, { page }: Console, count: number): Promise<string> => {
  await hand.press(pageLink(page, 'Payout runs'));
  await hand.press(link(page, 'New run'));
  const chosen = page.getByRole('status').filter({ hasText: new RegExp(`^${count} payouts`) });
  await expect(chosen).toBeVisible();
  await hand.press(button(page, 'Propose run'));
  await expect(page.getByRole('heading', { name: /^PR\d+$/ })).toBeVisible();
  return /payout-runs\/(\d+)/.exec(page.url())?.[1] ?? '';
};

/** The checker opens what waits. */
const openProposal = async (hand: Hand, { page }: Console, kind: string): Promise<void> => {
  await hand.press(pageLink(page, 'Proposals'));
  await hand.press(page.getByRole('row').filter({ hasText: kind }).getByRole('link').first());
};

/** The checker looks at what is flagged in the proposal before them, and agrees; the next one opens by itself. */
const agree = async (hand: Hand, { page }: Console, kind: string): Promise<void> => {
  const panel = page.getByRole('region', { name: /^Proposal \d+$/ }).filter({ hasText: kind });
  const approve = panel.getByRole('button', { name: 'Approve and open the next', exact: true });
  await expect(approve).toBeVisible({ timeout: 60_000 });
  for (const box of await panel.getByRole('checkbox').all()) await hand.press(box);
  await hand.press(approve);
  await expect(page.getByText(/^Nothing waits for you/)).toBeVisible();
};

/** The maker gives the file to the bank, imports what it says, and proposes what its lines settle. */
const sendAndImport = async (
  hand: Hand,
  { page }: Console,
  scenario: Scenario,
  { id, count }: { readonly id: string; readonly count: number },
): Promise<void> => {
  const download = page.waitForEvent('download');
  await hand.press(button(page, /^Download .*\.xml$/));
  expect((await download).suggestedFilename()).toMatch(/^PR\d+\.xml$/);
  await hand.press(link(page, 'Bank statements'));
  await hand.press(button(page, 'Import a statement'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank file').setInputFiles({
    ...{ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(await statementOf(scenario, id)) },
  });
  hand.presses += 1;
  await hand.press(dialog.getByRole('button', { name: 'Import' }));
  await expect(dialog.getByRole('status')).toContainText(`${count + 1} lines`);
  await hand.press(dialog.getByRole('button', { name: 'Close' }));
  // The way back to the run that they came from is the browser's own.
  await page.goBack();
  hand.presses += 1;
  await hand.press(button(page, `Propose settlement of ${count}`));
  await expect(link(page, /^Proposal \d+ waits/)).toBeVisible();
};

const journeyOf = async (
  hand: Hand,
  scenario: Scenario,
  desks: { readonly maker: Console; readonly checker: Console },
  count: number,
): Promise<void> => {
  const { maker, checker } = desks;
  const id = await makeRun(hand, maker, count);
  await openProposal(hand, checker, 'Payout run');
  await agree(hand, checker, 'Payout run');
  await expect(button(maker.page, /^Download .*\.xml$/)).toBeVisible({ timeout: 60_000 });
  await sendAndImport(hand, maker, scenario, { id, count });
  await agree(hand, checker, 'Payout settlement');
  const { client, desks: tokens } = scenario;
  const run = await client.send(calls.consolePayoutRun.detail, tokens.checker, { id });
  expect(run).toMatchObject({ settled: count, payouts: count });
  const states = run.items.map(({ state, line }) => [state, line !== null]);
  expect(states.filter(([state]) => state === 'paid')).toHaveLength(count - 1);
  expect(states.at(-1)).toEqual(['bounced', true]);
  expect(states.every(([, hasLine]) => hasLine)).toBe(true);
};

test('fifty payouts are one run, from the request to the line of the bank, in at most twenty clicks @full', async ({
  staffDesk,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const scenario = await openScenario(baseURL ?? '');
  await ask(scenario, 50);
  const hand = new Mouse();
  const desks = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  await journeyOf(hand, scenario, desks, 50);
  expect(hand.presses).toBeLessThanOrEqual(20);
});

/** Somebody asks for money; the pages at which a maker and a checker work stand open, with nothing to decide yet. */
const openDesks = async (scenario: Scenario, staffDesk: (username: string) => Promise<Console>) => {
  const { client } = scenario;
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 2 * AMOUNT_MINOR);
  const request = { amount: AMOUNT_MINOR, password: digestOf(PIN) };
  const { id } = await client.send(calls.withdrawal.request, holder.token, request);
  const { page: maker } = await staffDesk('maker');
  await link(maker, new RegExp(`^Withdrawal ${id}$`)).click();
  const { page: checker } = await staffDesk('checker');
  await pageLink(checker, 'Proposals').click();
  await link(checker, 'Decide the next').click();
  await expect(checker.getByText(/^Nothing waits for you/)).toBeVisible();
  const isPaid = async (): Promise<void> => {
    const { items } = await client.send(calls.withdrawal.list, holder.token, {});
    expect(items[0]).toMatchObject({ id, state: 'paid' });
  };
  return { id, maker, checker, isPaid };
};

/** What the bank says once somebody typed the payment of one withdrawal into it. */
const bankPays = async ({ client, desks }: Scenario, id: string): Promise<void> => {
  const { items } = await client.send(calls.consoleWithdrawal.list, desks.maker, { id });
  const day = new Date().toISOString().slice(0, 10);
  const amount = typedMinor(AMOUNT_MINOR, 'USD');
  const rows = [
    BANK_CSV_COLUMNS.join(),
    `opening,SANDBOX0001,${day},${amount},USD,,,,`,
    `line,SANDBOX0001,${day},-${amount},USD,ONE-${id},${items[0]?.payment_id},Robin,`,
    `closing,SANDBOX0001,${day},0.00,USD,,,,`,
  ];
  const file = new File([rows.join('\n')], 'bank.csv', { type: 'text/csv' });
  await client.upload(calls.consoleBank.upload, desks.maker, file);
};

/** The sheet that opened by itself. What is flagged is ticked one by one, however many there are. */
const flagsOf = async (page: Page) => {
  const panel = page.getByRole('region', { name: /^Proposal \d+$/ });
  const approve = panel.getByRole('button', { name: 'Approve and open the next', exact: true });
  await expect(approve).toBeVisible({ timeout: 60_000 });
  return { approve, boxes: await panel.getByRole('checkbox').all() };
};

const decide = async (hand: Hand, page: Page): Promise<void> => {
  const { approve, boxes } = await flagsOf(page);
  // Nobody counts a tick as a click too many: there is one for each thing that somebody must have seen.
  for (const box of boxes) await box.check();
  await hand.press(approve);
  await expect(page.getByText(/^Nothing waits for you/)).toBeVisible();
};

test('one withdrawal goes from its request to paid in four clicks of two people, at the pages where they work @full', async ({
  staffDesk,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const scenario = await openScenario(baseURL ?? '');
  const { id, maker, checker, isPaid } = await openDesks(scenario, staffDesk);
  const hand = new Mouse();
  await hand.press(button(maker, 'Propose approval'));
  await decide(hand, checker);
  await bankPays(scenario, id);
  await expect(button(maker, 'Record payment')).toBeVisible({ timeout: 60_000 });
  await hand.press(button(maker, 'Record payment'));
  await decide(hand, checker);
  await isPaid();
  expect(hand.presses).toBe(4);
});

test('one withdrawal goes from its request to paid in six keys, and one for each tick @full', async ({
  staffDesk,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const scenario = await openScenario(baseURL ?? '');
  const { id, maker, checker, isPaid } = await openDesks(scenario, staffDesk);
  const propose = async (act: string): Promise<void> => {
    await expect(button(maker, act)).toBeVisible({ timeout: 60_000 });
    for (const key of ['j', 'Enter']) await maker.keyboard.press(key);
    await expect(link(maker, /^Proposal \d+ waits$/)).toBeVisible();
  };
  const decideByKeys = async (): Promise<void> => {
    const { boxes } = await flagsOf(checker);
    // Nine have a key of their own; more of them are other journeys' people, paid to the same account.
    for (const [place, box] of boxes.entries())
      await (place < 9 ? checker.keyboard.press(String(place + 1)) : box.press('Space'));
    await checker.keyboard.press('a');
    await expect(checker.getByText(/^Nothing waits for you/)).toBeVisible();
  };
  await propose('Propose approval');
  await decideByKeys();
  await bankPays(scenario, id);
  await propose('Record payment');
  await decideByKeys();
  await isPaid();
});

test('a payout run goes from the request to the line of the bank by keyboard alone @full', async ({
  staffDesk,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const scenario = await openScenario(baseURL ?? '');
  await ask(scenario, 2);
  const desks = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  await journeyOf(new Keyboard(), scenario, desks, 2);
});
