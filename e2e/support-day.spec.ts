import { calls } from '@fairlead/contract';
import type { Page } from '@playwright/test';
import type { Console } from './support/console';
import { Keyboard } from './support/hands';
import { unique } from './support/portal';
import { addColleague, openScenario } from './support/scenario';
import { lookAt } from './support/screen';
import { addGuestTalk, addHolderTalk, type Talk } from './support/talks';
import { expect, test } from './support/test';

const HOLDERS = 48;
const GUESTS = 12;
const TALKS = HOLDERS + GUESTS;
/** Every so manyth person is put off first, and answered when they come back. */
const PUT_OFF_EVERY = 20;

const openOf = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });

/** Answers the open chat from the keyboard alone, by a canned answer; the field is in sight and keeps the focus. */
const answerOpen = async ({ page }: Console, title: string): Promise<void> => {
  const talk = openOf(page);
  const answer = talk.getByLabel('Answer', { exact: true });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(talk.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('/');
  await page.keyboard.type(title);
  await expect(talk.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(answer).toHaveValue('');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Escape');
};

/** Goes to the next chat by its key, once there is one to be seen. */
const next = async (desk: Console): Promise<void> => {
  const { page } = desk;
  await expect(desk.chat('').first()).toBeVisible();
  const before = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(before);
  // The address is ahead of what is drawn: until then, what is typed is an answer to the one before.
  const [, id = ''] = /support\/(\d+)/.exec(page.url()) ?? [];
  const chosen = page.locator('.desk-row--chosen').getByRole('link').first();
  await expect(chosen).toHaveAttribute('href', new RegExp(`/support/${id}\\b`));
  await expect(openOf(page).getByLabel('Answer', { exact: true })).toBeVisible();
};

const keys = new Keyboard();

/** Begins at the desk anew: a part of the chats, and of them those that say a word. */
const find = async (desk: Console, part: RegExp, word: string): Promise<void> => {
  const { page } = desk;
  await keys.press(page.getByRole('navigation').getByRole('link', { name: /^Support/ }));
  await expect(openOf(page)).toHaveCount(0);
  await keys.press(page.getByRole('group', { name: 'Chats' }).getByRole('button', { name: part }));
  await keys.fill(page.getByLabel('Search all chats'), word);
  // The whole word: whoever pauses while they type sees what a part of it finds.
  await expect(page).toHaveURL(new RegExp(`[?&]q=${word}$`));
  await page.keyboard.press('Escape');
  // Until they are drawn, the chats of everybody else are those that the keys go through.
  await expect(desk.chat('').filter({ hasNotText: word })).toHaveCount(0);
};

/** Hands the open chat over to a colleague. */
const handOver = async ({ page }: Console, username: string): Promise<void> => {
  const talk = openOf(page);
  const dialog = page.getByRole('dialog');
  await keys.press(talk.getByText('More', { exact: true }));
  await keys.press(talk.getByRole('button', { name: 'Transfer' }));
  await expect(dialog.getByRole('option', { name: username })).toHaveCount(1);
  await keys.fill(dialog.getByLabel('To'), username);
  await keys.press(dialog.getByRole('button', { name: 'Transfer' }));
  await expect(dialog).toBeHidden();
  await expect(talk.getByText(`with ${username}`)).toBeVisible();
};

test('a day of a support agent: 60 chats, each answered, none lost, the longest wait in sight @full', async ({
  baseURL,
  staffDesk,
}) => {
  test.setTimeout(900_000);
  const scenario = await openScenario(baseURL ?? '');
  // A word that nobody else says: other journeys write to support as well.
  const word = unique();
  const talks: Talk[] = [];
  for (let made = 0; made < TALKS; made += 1) {
    const add = made < HOLDERS ? addHolderTalk : addGuestTalk;
    talks.push(await add(scenario, `The ${word} of my plan, question ${made + 1}`));
  }
  const agent = await addColleague(scenario, ['support']);
  const colleague = await addColleague(scenario, ['support']);
  const desk = await staffDesk(agent.username, agent.password);
  const { page } = desk;
  await page.setViewportSize({ width: 1280, height: 720 });
  const title = `about ${word}`;
  await scenario.client.send(calls.consoleSupport.saveCannedAnswer, agent.token, {
    ...{ lang: 'en', title, text: 'Hello {name}, we look at your plan and write to you today.' },
  });

  await find(desk, /^Waiting/, word);
  await expect(page.getByText(/^Longest wait /)).toBeVisible();
  // Members and guests aside, whoever wrote first stands first.
  await expect(desk.chat(talks[0]?.name ?? '').first()).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Support/);
  await lookAt(page, 'console-support-day');

  let putOff = 0;
  for (let seen = 0; seen < TALKS; seen += 1) {
    await next(desk);
    if (seen % PUT_OFF_EVERY === PUT_OFF_EVERY - 1) {
      await page.keyboard.press('h');
      await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Snooze' }));
      await expect(openOf(page).getByRole('button', { name: 'Bring back' })).toBeVisible();
      putOff += 1;
    } else await answerOpen(desk, title);
  }
  // Else these were the chats of everybody.
  await expect(page).toHaveURL(new RegExp(`[?&]q=${word}$`));

  await test.step('who was put off is not forgotten, and who asks again waits again', async () => {
    await find(desk, /^Snoozed/, word);
    for (let left = putOff; left > 0; left -= 1) {
      await next(desk);
      await answerOpen(desk, title);
      await keys.press(openOf(page).getByRole('button', { name: 'Bring back' }));
    }
    await talks[0]?.say(`And the ${word} tomorrow?`);
    await find(desk, /^Waiting/, word);
    await expect(desk.chat(talks[0]?.name ?? '')).toBeVisible();
    await next(desk);
    await answerOpen(desk, title);
  });

  await test.step('one is handed over by keys, too', () => handOver(desk, colleague.username));

  await find(desk, /^Waiting/, word);
  await page.reload();
  await expect(page.getByText('No name or message matches.')).toBeVisible();
  const answered = await Promise.all(talks.map(({ answers }) => answers()));
  expect(answered.filter((count) => count === 0)).toEqual([]);
  expect(answered[0]).toBe(2);
});

test('a support agent takes, answers, puts off and closes chats by mouse, and types words alone @full', async ({
  baseURL,
  staffDesk,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const word = unique();
  const talks = [
    await addHolderTalk(scenario, `The ${word} of my plan`),
    await addGuestTalk(scenario, `My ${word} does not open`),
    await addHolderTalk(scenario, `The ${word} of my payout`),
  ];
  const agent = await addColleague(scenario, ['support']);
  const desk = await staffDesk(agent.username, agent.password);
  const { page } = desk;
  await desk.open('Support');
  const talk = openOf(page);
  for (const { name } of talks) {
    await page
      .getByRole('group', { name: 'Chats' })
      .getByRole('button', { name: /^Waiting/ })
      .click();
    await page.getByLabel('Search all chats').fill(word);
    await desk.chat(name).getByRole('link').first().click();
    await talk.getByRole('button', { name: 'Assign to me' }).click();
    await talk.getByLabel('Answer', { exact: true }).fill('We look into it, and write to you today.');
    await talk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(talk.getByLabel('Answer', { exact: true })).toHaveValue('');
  }
  await talk.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click();
  await expect(talk.getByRole('button', { name: 'Bring back' })).toBeVisible();
  await talk.getByRole('button', { name: 'Bring back' }).click();
  await talk.getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByRole('group', { name: 'Chats' })
    .getByRole('button', { name: /^Waiting/ })
    .click();
  // The one that is open stays in sight; the others need nothing more.
  await expect(desk.chat('')).toHaveCount(1);
  await expect(desk.chat(talks[2]?.name ?? '')).toContainText('closed');
  expect(await Promise.all(talks.map(({ answers }) => answers()))).toEqual([1, 1, 1]);
});
