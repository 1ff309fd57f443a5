// A newcomer alone in the sandbox: no second login; the demo desk does what staff do, and every wait is read from the screen.
import { money as inEnglish } from '../support/money';
import { freshTest, test } from '../support/own-product';
import { expect, inEveryLook } from '../support/people';
import type { Person } from '../support/person';
import { setUpPayout, withdraw } from '../support/withdrawing';
import { timeIn } from '../support/words';

const IN_MINOR = 200_00;
const PUT_MINOR = 50_00;
const OUT = { typed: '40', amountMinor: 40_00 } as const;
const PRODUCT = 'Harbor Lights';
/** So long one may take at each step; a busy machine is slower than people. */
const DESK_MS = 60_000;
const PLAN_MS = 150_000;
/** So much of a long text stands for it. */
const BEGINNING = 20;
/** How a time says that it is the reader's own. */
const ZONES = /E[SD]T|GMT[+-]\d|ICT/;

/** By what a phrase says before a time; returns the time. */
const promiseIn = async (person: Person, write: (time: string) => string): Promise<string> => {
  const longest = write('…')
    .split('…')
    .sort((one, other) => other.length - one.length)[0];
  const line = person.main.getByText(longest?.trim() ?? '').first();
  const time = timeIn((await line.textContent()) ?? '', write);
  expect(time).toMatch(ZONES);
  return time;
};

const addMoney = async (person: Person): Promise<void> => {
  const { t, money, main } = person;
  await person.press(person.button(t('wallet.topup')));
  await person.type(t('topup.amount', { currency: 'USD' }), '200');
  await person.press(person.button(t('topup.ask'), person.dialog));

  await test.step('who acts, what comes next, and until when', async () => {
    await expect(main).toContainText(t('topup.ahead.found'));
    await expect(main).toContainText(t('topup.ahead.compared'));
    const promised = await promiseIn(person, (time) => t('topup.until', { time }));
    await person.root('wallet');
    expect(await promiseIn(person, (time) => t('topup.until', { time })), 'the same in the wallet').toBe(
      promised,
    );
    await person.root('adCenter');
  });

  await test.step('where to pay, with the reference to copy', async () => {
    const payTo = person.page.getByRole('region', { name: t('topup.card') });
    await expect(payTo).toContainText('Sample payee', { timeout: DESK_MS });
    await expect(payTo).toContainText(money(IN_MINOR));
    await person.press(person.button(t('operationId.copyNamed'), payTo));
    await expect(person.page.getByRole('status').filter({ hasText: t('operationId.copied') })).toBeVisible();
  });

  await test.step('the money is there, on the same screen', async () => {
    await expect(person.link(t('adCenter.deposit'))).toContainText(money(IN_MINOR), { timeout: DESK_MS });
  });
};

/** The desk answers a first message, and says what it is. Ends in the wallet. */
const ask = async (person: Person): Promise<void> => {
  const { t } = person;
  await person.root('wallet');
  await person.press(person.button(t('topup.contact')));
  await person.press(person.dialog.getByRole('button', { name: '1 - ' }).first());
  const messages = person.page.getByRole('region', { name: t('chat.messages'), exact: true });
  await expect(messages.getByRole('region', { name: t('topup.card') }), 'the card again').toBeVisible();
  await person.type(t('chat.write'), 'When can I withdraw?');
  await person.press(person.button(t('chat.send')));
  await expect(messages).toContainText(t('notice.demoDesk').slice(0, BEGINNING), { timeout: DESK_MS });
  await person.back();
  await person.root('adCenter');
};

/** Ends on the page of the plan that was funded. */
const fund = async (person: Person): Promise<void> => {
  const { t, money, main } = person;
  await person.press(person.link(t('adCenter.toProducts')));
  await person.press(person.link(PRODUCT));
  await person.press(person.button(t('plan.put')));
  await person.type(t('put.amount', { currency: 'USD' }), '50');
  await expect(person.dialog, 'what it may cost').toContainText(t('record.warning'));
  await person.press(person.button(t('put.confirm', { amount: money(PUT_MINOR) }), person.dialog));
  await expect(person.dialog).toBeHidden();
  await expect(main.getByRole('heading', { name: PRODUCT }).first()).toBeVisible();
  await expect(main).toContainText(t('order.cause.amount_put'));
};

const watch = async (person: Person): Promise<void> => {
  const { t, money, main } = person;
  // Among the steps to come the same word stands before it is so.
  const settled = main.locator('.tag', { hasText: t('order.status.settlement_successful') });
  await expect(main).toContainText(t('order.acts', { actor: t('order.actor.network') }));
  await expect(settled).toBeVisible({ timeout: PLAN_MS });
  await expect(person.value(t('order.putIn'))).toHaveText(money(PUT_MINOR));
  await expect(person.value(t('order.gotBack'))).toBeVisible();
  await expect(person.heading(t('order.nextHeading'))).toBeVisible();
  const result = (await person.value(t('order.resultNetOwn')).textContent()) ?? '';
  await person.press(person.link(t('order.toWallet')));
  await person.root('plan');
  await expect(main.getByRole('listitem').first(), 'the same result in the list').toContainText(result);
};

const takeMoneyOut = async (person: Person): Promise<void> => {
  const { t, main } = person;
  await person.root('wallet');
  await withdraw(person, OUT, () => setUpPayout(person, OUT));
  await expect(main.getByText(t('withdraw.state.paid'), { exact: true }), 'the receipt goes on').toBeVisible({
    timeout: DESK_MS,
  });
  await person.press(person.button(t('withdraw.close')));
  await person.press(person.button(t('wallet.withdraw'), person.list));
  const row = main.getByRole('listitem').filter({ hasText: person.money(OUT.amountMinor) });
  await expect(row.first()).toContainText(/demo-withdrawal-\d+/);
};

inEveryLook(false, (ending) => {
  test(`alone: one life from the first screen to the payment, without a second login${ending}`, async ({
    person,
  }) => {
    test.slow();
    await person.arrive();
    await person.register();
    await expect(person.main).toContainText(person.t('adCenter.greeting', { name: 'Robin' }));
    await test.step('money in', () => addMoney(person));
    await test.step('a question', () => ask(person));
    await test.step('a plan', () => fund(person));
    await test.step('to its end', () => watch(person));
    await test.step('money out', () => takeMoneyOut(person));
  });
});

freshTest(
  'from the start of the program to a first funded plan, alone @full',
  async ({ person, started }) => {
    await person.arrive();
    await person.register();
    await addMoney(person);
    await fund(person);
    await expect(person.main).toContainText(inEnglish(PUT_MINOR));
    const seconds = Math.round((Date.now() - started.atMs) / 1_000);
    freshTest.info().annotations.push({ type: 'seconds', description: String(seconds) });
  },
);
