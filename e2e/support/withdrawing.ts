import { expect, type Locator } from '@playwright/test';
import type { Person } from './person';
import { timeIn } from './words';

/** How much is withdrawn, as it is typed and as it is. */
interface Out {
  readonly typed: string;
  readonly amountMinor: number;
}

const MINUTE_MS = 60_000;

/** The one deadline of a withdrawal, as a screen says it. */
export const promiseOn = async ({ t }: Person, within: Locator): Promise<string> => {
  const write = (time: string): string => t('withdraw.paidBy', { time });
  const [beginning = ''] = write('…').split('…');
  const lines = within.getByText(beginning === '' ? write('').trim() : beginning);
  return timeIn((await lines.first().textContent()) ?? '', write);
};

/** From the page of the withdrawal: payout account and transaction password, each of which leads back with what was typed. */
export const setUpPayout = async (person: Person, { typed }: Out): Promise<void> => {
  const { t } = person;
  const amount = person.field(t('withdraw.amount', { currency: 'USD' }));
  await person.press(person.button(t('withdraw.action.set_payout')));
  await person.typePayoutAccount();
  await expect(amount).toHaveValue(typed);
  await person.press(person.button(t('withdraw.action.set_password')));
  await person.choosePin();
  await expect(amount).toHaveValue(typed);
};

/**
 * From where money goes in and out, up to the receipt: whoever checks, what comes next and by when stand there, and the
 * time is the one that was promised before.
 * @param then is done once the amount is typed
 */
export const withdraw = async (
  person: Person,
  { typed, amountMinor }: Out,
  then = async (): Promise<void> => undefined,
): Promise<void> => {
  const { t, money, main } = person;
  await person.press(person.button(t('wallet.withdraw'), person.list));
  await person.type(t('withdraw.amount', { currency: 'USD' }), typed);
  await then();
  const promised = await promiseOn(person, main);
  await person.press(person.button(t('withdraw.submit', { amount: money(amountMinor) })));
  await expect(person.dialog).toContainText(money(amountMinor));
  await expect(person.dialog).toContainText('4444');
  await person.confirmByPin();
  await expect(person.heading(t('withdraw.receipt'))).toBeVisible();
  await expect(main).toContainText(t('withdraw.ahead.approved'));
  const kept = await promiseOn(person, main);
  await expect(main, 'the tracker').toContainText(t('withdraw.by', { time: kept }));
  // The clock may have reached its next minute in between; of a time in English it can be said how far they are apart.
  const apartMs = Math.abs(Date.parse(kept) - Date.parse(promised));
  if (!Number.isNaN(apartMs)) expect(apartMs).toBeLessThanOrEqual(MINUTE_MS);
};
