import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { LANGUAGE_CODES, type Language } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../../tools/lib/full.mjs';
import type { Answer, FileAnswer } from '../../../http/answer';
import type { HolderCaller, Incoming, Route } from '../../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { addPayee } from '../../../testing/payee';
import { planClient } from '../../../testing/plan-client';
import { readPdfTexts } from '../../../testing/read-pdf';
import { newKey } from '../../../testing/signed-history';
import { acceptOrder, advanceDueOrders } from '../../plans';
import { signNextDay } from '../roots/sign-days';
import { papersRoutes } from './routes';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let routes: Route[];
let holder: HolderCaller;
let stranger: HolderCaller;
const ids = { put: '', topup: '', withdrawal: '', settlement: '' };
let openTopup: string;

/** A top-up that two people posted. */
const topUp = async (amount: number): Promise<string> => {
  const maker = await client.makeStaff('maker', 'finance_maker');
  const checker = await client.makeStaff('checker', 'finance_checker');
  const { id } = dataOf(await client.call(calls.topup.request, holder, { amount, method: 'bank_transfer' }));
  const stated = { topup_id: id, amount, method: 'bank_transfer', receipt_number: randomUUID() } as const;
  const payee_id = await addPayee(context);
  await client.pass(checker, await client.call(calls.consoleTopup.propose, maker, { ...stated, payee_id }));
  return id;
};

/** One of each kind: a plan that was put, ran, and is settled; a top-up; a withdrawal. */
beforeAll(async () => {
  context = await createTestContext({ ROOT_SIGNING_KEY: newKey() });
  await context.fundHouse(1_000_000);
  client = openTestClient(context);
  routes = papersRoutes(context);
  holder = await client.makePayee();
  stranger = await client.makePayee();
  ids.topup = await topUp(50_000);
  openTopup = dataOf(await client.call(calls.topup.request, holder, { amount: 700 })).id;
  const plans = await planClient(context);
  ids.put = (await plans.putOk(holder)).order.id;
  ids.settlement = ids.put;
  await acceptOrder(context, Number(ids.put));
  await plans.report(Number(ids.put), { spendMinor: 1_700, conversions: 2 });
  for (let days = 0; days < 60; days += 1) {
    context.clock.turn(DAY_MS);
    await advanceDueOrders(context);
  }
  const asked = { amount: 4_000, password: PIN };
  ids.withdrawal = dataOf(
    await client.call(calls.withdrawal.request, holder, asked, { key: 'paper-key-1' }),
  ).id;
});
afterAll(() => context.close());

interface Asking {
  readonly caller?: HolderCaller;
  readonly lang?: Language;
}

const ask = async (call: Route['call'], request: object, { caller = holder, lang = 'en' }: Asking = {}) => {
  const route = routes.find((one) => one.call === call);
  const incoming = { request: call.request.parse(request), caller, lang, timeZone: 'Asia/Kolkata' };
  return (await route?.handle(incoming as unknown as Incoming)) as Answer<FileAnswer>;
};

type Kind = keyof typeof ids;
const KINDS = Object.keys(ids) as Kind[];

const receiptOf = async (kind: Kind, asking?: Asking): Promise<FileAnswer> =>
  dataOf(await ask(calls.paper.receipt, { kind, id: ids[kind] }, asking));

/** What a reader sees, without the blanks between runs of several fonts. */
const squeezed = (text: string): string => text.replace(/[\s\u00ad]/g, '');
const textOf = ({ content }: FileAnswer): string => squeezed(readPdfTexts(content as Buffer).join(''));

describe('a receipt', () => {
  it('of a put says how much, who paid, for what, and by which terms', async () => {
    const file = await receiptOf('put');
    expect(file).toMatchObject({ name: expect.stringMatching(/^receipt-put-[\w-]+\.pdf$/) });
    const text = textOf(file);
    for (const part of [
      'Plan funded',
      '$50.00',
      'From available funds',
      'Harbour lights',
      'Terms, version 1',
    ])
      expect(text).toContain(squeezed(part));
  });

  it('of a put says what was added to the budget and what came back of it, with the entries of what was added', async () => {
    const plans = await planClient(context);
    const caller = await plans.funded();
    const { order } = await plans.putOk(caller);
    await acceptOrder(context, Number(order.id));
    const paperOf = async () =>
      textOf(dataOf(await ask(calls.paper.receipt, { kind: 'put', id: order.id }, { caller })));
    const countEntries = (text: string) => text.match(/No\.\d+,place\d+inyourchain/g)?.length ?? 0;
    const before = await paperOf();
    expect(before).not.toContain(squeezed('You added to the budget'));
    context.clock.turn(60_000);
    dataOf(await plans.send(calls.plan.raise, caller, { order_id: order.id, amount: 3_000 }));
    const text = await paperOf();
    expect(text).toContain(squeezed('You added to the budget+$30.00 ·'));
    expect(text).toMatch(/Budget\$50\.00.*Budget\$80\.00/);
    expect(text).toContain(squeezed('Plan funded$50.00'));
    expect(countEntries(text)).toBe(countEntries(before) + 1);
    dataOf(await plans.send(calls.plan.lower, caller, { order_id: order.id, budget: 6_000 }));
    context.clock.turn(3_600_000);
    await advanceDueOrders(context);
    expect(await paperOf()).toMatch(/Thebudgetwaslowered-\$20\.00·.*Budget\$60\.00/);
  });

  it('of a top-up says what was asked for and what was posted', async () => {
    const text = textOf(await receiptOf('topup'));
    for (const part of ['Money added', '$500.00', 'Bank transfer', 'In your available funds'])
      expect(text).toContain(squeezed(part));
  });

  it('of a withdrawal says where to, and each step with its time', async () => {
    const text = textOf(await receiptOf('withdrawal'));
    for (const part of ['Withdrawal · Requested', '$40.00', 'Bank account, ending in 1234', 'You receive'])
      expect(text).toContain(squeezed(part));
  });

  it('of a settlement leads from what was put to what came back', async () => {
    const text = textOf(await receiptOf('settlement'));
    for (const part of ['Plan settled', '-$9.00', 'You put in$50.00', 'Unspent, returned$33.00', '+$8.00'])
      expect(text).toContain(squeezed(part));
  });

  it('names its ledger entries with their hashes, who runs this, and that no money is real', async () => {
    for (const kind of KINDS) {
      const text = textOf(await receiptOf(kind));
      expect(text).toMatch(/No\.\d+,place\d+inyourchain/);
      expect(text).toMatch(/[0-9a-f]{64}/);
      expect(text).toContain(squeezed('This is a sandbox. There is no operator'));
      expect(text).toContain(squeezed('This is a sandbox. No real money moves here.'));
      expect(text).toContain(squeezed('docs/verify.md'));
      expect(text).toContain('Page1of1');
    }
  });

  it('is the same file, byte by byte, whenever it is fetched; once its day is signed it names the day', async () => {
    const before = await Promise.all(KINDS.map((kind) => receiptOf(kind)));
    context.clock.turn(3 * DAY_MS);
    const again = await Promise.all(KINDS.map((kind) => receiptOf(kind)));
    expect(again.map(({ content }) => content)).toEqual(before.map(({ content }) => content));
    expect(textOf(again[0] as FileAnswer)).toContain(squeezed('Not yet. A day is signed soon'));
    while ((await signNextDay(context)) === 1);
    const signed = textOf(await receiptOf('put'));
    expect(signed).toContain(squeezed('Signed day2026-03-02'));
    expect(signed).toContain(squeezed('Root of the signed day'));
  });

  it('of somebody else, of what is not there, and of what was not posted is absent alike', async () => {
    const absent = { ok: false, reason: 'no_such_data' };
    for (const kind of KINDS) {
      expect(await ask(calls.paper.receipt, { kind, id: ids[kind] }, { caller: stranger })).toEqual(absent);
      expect(await ask(calls.paper.receipt, { kind, id: '999999' })).toEqual(absent);
    }
    expect(await ask(calls.paper.receipt, { kind: 'topup', id: openTopup })).toEqual(absent);
  });

  it('says nothing about its holder where a file is seen unopened', async () => {
    const { content } = await receiptOf('withdrawal');
    const unpacked = (content as Buffer).toString('latin1');
    const info = /\/Title \(([^)]*)\)/.exec(unpacked)?.[1] ?? '';
    expect(info).not.toContain('1234');
    expect(unpacked).not.toMatch(/\/Author|\/Subject|\/Keywords/);
  });
});

/** One of each set of fonts; all of them in a wide run. */
const SPOKEN = isFullRun ? LANGUAGE_CODES : (['en', 'th', 'cht'] as const);

describe('papers in every language', () => {
  it.each(SPOKEN)('have every sign in %s: none is missing from the fonts', async (lang) => {
    const t = await createServerTranslate(lang, ['core', 'portal', 'plans', 'notices']);
    const files = [
      ...(await Promise.all(KINDS.map((kind) => receiptOf(kind, { lang })))),
      dataOf(await ask(calls.paper.year, { year: 2026 }, { lang })),
    ];
    const texts = files.map(textOf);
    for (const file of files) {
      const text = textOf(file);
      const pages = (file.content as Buffer).toString('latin1').match(/\/Type \/Page\n/g) ?? [];
      // Once for each page, in the line that says what it stands for.
      expect(text.split('□').length - 1).toBe(pages.length);
      // The sign of an absent glyph has no text of its own.
      expect(text).not.toContain('\u0000');
    }
    expect(texts[0]).toContain(squeezed(t('order.receipt')));
    expect(texts[3]).toContain(squeezed(t('paper.planSettled')));
    expect(texts[4]).toContain(squeezed(t('paper.settledPlans')));
  });
});

describe('a year’s summary', () => {
  it('leads from opening to closing by kind and by month, with the plans that were settled', async () => {
    const file = dataOf(await ask(calls.paper.year, { year: 2026 }));
    expect(file.name).toMatch(/^summary-\d{8}-2026\.pdf$/);
    const text = textOf(file);
    for (const part of ['Summary of 2026', 'The year is not over', 'Money added', '+$500.00', 'March 2026'])
      expect(text).toContain(squeezed(part));
    expect(text).toContain(squeezed('Harbour lights'));
    expect(text).toContain('-$9.00');
    expect(text).toMatch(/Page2of2|Page1of1/);
  });

  it('of a year without money says nothing but nothing', async () => {
    const text = textOf(dataOf(await ask(calls.paper.year, { year: 2024 }, { caller: stranger })));
    expect(text).toContain(squeezed('Closing$0.00$0.00'));
    expect(text).not.toContain('inyourchain');
  });
});
