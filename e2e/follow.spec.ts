import { fund } from './support/funding';
import { money } from './support/money';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const SAMPLE_LEAD = '10000008';
const PRICE_MINOR = 29_00;

test('a person follows a lead after seeing every settled plan, changes nothing by it, and stops @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await page.getByRole('link', { name: 'Follow a lead' }).click();
  await expect(page.getByText('You are not following anyone.')).toBeVisible();
  await lookAt(page, 'operated-nobody');

  await test.step('what is no lead’s operation ID is an ID error, and what was typed stays', async () => {
    await portal.button('See the results').click();
    await expect(page.getByText('Cannot be empty.')).toBeVisible();
    for (const typed of ['123', '10000009', '20000006']) {
      await portal.field('Operation ID of the lead').fill(typed);
      await portal.button('See the results').click();
      await expect(page.getByText('This operation ID is not valid.')).toBeVisible();
      await expect(portal.field('Operation ID of the lead')).toHaveValue(typed);
    }
    await page.reload();
    await expect(portal.field('Operation ID of the lead')).toHaveValue('20000006');
  });

  await test.step('no promise of profit: the record counts losing plans, before following', async () => {
    await portal.field('Operation ID of the lead').fill(SAMPLE_LEAD);
    await portal.button('See the results').click();
    const dialog = page.getByRole('dialog', { name: 'Follow Sample lead?' });
    await expect(portal.value('Plans that lost money', dialog)).toHaveText(/^[1-9]\d* of [1-9]\d*$/);
    await expect(dialog.getByText('You can lose the money you put in.')).toBeVisible();
    await lookAt(page, 'operated-follow-dialog');
    await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(portal.toast('You follow Sample lead.')).toBeVisible();
  });

  await test.step('the same ID again is refused; the card stands there', async () => {
    await expect(page.getByRole('heading', { name: 'Sample lead' })).toBeVisible();
    await portal.field('Operation ID of the lead').fill(SAMPLE_LEAD);
    await portal.button('See the results').click();
    await expect(page.getByText('You already follow this operation ID.')).toBeVisible();
    await lookAt(page, 'operated-lead');
  });

  await test.step('the lead’s open plan waits for an amount; nothing was spent', async () => {
    await portal.button('History').click();
    await expect(page.getByText('You followed Sample lead')).toBeVisible();
    await lookAt(page, 'operated-records');
    await page.getByRole('link', { name: /\d{6}-\d{7} Needs funding$/ }).click();
    await expect(page.getByText('Fund it to start it.')).toBeVisible();
    expect(await portal.api.flow()).toEqual([]);
  });

  await test.step('stopping asks first, and is on record', async () => {
    await portal.open('/ad-center/operated');
    await portal.button('Stop following').click();
    const dialog = page.getByRole('dialog', { name: 'Stop following Sample lead?' });
    await lookAt(page, 'operated-stop-dialog');
    await dialog.getByRole('button', { name: 'Stop following' }).click();
    await expect(page.getByText('You are not following anyone.')).toBeVisible();
    await portal.button('History').click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      'You stopped following Sample lead',
    );
    expect(await portal.api.orders()).toHaveLength(1);
  });
});

test('level and score show what they are made of, and a membership is opened and given back @full', async ({
  portal,
  staffDesk,
}) => {
  const { page } = portal;
  const person = await portal.register();
  await page.getByRole('link', { name: 'Credit score' }).click();
  await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Settled plans: 0 of 3' })).toBeVisible();
  await expect(page.getByText('The account was opened')).toBeVisible();
  await lookAt(page, 'level');

  await test.step('without money it cannot be opened, and the page says why', async () => {
    await portal.button('Become a member').click();
    const dialog = page.getByRole('dialog', { name: 'Become a member?' });
    await expect(dialog.getByRole('alert')).toHaveText('Available funds do not cover the price.');
    await expect(dialog.getByRole('button', { name: `Pay ${money(PRICE_MINOR)}` })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await fund(portal, person.username, '50.00', staffDesk);

  await test.step('it is summed up, paid once, and touches neither level nor score', async () => {
    await portal.open('/ad-center/level');
    await portal.button('Become a member').click();
    const dialog = page.getByRole('dialog', { name: 'Become a member?' });
    await expect(portal.value('Available funds afterward', dialog)).toHaveText(money(21_00));
    await lookAt(page, 'membership-open-dialog');
    await dialog.getByRole('button', { name: `Pay ${money(PRICE_MINOR)}` }).dblclick();
    await expect(portal.value('Refund if you end it now')).toHaveText(money(PRICE_MINOR));
    await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
    expect((await portal.api.property()).available_balance).toBe(21_00);
    await lookAt(page, 'level-member');
  });

  await test.step('on the first day all of it comes back', async () => {
    await portal.button('End and get a refund').click();
    const dialog = page.getByRole('dialog', { name: 'End the membership?' });
    await dialog.getByRole('button', { name: 'End and get a refund' }).click();
    await expect(portal.toast(`${money(PRICE_MINOR)} is back in your available funds.`)).toBeVisible();
    await expect(portal.button('Become a member')).toBeVisible();
    const flow = await portal.api.flow();
    expect(flow.slice(0, 2).map(({ type, amount }) => [type, amount])).toEqual([
      ['open_membership', PRICE_MINOR],
      ['open_membership', -PRICE_MINOR],
    ]);
  });
});
