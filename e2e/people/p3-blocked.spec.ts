// An account that is suspended, closed or not yet activated: holder and staff in two browsers. What stays theirs goes on inside
// the app, and each is told once.
import { calls } from '@fairlead/contract';
import { decideAccount } from '../support/blocking';
import type { Console } from '../support/console';
import { money as inEnglish } from '../support/money';
import { expect, inEveryLook, test } from '../support/people';
import type { Person } from '../support/person';
import { PASSWORD } from '../support/portal';
import { openScenario, postMoney } from '../support/scenario';
import { StaffApi } from '../support/staff-api';
import type { TwoPeople } from '../support/two-people';
import { setUpPayout, withdraw } from '../support/withdrawing';

const FUNDS_MINOR = 60_00;
const REST_MINOR = 40_00;
const OUT = { typed: '20', amountMinor: 20_00 } as const;
const TOLD_MS = 90_000;
const CLOSED_MS = 60_000;
const NOTE = 'The name does not match';

const dialogOf = ({ page, t }: Person) => page.getByRole('dialog', { name: t('service.heading') });

/** The dialog comes once; home stays calm after it. */
const beToldOnce = async (person: Person, code: 402 | 403 | 404, home: string): Promise<void> => {
  const { t } = person;
  await expect(dialogOf(person)).toContainText(t(`api.code.${code}`));
  await person.press(person.button(t('common.close'), dialogOf(person)));
  // A log-in leads back to where somebody logged out.
  await person.root('adCenter');
  await expect(person.heading(home)).toBeVisible();
  for (const root of ['wallet', 'notification', 'me', 'adCenter'] as const) await person.root(root);
  await expect(person.heading(home)).toBeVisible();
  await expect(dialogOf(person)).toHaveCount(0);
};

/** Both sides of the own chat, each on its own screen; ends at home. */
const talk = async (person: Person, support: Console, username: string): Promise<void> => {
  const { t } = person;
  const messages = person.page.getByRole('region', { name: t('chat.messages'), exact: true });
  await person.press(person.link(t('blocked.chat')));
  await person.type(t('chat.write'), 'Which paper is missing?');
  await person.press(person.button(t('chat.send')));
  await support.open('Support');
  // Top-ups have a conversation of their own.
  const panel = await support.openChat(username, 'General');
  await expect(panel.getByText('Which paper is missing?').first()).toBeVisible();
  await panel.getByLabel('Answer', { exact: true }).fill('The second page.');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages.getByText('The second page.')).toBeVisible();
  await person.back();
};

const readNotice = async (person: Person): Promise<void> => {
  await person.root('notification');
  const notice = person.main.getByRole('listitem').getByRole('button').first();
  await person.press(notice);
  await expect(notice).toHaveAttribute('aria-expanded', 'true');
  await person.root('adCenter');
};

const object = async (person: Person): Promise<void> => {
  const { t } = person;
  await person.press(person.link(t('exit.toObjection')));
  await person.type(t('objection.text'), 'The name on the paper is my own.');
  await person.press(person.button(t('objection.send')));
  await expect(person.text(t('objection.state.open'))).toBeVisible();
  await person.back();
};

const takeSomeOut = async (person: Person): Promise<void> => {
  // At home the way out of a blocked account is a row of the list; the wallet has it as everybody's.
  await person.root('wallet');
  await withdraw(person, OUT, () => setUpPayout(person, OUT));
  await person.press(person.button(person.t('withdraw.close')));
};

const close = async (person: Person): Promise<void> => {
  const { t, money } = person;
  await person.root('adCenter');
  await person.press(person.link(t('exit.title')));
  await person.press(person.button(t('exit.close')));
  await person.confirmByPin();
  await expect(person.heading(t('exit.closing'))).toBeVisible();
  await expect(person.text(t('exit.underWay'))).toBeVisible();
  await expect(person.main.locator('.receipt__amount')).toHaveText(money(FUNDS_MINOR));
};

/** One of several withdrawals of a person: approved by two, paid by two. */
const pay = async ({ maker, checker }: TwoPeople, username: string, amountMinor: number): Promise<void> => {
  const rowOf = (desk: Console) => desk.row(username).filter({ hasText: inEnglish(amountMinor) });
  const reference = { 'Payment reference': `P-${username}-${amountMinor}` };
  for (const [name, fields] of [
    ['Propose approval', null],
    ['Propose payment', reference],
  ] as const) {
    await maker.open('Withdrawals');
    await maker.act(rowOf(maker), name, fields);
    await checker.open('Withdrawals');
    await checker.approve(rowOf(checker));
  }
};

/** The farewell says what was paid; nothing offers to close again. */
const expectFarewell = async (person: Person): Promise<void> => {
  const { t, money } = person;
  // A job closes what is paid; the page follows it, and says so once.
  await expect(dialogOf(person)).toContainText(t('api.code.404'), { timeout: CLOSED_MS });
  await person.press(person.button(t('common.close'), dialogOf(person)));
  await expect(person.heading(t('exit.closed'))).toBeVisible();
  await expect(person.text(t('exit.paidOut'))).toBeVisible();
  await expect(person.main.locator('.receipt__amount')).toHaveText(money(FUNDS_MINOR));
  await expect(person.main).toContainText('4444');
  await expect(person.button(t('exit.close'))).toHaveCount(0);
  await person.back();
};

const signInAgain = async (person: Person, username: string): Promise<void> => {
  const { t } = person;
  await person.root('me');
  // At a desk the devices stand beside it, and the English button of each says the same.
  await person.press(person.button(t('header.logout'), person.page.getByRole('banner')));
  await person.press(person.button(t('header.logout'), person.dialog));
  await person.logIn(username);
  await beToldOnce(person, 404, t('blocked.title.closed'));
};

inEveryLook(false, (ending) => {
  test(`suspended, then closed: chat, notices, objection, payout and farewell inside the app${ending}`, async ({
    person,
    staffDesk,
    baseURL,
  }) => {
    test.slow();
    const { t } = person;
    const scenario = await openScenario(baseURL ?? '');
    await person.arrive();
    // By hand: an account speaks the language that it was opened in, also when it refuses.
    const username = await person.register();
    await expect(person.main).toContainText(t('adCenter.greeting', { name: 'Robin' }));
    const { token } = await scenario.client.send(calls.auth.login, '', { username, password: PASSWORD });
    await postMoney(scenario, { token }, FUNDS_MINOR);
    const admin = await staffDesk('admin');
    await decideAccount(admin, username, 'Disable account', 'document_forged', NOTE);

    await test.step('told once, with the reason', async () => {
      await person.root('plan');
      // The first refusal tells it: here already, or at home.
      await expect(async () => {
        if ((await dialogOf(person).count()) === 0) await person.root('adCenter');
        await expect(dialogOf(person)).toContainText(NOTE, { timeout: 5_000 });
      }).toPass({ timeout: TOLD_MS });
      await beToldOnce(person, 403, t('blocked.title.disabled'));
      await expect(person.main).toContainText(NOTE);
    });
    await test.step('the own chat', async () => talk(person, await staffDesk('support'), username));
    await test.step('a notice', () => readNotice(person));
    await test.step('an objection', () => object(person));
    await test.step('a payout', () => takeSomeOut(person));
    await test.step('closing', () => close(person));
    await test.step('both payments are made, and the account is closed', async () => {
      const people = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
      await pay(people, username, REST_MINOR);
      await pay(people, username, OUT.amountMinor);
      await expectFarewell(person);
    });
    await test.step('who signs in again is told once', () => signInAgain(person, username));
  });

  test(`not yet activated: told once, writes to support, and is let in before their eyes${ending}`, async ({
    person,
    request,
    staffDesk,
  }) => {
    const { t } = person;
    const key = await (await StaffApi.signIn(request, 'admin')).issueWaitingKey();
    await person.arrive();
    const username = await person.register(key);
    await beToldOnce(person, 402, t('blocked.title.not_activated'));
    await talk(person, await staffDesk('support'), username);
    await decideAccount(await staffDesk('admin'), username, 'Enable account', 'Papers are in order');
    await person.root('wallet');
    await person.root('adCenter');
    await expect(person.main).toContainText(t('adCenter.greeting', { name: 'Robin' }));
    await expect(person.button(t('wallet.topup'))).toBeVisible();
  });
});
