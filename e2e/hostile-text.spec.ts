// Text that means harm, through every field in which anybody may write, and then every screen of both apps. It has a
// product of its own: what is sent to everybody here would stand on the screens of other journeys.

import { calls, LIMITS } from '@fairlead/contract';
import { expect, test } from '@playwright/test';
import { faultOfNickname } from '../apps/server/src/http/words';
import { Console } from './support/console';
import { allFreeText, cut } from './support/free-text';
import { harmDone } from './support/harm';
import { writeContent } from './support/hostile-content';
import { writeAtDesks } from './support/hostile-desks';
import { writeAsHolders } from './support/hostile-holders';
import { writeWithMoney } from './support/hostile-money';
import { writeReports } from './support/hostile-reports';
import { type HostileScenario, openHostileScenario } from './support/hostile-scenario';
import {
  logIn,
  lookAt,
  openWatched,
  visitApp,
  visitBlocked,
  visitDesk,
  visitGuest,
  type Watched,
} from './support/hostile-visits';
import { PAYLOADS } from './support/payloads';
import { startProduct } from './support/product';
import { addColleague, digestOf, PIN } from './support/scenario';

test.describe.configure({ timeout: 2_400_000 });

/**
 * So often everybody writes everything. Fields of 2,000 characters and more have then carried every payload; the
 * shorter ones as many as fit, each beginning at another, so that every payload went through many of them.
 */
const ROUNDS = 6;
/** Every so many payloads one stands alone as a nickname. */
const TURN = 4;
/** All that one account may hold: nobody is both maker and checker. */
const ALL_ROLES = ['support', 'delivery', 'finance_checker', 'auditor', 'admin'] as const;

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** What fits only one payload and shows in one place: each in its turn. */
const takeTurns = async (watched: Watched, scenario: HostileScenario): Promise<string[]> => {
  const { walker } = watched;
  const { spare, write } = scenario;
  await logIn(walker.page, spare.username);
  const faults: string[] = [];
  const nicknames = PAYLOADS.filter((_text, index) => index % TURN === 0)
    .map((text) => cut(text, LIMITS.nicknameMax))
    .filter((nickname) => nickname.trim() !== '' && faultOfNickname(nickname) === null);
  for (const nickname of nicknames) {
    await scenario.client.send(calls.user.edit, spare.token, { nickname });
    faults.push(...(await lookAt(walker, '/ad-center')));
  }
  for (let turn = 0; turn < 5; turn += 1) {
    const phone = { password: digestOf(PIN), mobile: '+1 555 010 0199', bank_account: '0000 1111 2222 4444' };
    const bank = { card_name: 'x', user_name: 'x', branch_name: 'x', bank_address: 'x' };
    await write(calls.payout.edit, spare.token, { method: 'bank_card', ...phone, ...bank });
    faults.push(...(await lookAt(walker, '/wallet/bind-card')));
    faults.push(...(await lookAt(walker, '/wallet')));
  }
  return faults;
};

/** Lets a payload in, as careless code would: it must be seen, or the rest shows nothing. */
const seesHarm = async ({ walker: { page }, faults }: Watched): Promise<void> => {
  await page.goto('/console/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<main><img src=x onerror=struck()></main>');
  });
  await expect.poll(() => harmDone(page)).toContainEqual(expect.stringMatching(/refused by the policy/));
  // Both that it causes, so that a late answer is not held against what follows.
  const caused = [/content security policy/i, /\/console\/x$/].map((pattern) =>
    expect.stringMatching(pattern),
  );
  await expect.poll(() => faults).toEqual(expect.arrayContaining(caused));
  faults.length = 0;
};

test('text that means harm stays text in every field and on every screen @full', async ({ browser }) => {
  // Thousands of texts through every call and screen: more than any other walk.
  test.setTimeout(20 * 60_000);
  const product = await startProduct();
  try {
    const { origin } = product;
    const scenario = await openHostileScenario(origin);
    const app = await openWatched(browser, origin, PHONE);
    await logIn(app.walker.page, scenario.holder.username);
    const desk = await openWatched(browser, origin, DESK);
    const { username, password } = await addColleague(scenario, ALL_ROLES);
    await seesHarm(desk);
    await new Console(desk.walker.page).signIn(username, password);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await test.step(`round ${round}`, async () => {
        await writeAsHolders(scenario);
        await writeWithMoney(scenario, round);
        await writeAtDesks(scenario);
        await writeContent(scenario);
        await writeReports(scenario);
      });
    }
    // Disabling the holder in between has not ended the session.
    expect(await test.step('every screen of the app', () => visitApp(app, scenario))).toEqual([]);
    const blocked = await openWatched(browser, origin, PHONE);
    expect(await test.step('every screen of the blocked', () => visitBlocked(blocked, scenario))).toEqual([]);
    const guest = await openWatched(browser, origin, PHONE);
    expect(await test.step('the page for guests', () => visitGuest(guest, scenario))).toEqual([]);
    expect(await test.step('every page of the console', () => visitDesk(desk))).toEqual([]);
    expect(allFreeText().filter((field) => !scenario.poison.written.includes(field))).toEqual([]);
    const turns = await openWatched(browser, origin, PHONE);
    expect(await test.step('one payload at a time', () => takeTurns(turns, scenario))).toEqual([]);
    const watched = [app, blocked, guest, desk, turns];
    expect(watched.flatMap(({ faults }) => faults)).toEqual([]);
  } finally {
    await product.stop();
  }
});
