import { approveIn, type Console } from './support/console';
import { newPerson, type Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** One pixel, which the server makes anew. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A checker agrees to what waits under this title, having seen these words. */
const agree = async (
  staffDesk: (name: string) => Promise<Console>,
  title: string,
  words: string | RegExp,
) => {
  const checker = await staffDesk('checker');
  await checker.open('Proposals');
  await checker.row(title).filter({ hasText: 'Pending' }).getByRole('link').first().click();
  const panel = checker.page.getByRole('region', { name: /^Proposal \d+$/ });
  // Where they are marked as new, too, they are read once more as people will.
  await expect(panel.getByText(words).last()).toBeVisible();
  await lookAt(checker.page, 'console-proposal-words');
  await approveIn(panel);
  await expect(panel.getByText('Approved')).toBeVisible();
};

const readAnew = async (portal: Portal, path: string): Promise<void> => {
  await portal.open(path);
  await portal.page.reload();
};

test('a question is rewritten by one, agreed to by another, and read in the app @full', async ({
  portal,
  staffDesk,
}) => {
  await portal.register();
  const question = 'How do I add money?';
  const desk = await staffDesk('support');
  await desk.open('Texts');
  await lookAt(desk.page, 'console-texts');
  await desk.page.getByRole('link', { name: question }).click();
  const text = desk.page.getByLabel('Text, English');
  await expect(text).toHaveValue(/^We add money manually/);
  const words = 'Every receipt is checked by two people.';
  await text.fill(`We add money manually.\n\n${words}`);
  await expect(desk.page.getByRole('region', { name: 'As people read it' }).getByText(words)).toBeVisible();
  const german = desk.page.getByRole('button', { name: /^German/ });
  await expect(german).toContainText('older than the English');
  await german.click();
  await desk.page.getByLabel('Text, German').fill('Einzahlungen werden von Hand bearbeitet.');
  await expect(german).not.toContainText('older');
  await lookAt(desk.page, 'console-text');
  await desk.page.getByRole('button', { name: 'Save draft' }).click();
  await desk.act(desk.page.locator('.page'), 'Propose to publish', { Reason: 'It was asked often.' });
  await expect(desk.page.getByRole('link', { name: /^Proposal \d+ waits$/ })).toBeVisible();
  await readAnew(portal, '/ad-center/ques-detail');
  await portal.page.getByRole('link', { name: question }).click();
  await expect(portal.page.getByText(/^Version 1, since/)).toBeVisible();
  await agree(staffDesk, question, words);
  await portal.page.reload();
  await expect(portal.page.getByText(words)).toBeVisible();
  await expect(portal.page.getByText(/^Version 2, since/)).toBeVisible();
  await lookAt(portal.page, 'question-rewritten');
});

test('a rule is proposed by one and agreed to by another; an auditor reads and changes nothing @full', async ({
  portal,
  staffDesk,
}) => {
  await portal.register();
  const rule = 'Whoever asks you to pay for a withdrawal is not of the staff.';
  const desk = await staffDesk('admin');
  await desk.open('Texts');
  await desk.page.getByRole('link', { name: 'Operating rules' }).click();
  const text = desk.page.getByLabel('Text, English');
  await text.fill(`${await text.inputValue()}\n\n${rule}`);
  await desk.page.getByRole('button', { name: 'Save draft' }).click();
  await desk.act(desk.page.locator('.page'), 'Propose to publish', { Reason: 'A warning was missing.' });
  await agree(staffDesk, 'Operating rules', rule);
  await readAnew(portal, '/rules');
  await expect(portal.page.getByText(rule)).toBeVisible();
  const auditor = await staffDesk('auditor');
  await auditor.open('Texts');
  await auditor.page.getByRole('link', { name: 'Operating rules' }).click();
  await expect(auditor.page.getByText(rule)).toBeVisible();
  await expect(auditor.page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
});

test('a product is drafted with its cover, agreed to, offered in the app, and retired @full', async ({
  portal,
  staffDesk,
}) => {
  await portal.register();
  const title = `Lantern ${newPerson().username}`;
  const desk = await staffDesk('delivery');
  await desk.open('Products');
  await lookAt(desk.page, 'console-products');
  await desk.page.getByRole('button', { name: 'New product' }).click();
  const dialog = desk.page.getByRole('dialog');
  const cover = { name: 'cover.png', mimeType: 'image/png', buffer: PICTURE };
  await dialog.getByLabel('Cover').setInputFiles(cover);
  await expect(dialog.getByText(/^Picture \d+ stands ready\.$/)).toBeVisible();
  await desk.fill(dialog, {
    Title: title,
    Kind: 'video',
    'Pushed by the network itself': 'false',
    'Put content': 'A video of a lantern.',
    'Put rule': 'By views.',
    'User targeting': 'Adults.',
    'Game description': 'Keep the lantern burning.',
    'Smallest amount': '10.00',
    'Largest amount': '500.00',
    'Cost per 1,000 views': '8.00',
    'Payout per validated conversion': '4.00',
    'Holder’s share, in percent': '80',
    'Length of the run, days': '2',
    'Conversions that end the learning phase': '50',
  });
  // Another field's name has the word, too.
  await dialog.getByLabel('Network', { exact: true }).selectOption('demo');
  await lookAt(desk.page, 'console-product-dialog');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toBeHidden();
  await desk.act(desk.row(title), 'Propose to offer', { Reason: 'Agreed with the studio.' });
  await expect(desk.row(title).getByRole('link', { name: /^Proposal \d+ waits$/ })).toBeVisible();
  await agree(staffDesk, title, 'Keep the lantern burning.');
  await portal.openProduct(title);
  await expect(portal.page.getByText('Keep the lantern burning.')).toBeVisible();
  await desk.page.reload();
  await desk.page.getByRole('link', { name: title }).click();
  await expect(
    desk.page.getByRole('region', { name: `Terms of ${title}` }).getByText('$10.00'),
  ).toBeVisible();
  await lookAt(desk.page, 'console-product');
  await desk.act(desk.row(title), 'Retire', { Reason: 'The studio has closed.' });
  await expect(desk.row(title).getByText('Retired')).toBeVisible();
});

test('hours of a contact are changed by an admin, agreed to by another, and stand in the list @full', async ({
  staffDesk,
}) => {
  const desk = await staffDesk('admin');
  await desk.open('Contacts');
  const contact = desk.row('/support/guest?topic=recharge');
  await expect(contact.getByText('Mon–Fri 09:00-17:00')).toBeVisible();
  await lookAt(desk.page, 'console-contacts');
  await contact.getByRole('button', { name: 'Change' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open on Saturday' }).click();
  await desk.fill(dialog, { 'Saturday, from': '10:00', 'Saturday, until': '12:00' });
  await dialog.getByRole('button', { name: 'More hours on Saturday' }).click();
  await desk.fill(dialog, {
    'Saturday, opening 2, until': '14:30',
    'Time zone of the hours': 'Europe/Berlin',
    Reason: 'Open on Saturdays from now on.',
  });
  await lookAt(desk.page, 'console-contact-hours');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toBeHidden();
  await agree(staffDesk, 'Contacts', /\/support\/guest\?topic=recharge$/);
  await desk.page.reload();
  await expect(contact.getByText('Mon–Fri 09:00-17:00; Sat 10:00-12:00, 13:00-14:30')).toBeVisible();
  await expect(contact.getByText('Europe/Berlin')).toBeVisible();
});
