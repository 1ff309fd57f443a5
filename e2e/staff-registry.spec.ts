import { approveIn, type Console } from './support/console';
import { fund } from './support/funding';
import type { Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const DAY_MS = 86_400_000;

/** A moment as the field of a browser in UTC takes it. */
const typedDay = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

const numberOf = async (portal: Portal): Promise<string> =>
  (await portal.api.get<{ id: string }>('/user/info')).id;

/** The panel beside a list. */
const panelOf = ({ page }: Console, name: string) => page.getByRole('region', { name, exact: true }).last();

test('a payee enters the registry, is followed by a changed one and leaves, each by two people @full', async ({
  portal,
  staffDesk,
}) => {
  const { username } = await portal.register();
  const maker = await staffDesk('maker');
  await maker.open('Payee registry');
  const name = `Harbour Bank ${username}`;
  const tools = maker.page.locator('.page__head');
  await tools.getByRole('button', { name: 'Propose a payee' }).click();
  const dialog = maker.page.getByRole('dialog');
  await maker.fill(dialog, {
    Name: name,
    Method: 'bank_transfer',
    'Payment details, one to a line': 'no colon here',
    Reason: 'A new account of the programme',
  });
  await dialog.getByRole('button', { name: 'Propose a payee' }).click();
  await expect(dialog.getByText('One to ten lines, each with a name, a colon and a value.')).toBeVisible();
  await lookAt(maker.page, 'console-payee-dialog');
  await maker.fill(dialog, { 'Payment details, one to a line': 'Account: 0000 1111\nBank: Harbour' });
  await dialog.getByRole('button', { name: 'Propose a payee' }).click();
  await expect(dialog).toBeHidden();
  const own = await maker.openProposal(maker.row(name));
  await expect(own.getByText('You made this proposal')).toBeVisible();
  await expect(own.getByText('No ledger entry: this moves no money.')).toBeVisible();
  const checker = await staffDesk('checker');
  await checker.open('Payee registry');
  await lookAt(checker.page, 'console-payees');
  await expect(checker.row(name).getByRole('button')).toHaveCount(0);
  await checker.approve(checker.row(name));
  await maker.open('Payee registry');
  await maker.row(name).getByRole('link', { name }).click();
  const panel = panelOf(maker, name);
  await expect(panel.getByText('Account: 0000 1111')).toBeVisible();
  await expect(panel.getByText('Approved', { exact: true }).first()).toBeVisible();
  await lookAt(maker.page, 'console-payee');
  await maker.act(panel, 'Propose replacement', { Name: `${name} II`, Reason: 'The bank moved' });
  await maker.act(panel, 'Propose to retire', { Reason: 'Followed by another' });
  await expect(panel.getByRole('link', { name: /^Proposal \d+ waits$/ })).toBeVisible();
  await checker.open('Payee registry');
  await checker.approve(checker.row(name).filter({ hasNotText: `${name} II` }));
  await checker.open('Payee registry');
  await checker.page.getByLabel('State', { exact: true }).selectOption('retired');
  await expect(checker.row(name)).toHaveCount(1);
});

test('a campaign opens when two people agree, is given to a holder, and ends @full', async ({
  portal,
  staffDesk,
  watch,
}) => {
  // The custom coupon without its rule is refused first.
  watch.expect(/status of 400/);
  const { username } = await portal.register();
  const maker = await staffDesk('maker');
  await maker.open('Campaigns');
  const name = `Gift ${username}`;
  await maker.page.getByRole('button', { name: 'Propose a campaign' }).click();
  const dialog = maker.page.getByRole('dialog');
  await dialog.getByLabel('Coupon, English').fill(name);
  await maker.fill(dialog, {
    Campaign: username.toLowerCase(),
    Kind: 'custom',
    'What a team or custom coupon does': 'fixed_amount',
    'Sum of the gift': '5.00',
    'Smallest funded amount': '20.00',
    'Days that a coupon is valid': '30',
    Begins: typedDay(0),
  });
  await dialog.getByRole('button', { name: 'Propose a campaign' }).click();
  await expect(dialog.getByLabel(/^Rule in words/)).toHaveAttribute('aria-invalid', 'true');
  await maker.fill(dialog, { 'Rule in words (optional), English': 'For a good question.' });
  await dialog.getByRole('button', { name: 'Propose a campaign' }).click();
  await expect(dialog).toBeHidden();
  const checker = await staffDesk('checker');
  await checker.open('Campaigns');
  await checker.approve(checker.row(name));
  const support = await staffDesk('support');
  await support.open('Campaigns');
  await lookAt(support.page, 'console-campaigns');
  await support.act(support.row(name), 'Give to a holder', { Holder: username, Reason: 'Asked well' });
  await expect(support.row(name).getByRole('cell').nth(3)).toHaveText('1');
  await portal.open('/ad-center/coupons');
  await expect(portal.page.getByText(name).first()).toBeVisible();
  await support.row(name).getByRole('link', { name }).click();
  const panel = panelOf(support, name);
  await expect(panel.getByText('For a good question.')).toBeVisible();
  await lookAt(support.page, 'console-campaign');
  await support.act(panel, 'End', { Reason: 'Long enough' });
  await expect(panel.getByText('Over', { exact: true })).toBeVisible();
  await maker.open('Campaigns');
  await maker.row(name).getByRole('button', { name: 'Propose a copy' }).click();
  await expect(dialog.getByLabel('Coupon, English')).toHaveValue(name);
  await expect(dialog.getByLabel(/^Sum of the gift/)).toHaveValue('5.00');
});

test('an acceptance is issued, claimed with proof, and posted when a second person agrees @full', async ({
  portal,
  staffDesk,
}) => {
  const { username } = await portal.register();
  const { page } = portal;
  await fund(portal, username, '10.00', staffDesk);
  const maker = await staffDesk('maker');
  await maker.open('Acceptances');
  const legalName = `Exchange of ${username} Ltd`;
  await maker.act(maker.page.locator('.page__head'), 'Issue an acceptance', {
    Holder: username,
    Acceptor: 'enterprise',
    'Verified legal name': legalName,
    'Registry payee': 'Sample exchange',
    Currencies: 'EUR/USD',
    Rate: '1.0850',
    'Smallest payment': '1.00',
    'Largest payment': '500.00',
    'Agreed amount': '80.00',
    'Valid until': typedDay(5),
  });
  const shown = maker.page.getByRole('region', { name: 'Shown this once' });
  const code = (await shown.getByRole('listitem').textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const terms = await staffDesk('checker');
  await terms.page.goto(`/console/#/holders/${await numberOf(portal)}/record`);
  const waiting = terms.page.getByRole('region', { name: 'Proposals about this account' });
  await waiting.getByRole('link', { name: /^Acceptance issue \d+$/ }).click();
  const offered = terms.page.getByRole('region', { name: /^Proposal \d+$/ });
  await approveIn(offered);
  await expect(offered.getByText('Approved')).toBeVisible();
  await portal.open('/wallet/foreign-exchange');
  await portal.button(/^Enterprise/).click();
  await portal.field('Exchange code').fill(code);
  await portal.button('Start exchange').click();
  await expect(page.getByText(legalName).first()).toBeVisible();
  await portal.button('I have paid').click();
  const claim = page.getByRole('dialog', { name: 'I have paid' });
  await claim.getByLabel('Amount in USD').fill('80.00');
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: RECEIPT };
  await Promise.all([
    page.waitForResponse(/\/files\/upload$/),
    claim.locator('input[type=file]').setInputFiles(receipt),
  ]);
  await claim.getByRole('button', { name: 'Report the payment' }).click();
  await expect(page.getByText('Payment reported').first()).toBeVisible();
  // The list begins with what is claimed, and was read before there was this claim.
  await maker.page.reload();
  await lookAt(maker.page, 'console-acceptances');
  await maker.row(legalName).getByRole('link', { name: legalName }).click();
  const panel = panelOf(maker, `${legalName}, ${username}`);
  await expect(panel.getByRole('link', { name: 'Image 1' })).toBeVisible();
  await lookAt(maker.page, 'console-acceptance');
  await maker.act(panel, 'Record payment received', {
    'Amount that arrived': '80.00',
    'Receipt number': `FX-${username}`,
  });
  const checker = await staffDesk('checker');
  await checker.open('Acceptances');
  const proposal = await checker.openProposal(checker.row(legalName));
  const moves = proposal.getByRole('region', { name: 'Ledger entries on approval' });
  await expect(moves.getByRole('row').nth(1)).toContainText(/80\.00.*bank.*available/);
  await approveIn(proposal);
  await expect(proposal.getByText('Approved')).toBeVisible();
  expect((await portal.api.property()).available_balance).toBe(90_00);
});
