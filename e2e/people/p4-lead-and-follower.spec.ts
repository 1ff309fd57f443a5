// A lead and a follower, each in front of a device of their own: the ID goes from one to the other as people give it on.
import { calls } from '@fairlead/contract';
import { expect, inEveryLook, test } from '../support/people';
import type { Person } from '../support/person';
import { addNewcomer, openScenario, postMoney } from '../support/scenario';
import { scrollTo } from '../support/scroll-to';

const FUNDS_MINOR = 80_00;
const PUT_MINOR = 50_00;
const PRODUCT = 'Harbor Lights';
const SETTLED_MS = 150_000;

/** From home. */
const openFollow = (person: Person): Promise<void> => person.press(person.link(person.t('adCenter.follow')));

const reopenFollow = async (person: Person): Promise<void> => {
  await person.back();
  await openFollow(person);
};

/** Reads that one is a lead and the number to give on, which a press copies. */
const readOwnId = async (lead: Person): Promise<string> => {
  const { t } = lead;
  await openFollow(lead);
  await expect(lead.heading(t('lead.heading'))).toBeVisible();
  await expect(lead.main).toContainText(t('lead.followers', { count: 0 }));
  await lead.press(lead.button(t('operationId.copyNamed')));
  await expect(lead.page.getByRole('status').filter({ hasText: t('operationId.copied') })).toBeVisible();
  const [id] = /\d{8}/.exec((await lead.value(t('operationId.name')).textContent()) ?? '') ?? [];
  return id ?? '';
};

const follow = async (follower: Person, id: string, name: string): Promise<void> => {
  const { t } = follower;
  await openFollow(follower);
  await follower.type(t('follow.field'), id);
  await follower.press(follower.button(t('follow.look')));
  const asked = follower.page.getByRole('dialog', { name: t('follow.question', { name }) });
  await expect(asked, 'what following costs').toContainText(t('follow.never'));
  await follower.press(follower.button(t('follow.confirm'), asked));
  await expect(follower.heading(name)).toBeVisible();
};

const publish = async (lead: Person): Promise<void> => {
  const { t } = lead;
  await reopenFollow(lead);
  await expect(lead.main).toContainText(t('lead.followers', { count: 1 }));
  await lead.press(lead.button(t('lead.publish')));
  const product = lead.dialog.getByText(PRODUCT, { exact: true });
  await lead.press(await scrollTo(product, lead.button(t('list.more'), lead.dialog)));
  await lead.press(lead.button(t('lead.publish'), lead.dialog));
  const told = t('lead.published', { count: 1 });
  await expect(lead.page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await expect(lead.value(t('lead.offers'))).toHaveText('1');
};

/** From home: the plan that waits is named there, and two presses away. */
const fundWhatWaits = async (follower: Person): Promise<void> => {
  const { t, money } = follower;
  await follower.back();
  await follower.press(follower.link(t('adCenter.awaiting', { count: 1 })));
  await follower.press(follower.link(PRODUCT));
  await expect(follower.main).toContainText(t('order.reason.offer_open'));
  await follower.press(follower.button(t('plan.put')));
  await follower.type(t('put.amount', { currency: 'USD' }), '50');
  await follower.press(follower.button(t('put.confirm', { amount: money(PUT_MINOR) }), follower.dialog));
  await expect(follower.dialog).toBeHidden();
  await expect(follower.main).toContainText(money(PUT_MINOR));
};

/** What became of the plan, as its page says it by itself. */
const waitUntilSettled = async (follower: Person): Promise<void> => {
  const { t } = follower;
  // Among the steps to come the same word stands before it is so.
  const settled = follower.detail.locator('.tag', { hasText: t('order.status.settlement_successful') });
  await expect(settled).toBeVisible({ timeout: SETTLED_MS });
  await expect(follower.heading(t('order.result'))).toBeVisible();
};

const expectOutcome = async (lead: Person, settled: number): Promise<void> => {
  const { t } = lead;
  await reopenFollow(lead);
  await expect(lead.value(t('lead.funded'))).toHaveText('1');
  await expect(lead.value(t('lead.settled'))).toHaveText(String(settled));
};

inEveryLook(false, (ending) => {
  test(`lead and follower: an ID is given on, a plan is published, found, funded and seen to its end${ending}`, async ({
    person: lead,
    otherPerson,
    baseURL,
  }) => {
    test.slow();
    const scenario = await openScenario(baseURL ?? '');
    const publisher = await addNewcomer(scenario, 'Mira');
    const reason = 'For the journey';
    const { client, desks } = scenario;
    await client.send(calls.consoleHolder.allowLead, desks.admin, { id: publisher.id, reason });
    const funder = await addNewcomer(scenario);
    await postMoney(scenario, funder, FUNDS_MINOR);
    await lead.arrive();
    await lead.logIn(publisher.username);
    const follower = await otherPerson();
    await follower.arrive();
    await follower.logIn(funder.username);

    const id = await test.step('the lead reads and copies the ID', () => readOwnId(lead));
    await test.step('the follower types it', () => follow(follower, id, 'Mira'));
    await test.step('the lead publishes', () => publish(lead));
    await test.step('the follower finds the plan waiting, and funds it', () => fundWhatWaits(follower));
    await test.step('the lead sees who took it up', () => expectOutcome(lead, 0));
    await test.step('the follower watches it to its end', () => waitUntilSettled(follower));
    await test.step('the lead sees how it ended', () => expectOutcome(lead, 1));
  });
});
