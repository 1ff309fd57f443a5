// A holder with money: in and out side by side on the first screen; a withdrawal that keeps its place; one press between roots.
import type { Locator } from '@playwright/test';
import { ROOTS } from '../../apps/portal/src/shared/paths';
import { expect, inEveryLook, test } from '../support/people';
import type { Person } from '../support/person';
import { addNewcomer, openScenario, postMoney } from '../support/scenario';
import { promiseOn, setUpPayout, withdraw } from '../support/withdrawing';

const FUNDS_MINOR = 120_00;
const OUT_MINOR = 20_00;
const OUT = { typed: '20', amountMinor: OUT_MINOR } as const;

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
};

const seeHome = async (person: Person): Promise<void> => {
  const { t, money } = person;
  await expect(person.link(t('adCenter.deposit'))).toContainText(money(FUNDS_MINOR));
  const moneyIn = person.button(t('wallet.topup'));
  const moneyOut = person.button(t('wallet.withdraw'));
  await expect(moneyIn).toBeInViewport({ ratio: 1 });
  await expect(moneyOut).toBeInViewport({ ratio: 1 });
  // What stands above them may still come while they are measured.
  await expect(async () => {
    const [left, right] = [await boxOf(moneyIn), await boxOf(moneyOut)];
    expect(right.y, 'side by side').toBe(left.y);
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  }).toPass({ timeout: 15_000 });
};

const leave = async (person: Person): Promise<void> => {
  await person.press(person.button(person.t('withdraw.close')));
  await expect(person.button(person.t('wallet.topup')), 'home, where it began').toBeVisible();
};

inEveryLook(true, (ending) => {
  test(`with money: out twice, the first keeps its place, and no root is far${ending}`, async ({
    person,
    baseURL,
  }) => {
    const scenario = await openScenario(baseURL ?? '');
    const holder = await addNewcomer(scenario);
    await postMoney(scenario, holder, FUNDS_MINOR);
    await person.arrive();
    await person.logIn(holder.username);
    await test.step('the first screen', () => seeHome(person));

    await test.step('the first withdrawal comes back from payout account and password', async () => {
      await withdraw(person, OUT, () => setUpPayout(person, OUT));
      await leave(person);
    });

    await test.step('the second: three presses and the digits at most', async () => {
      person.presses = 0;
      await withdraw(person, OUT);
      expect(person.presses).toBeLessThanOrEqual(3);
      await leave(person);
    });

    await test.step('the list of withdrawals says the same time as the receipt', async () => {
      await person.press(person.button(person.t('wallet.withdraw')));
      const rows = person.main.getByRole('listitem').filter({ hasText: person.money(OUT_MINOR) });
      await expect(rows).toHaveCount(2);
      const promised = await promiseOn(person, rows.first());
      await expect(rows.first()).toContainText(person.t('withdraw.by', { time: promised }));
      await person.back();
    });

    await test.step('any root from any root in one press', async () => {
      for (const from of ROOTS) {
        for (const to of ROOTS.filter((root) => root !== from)) {
          await person.root(from);
          await person.root(to);
        }
      }
    });
  });
});
