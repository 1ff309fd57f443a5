import { calls } from '@fairlead/contract';
import type { Locator } from '@playwright/test';
import type { Console } from './support/console';
import { PROPOSING } from './support/proposing';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';
import { addColleague, addSomebody, openWorld, provide, type Somebody, type World } from './support/world';

const ALL_BUT_ADMIN = ['support', 'delivery', 'finance_maker', 'finance_checker', 'auditor'] as const;
/** What reads, sorts or shows more. The books are checked by auditors too: that changes none of them. */
const HARMLESS =
  /^(Check now|Search|Show more|Show older messages|Reload|Close|Copy|Export|Save|Sort|All|Clear)\b/;

const openAt = async ({ page }: Console, path: string): Promise<Locator> => {
  await page.goto(`/console/#${path}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.locator('.skeleton')).toHaveCount(0);
  return main;
};

test('what one person proposed, that person cannot decide at the desk, whatever the roles @full', async ({
  baseURL,
  staffDesk,
}) => {
  const world = await openWorld(baseURL ?? '');
  const holder = await addSomebody(world);
  await provide(world, holder, 100_00);
  const alone = await addColleague(world, ALL_BUT_ADMIN);
  const desk = await staffDesk(alone.username, alone.password);
  const checker = await staffDesk('checker');
  for (const [kind, propose] of Object.entries(PROPOSING)) {
    const id = await propose(world, alone.token, holder);
    await test.step(`${kind}: its maker has no way to accept it`, async () => {
      await openAt(desk, `/proposals/${id}`);
      const own = desk.page.getByRole('region', { name: `Proposal ${id}`, exact: true });
      await expect(own.getByText('Pending', { exact: true })).toBeVisible();
      await expect(own.getByText('You made this proposal: another person must decide.')).toBeVisible();
      await expect(own.getByRole('button')).toHaveCount(0);
    });
    await test.step(`${kind}: another may`, async () => {
      await openAt(checker, `/proposals/${id}`);
      const other = checker.page.getByRole('region', { name: `Proposal ${id}`, exact: true });
      await expect(other.getByRole('button', { name: 'Approve' })).toBeEnabled();
      await expect(other.getByText(alone.username)).toBeVisible();
    });
  }
  await lookAt(desk.page, 'console-own-proposal-kinds');
});

/** Something in every queue, so that no list is without rows to act on. */
const fillQueues = async (world: World, holder: Somebody): Promise<string> => {
  const { doors, desks } = world;
  await doors.send(calls.feedback.send, holder.token, { subject: 'A list', content: 'It is long.' });
  await doors.send(calls.objection.make, holder.token, { subject_type: 'other', text: 'I do not agree.' });
  const { items } = await doors.send(calls.support.conversations, holder.token, {});
  await doors.send(calls.support.send, holder.token, {
    ...{ conversation_id: items[0]?.id ?? '', client_id: `hello-${holder.username}`, text: 'Hello' },
  });
  await doors.send(calls.topup.request, holder.token, { amount: 1_000, method: 'card' });
  return (await PROPOSING.hold?.(world, desks.maker, holder)) ?? '';
};

/** The places of the console that this desk is shown in its list of pages. */
const pagesOf = async ({ page }: Console): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  return (await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))).map(
    (href) => href.replace(/^#/, ''),
  );
};

/** What on this page could act: buttons with other names, and forms. */
const actingOn = async (main: Locator): Promise<string[]> => {
  // What stands in the head of a table sorts it.
  const names = await main
    .locator('button:visible:not(thead button)')
    .evaluateAll((found) => found.map((button) => button.textContent?.trim() || button.ariaLabel || '?'));
  const acting = names.filter((name) => !HARMLESS.test(name));
  const typing = await main.locator('form textarea:visible').count();
  return typing > 0 ? [...acting, 'a form'] : acting;
};

test('an auditor sees every page that somebody else sees, and acts on none @full', async ({
  baseURL,
  staffDesk,
}) => {
  const world = await openWorld(baseURL ?? '');
  const holder = await addSomebody(world);
  await provide(world, holder, 100_00);
  const proposalId = await fillQueues(world, holder);
  const auditor = await staffDesk('auditor');
  const seen = await pagesOf(auditor);
  for (const other of ['support', 'delivery', 'maker', 'checker', 'admin'])
    expect(seen, other).toEqual(expect.arrayContaining(await pagesOf(await staffDesk(other))));

  const changes: string[] = [];
  auditor.page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`);
  });
  const places = [...seen, `/holders/${holder.id}`, `/proposals/${proposalId}`];
  for (const place of places)
    expect([place, await actingOn(await openAt(auditor, place))]).toEqual([place, []]);
  await openAt(auditor, '/support');
  await auditor.row(holder.username).getByRole('link').first().click();
  const panel = auditor.page.locator('section.panel');
  await expect(panel.getByText('Hello', { exact: true })).toBeVisible();
  expect(await actingOn(panel)).toEqual([]);
  await lookAt(auditor.page, 'console-auditor-support');
  expect(changes).toEqual([]);

  const maker = await staffDesk('maker');
  expect(await actingOn(await openAt(maker, `/holders/${holder.id}`))).not.toEqual([]);
});
