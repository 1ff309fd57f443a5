import { expect } from '@playwright/test';
import { money } from './money';
import type { Portal } from './portal';

const ATTEMPT_FOR_MS = 30_000;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The parts add up, and every balance is what the flow records add up to. */
const figuresAddUp = async ({ api }: Portal): Promise<void> => {
  const property = await api.property();
  const flow = await api.flow();
  const parts = [
    property.available_balance,
    property.held,
    property.to_be_consumed,
    property.to_be_settled,
    property.withdrawing,
  ];
  expect(property.total_assets).toBe(sumOf(parts));
  expect(sumOf(flow.map((record) => record.available_delta))).toBe(property.available_balance);
  expect(sumOf(flow.map((record) => record.total_delta))).toBe(property.total_assets);
  expect(flow[0]?.available_after ?? 0).toBe(property.available_balance);
  expect(flow[0]?.total_after ?? 0).toBe(property.total_assets);
};

/** The overview of all time is the sum of what each plan shows, and every plan's spend is what it was billed. */
const statisticsAddUp = async ({ api }: Portal): Promise<void> => {
  const { totals, source_count: sources } = await api.statistics();
  const plans = await api.orders();
  const details = await Promise.all(plans.map(({ id }) => api.detail(id)));
  for (const { order, statistics } of details) expect(statistics.spend).toBe(order.billed);
  for (const figure of ['spend', 'revenue', 'impressions', 'clicks', 'conversions', 'net'] as const) {
    expect(sumOf(details.map(({ statistics }) => statistics[figure])), figure).toBe(totals[figure]);
  }
  expect(sumOf(details.map(({ statistics }) => statistics.source_count))).toBe(sources);
  expect(totals.net).toBe(totals.revenue - totals.spend);
  const consumed = plans.filter(({ status }) => status === 'matching' || status === 'putting');
  const escrow = sumOf(consumed.map(({ amount, billed }) => (amount ?? 0) - billed));
  expect((await api.property()).to_be_consumed).toBe(escrow);
};

/** The wallet's screen shows what the ledger says. */
const walletShowsIt = async (portal: Portal): Promise<void> => {
  await portal.open('/wallet');
  const property = await portal.api.property();
  const shown = {
    'Available funds': property.available_balance,
    'In plans': property.to_be_consumed,
    'Awaiting settlement': property.to_be_settled,
    'Total assets': property.total_assets,
    ...(property.withdrawing === 0 ? {} : { 'Withdrawals in progress': property.withdrawing }),
  };
  for (const [name, amountMinor] of Object.entries(shown)) {
    await expect(portal.value(name), name).toHaveText(money(amountMinor), { timeout: 6_000 });
  }
};

/** The newest event on the screen, unfolded, has the newest record of the ledger. */
const flowShowsIt = async (portal: Portal): Promise<void> => {
  await portal.open('/wallet');
  await portal.open('/wallet/flow');
  const [newest] = await portal.api.flow();
  const event = portal.page.locator('main .event').first();
  if (newest === undefined) {
    await expect(portal.page.getByText('No activity yet.')).toBeVisible();
    return;
  }
  const balances = `available balance: ${money(newest.available_after)} · total balance: ${money(newest.total_after)}`;
  // Both balances stand with the records that an event is made of.
  await event.locator('button[aria-expanded="false"]').click({ timeout: 2_000 });
  await expect(event).toContainText(balances, { timeout: 2_000 });
};

/** The ad centre shows the same available funds, and the spend and revenue of all time. */
const adCentreShowsIt = async (portal: Portal): Promise<void> => {
  await portal.open('/wallet');
  await portal.open('/ad-center');
  const { available_balance: available } = await portal.api.property();
  const { totals, as_of: asOf } = await portal.api.statistics();
  const deposit = portal.page.getByRole('link', { name: 'Available funds' });
  await expect(deposit).toContainText(money(available), { timeout: 2_000 });
  if (asOf === null) {
    await expect(portal.page.getByRole('heading', { name: 'First steps' })).toBeVisible({ timeout: 2_000 });
    return;
  }
  await portal.button('All').click();
  for (const [name, amountMinor] of [
    ['Spend', totals.spend],
    ['Revenue', totals.revenue],
  ] as const) {
    const figure = portal.page.getByRole('listitem').filter({ hasText: name }).first();
    await expect(figure).toContainText(money(amountMinor), { timeout: 2_000 });
  }
};

/** The newest plan's page shows what was delivered or what came of it, its progress and every event of its timeline. */
const planShowsIt = async (portal: Portal): Promise<void> => {
  const [newest] = await portal.api.orders();
  if (newest === undefined) return;
  await portal.open(`/plan/detail?id=${newest.id}`);
  const { order, timeline, statistics, result } = await portal.api.detail(newest.id);
  expect(order.progress_bp).toBe(Math.floor((order.billed * 10_000) / (order.budget ?? 1)));
  const main = portal.page.getByRole('main');
  const soon = { timeout: 3_000 };
  await expect(main.locator('.timeline__entry:not(.timeline__entry--ahead)')).toHaveCount(
    timeline.length,
    soon,
  );
  if (result !== null) {
    await expect(portal.value('Spent from your money')).toContainText(money(result.billed_own), soon);
    return;
  }
  const isLive = order.status === 'putting';
  if (statistics.as_of === null && !isLive) {
    await expect(main.getByText('Delivered so far')).toHaveCount(0, soon);
    return;
  }
  // The card of a running plan says it in lines, the head of a finished one in rows.
  const says = async (name: string, amountMinor: number): Promise<void> => {
    if (isLive) await expect(main.getByText(`${name}: ${money(amountMinor)}`)).toHaveCount(1, soon);
    else await expect(portal.value(name)).toHaveText(money(amountMinor), soon);
  };
  await says(isLive ? 'Delivered' : 'Delivered so far', order.billed);
  if (statistics.as_of === null) return;
  await says('Revenue', statistics.revenue);
  await expect(main.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    String(Math.round(order.progress_bp / 100)),
    soon,
  );
};

/**
 * Wallet, flow, plans and statistics agree, on the wire and on the screens. Money moves while it looks, so each look is
 * repeated until all of it is of one moment.
 */
export const expectAgreement = async (portal: Portal): Promise<void> => {
  const back = portal.page.url();
  const looks = [figuresAddUp, statisticsAddUp, walletShowsIt, flowShowsIt, adCentreShowsIt, planShowsIt];
  for (const look of looks) {
    await expect(() => look(portal)).toPass({ timeout: ATTEMPT_FOR_MS, intervals: [200] });
  }
  await portal.page.goto(back);
};
