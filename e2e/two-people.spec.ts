import { calls } from '@fairlead/contract';
import type { Locator } from '@playwright/test';
import { approveIn, type Console } from './support/console';
import { fillQueues } from './support/filled-console';
import { PROPOSING, type TriedKind } from './support/proposing';
import { addColleague, addSomebody, openScenario, provide, type Scenario } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const ALL_BUT_ADMIN = ['support', 'delivery', 'finance_checker', 'auditor'] as const;
/**
 * What reads, narrows, sorts, shows more, says that it was read, or keeps how one's own lists look: whole names, so that no
 * act hides behind the beginning of its own. The books are checked by auditors too: that changes none of them.
 */
const HARMLESS = new RegExp(
  `^(${[
    ...['Check now', 'I have read these', 'Search', 'Apply', 'Show more', 'Show older messages', 'Reload'],
    ...['\\+ Save view', 'Filter by .+', 'Clear .+', 'Columns', 'Compact rows', 'Export CSV', 'Keys \\?'],
    ...['Copy', 'Copy the operation ID', 'See as the holder', 'What events look like'],
    // The lists of the chat desk, with how many chats are in each.
    '(Mine|Unassigned|Waiting|Snoozed|All)( \\d+)?',
    // What came into a list, or left it, while others go on beside.
    '(\\d+ new)?(, )?(\\d+ left this list)? – show( \\.)?',
    // What the timeline of a case is narrowed to.
    ...[
      'Everything',
      'Money',
      'Plans',
      'Decisions',
      'Messages',
      'Sign-ins',
      'Notifications',
      'Notes',
      'Acts',
      'Views',
    ],
    // The ways to what each rule of the risk page found.
    `(${[
      ...['Payout account changed, then a withdrawal', 'One payout account, several holders'],
      ...['Many withdrawals within a day', 'Many plans funded within an hour', 'Conversions out of line'],
      'Linked lead and followers',
    ].join('|')})\\d+\\+?`,
  ].join('|')})$`,
);

const openAt = async ({ page }: Console, path: string): Promise<Locator> => {
  await page.goto(`/console/#${path}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.locator('.skeleton')).toHaveCount(0);
  return main;
};

interface Proposed {
  readonly kind: string;
  readonly id: string;
}

/** The panel of one proposal at somebody's desk. */
const panelAt = async (desk: Console, { id }: Proposed): Promise<Locator> => {
  await openAt(desk, `/proposals/${id}`);
  return desk.page.getByRole('region', { name: `Proposal ${id}`, exact: true });
};

/** Its maker is told why there is no way to accept or refuse it, and there is none. */
const expectNoWay = async (desk: Console, proposed: readonly Proposed[]): Promise<void> => {
  for (const one of proposed) {
    const own = await panelAt(desk, one);
    await expect(own.getByText('Pending', { exact: true }), one.kind).toBeVisible();
    await expect(own.getByText('You made this proposal: another person must decide.')).toBeVisible();
    await expect(own.getByRole('button', { name: /^(Approve|Refuse)/ })).toHaveCount(0);
  }
};

/** The calls themselves refuse this person, with one answer for all. */
const expectRefusals = async (
  { client }: Scenario,
  token: string,
  proposed: readonly Proposed[],
  reason: string,
): Promise<void> => {
  for (const { kind, id } of proposed) {
    const refused = new RegExp(`"reason":"${reason}"`);
    const statement = { id, reason: 'By myself' };
    await expect(client.send(calls.consoleProposal.approve, token, { id }), kind).rejects.toThrow(refused);
    await expect(client.send(calls.consoleProposal.refuse, token, statement), kind).rejects.toThrow(refused);
  }
};

/** Another person agrees at the desk; the proposal and the record name both. */
const expectAgreed = async (
  checker: Console,
  admin: Console,
  makerName: string,
  proposed: readonly Proposed[],
): Promise<void> => {
  for (const { kind, id } of proposed) {
    const panel = await panelAt(checker, { kind, id });
    await approveIn(panel);
    await expect(panel.getByText('Approved', { exact: true }), kind).toBeVisible();
    await expect(panel.getByText(makerName)).toBeVisible();
    for (const [act, actor] of [
      [`propose.${kind}`, makerName],
      [`approved.${kind}`, 'checker'],
    ] as const) {
      await openAt(admin, `/audit?act=${act}`);
      const about = admin.page.getByRole('link', { name: `proposal ${id}`, exact: true });
      const row = admin.page.getByRole('row').filter({ has: about });
      await expect(row.filter({ hasText: `${actor} ` }), `${act} by ${actor}`).toHaveCount(1);
    }
  }
};

/** The whole rule, for some kinds of acts: alone nobody decides, by no way and with no role; two do, and both are named. */
const walkKinds = async (
  scenario: Scenario,
  staffDesk: (username: string, password?: string) => Promise<Console>,
  kinds: readonly TriedKind[],
): Promise<void> => {
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 500_00);
  const alone = await addColleague(scenario, ['support', 'delivery', 'finance_maker']);
  const proposed: Proposed[] = [];
  for (const kind of kinds)
    await test.step(`${kind} is proposed`, async () => {
      proposed.push({ kind, id: await PROPOSING[kind](scenario, alone.token, holder) });
    });
  const desk = await staffDesk(alone.username, alone.password);
  await expectNoWay(desk, proposed);
  await expectRefusals(scenario, alone.token, proposed, 'role_missing');
  const { proposal } = await scenario.client.send(calls.consoleStaff.setRoles, scenario.desks.admin, {
    ...{ id: alone.id, roles: [...ALL_BUT_ADMIN], reason: 'Other work' },
  });
  await scenario.client.send(calls.consoleProposal.approve, scenario.desks.admin_two, { id: proposal.id });
  await desk.page.reload();
  await expectNoWay(desk, proposed);
  await lookAt(desk.page, 'console-own-proposal');
  await expectRefusals(scenario, alone.token, proposed, 'same_person');
  await expectAgreed(await staffDesk('checker'), await staffDesk('admin'), alone.username, proposed);
};

test('a chargeback and a loan: alone nobody decides, with whatever roles; two do, and the record names both', async ({
  baseURL,
  staffDesk,
}) => {
  await walkKinds(await openScenario(baseURL ?? ''), staffDesk, ['chargeback', 'start_up_grant']);
});

test('every act of two people: alone nobody decides, with whatever roles; two do, and the record names both @full', async ({
  baseURL,
  staffDesk,
}) => {
  test.setTimeout(900_000);
  await walkKinds(await openScenario(baseURL ?? ''), staffDesk, Object.keys(PROPOSING) as TriedKind[]);
});

/** The places of the console that this desk is shown in its list of pages. */
const pagesOf = async ({ page }: Console): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  return (await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))).map(
    (href) => href.replace(/^#/, ''),
  );
};

/** What on this page could act: buttons with other names, and forms. */
const actingOn = async (main: Locator): Promise<string[]> => {
  // What stands in the head of a table sorts it; what opens the menu of a row does nothing, but what is in it does.
  const names = await main
    .locator('button:visible:not(thead button, [popovertarget]), .row-menu button')
    .evaluateAll((found) => found.map((button) => (button.ariaLabel ?? button.textContent)?.trim() || '?'));
  const acting = names.filter((name) => !HARMLESS.test(name));
  const typing = await main.locator('form textarea:visible').count();
  return typing > 0 ? [...acting, 'a form'] : acting;
};

test('an auditor sees every page that somebody else sees, and acts on none @full', async ({
  baseURL,
  staffDesk,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 100_00);
  const proposalId = await fillQueues(scenario, holder);
  const auditor = await staffDesk('auditor');
  const seen = await pagesOf(auditor);
  for (const other of ['support', 'delivery', 'maker', 'checker', 'admin'])
    expect(seen, other).toEqual(expect.arrayContaining(await pagesOf(await staffDesk(other))));

  const changes: string[] = [];
  auditor.page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`);
  });
  const tabs = ['', '/money', '/plans', '/talks', '/security', '/record', '/seen'];
  const places = [...seen, ...tabs.map((tab) => `/holders/${holder.id}${tab}`), `/proposals/${proposalId}`];
  for (const place of places)
    expect([place, await actingOn(await openAt(auditor, place))]).toEqual([place, []]);
  await openAt(auditor, '/support');
  const panel = await auditor.openChat(holder.username, 'General');
  await expect(panel.getByText('Hello', { exact: true })).toBeVisible();
  expect(await actingOn(panel)).toEqual([]);
  await lookAt(auditor.page, 'console-auditor-support');
  expect(changes).toEqual([]);

  const maker = await staffDesk('maker');
  expect(await actingOn(await openAt(maker, `/holders/${holder.id}`))).not.toEqual([]);
});
