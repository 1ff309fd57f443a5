import { calls } from '@fairlead/contract';
import { formatMinor } from '@fairlead/money';
import { type Statement, verifyStatement } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileAnswer } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readPdfTexts } from '../../testing/read-pdf';
import type { StatementDocument } from './document';
import { statementsRoutes } from './routes';

let context: TestContext;
let client: TestClient;
let holder: HolderCaller;

/** Two months of money, the second with a withdrawal. */
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  holder = await client.makePayee();
  for (const [time, amountMinor] of [
    ['2026-01-05T00:00:00.000Z', 10_000],
    ['2026-01-31T20:00:00.000Z', 2_500],
    ['2026-02-03T00:00:00.000Z', 4_000],
  ] as const) {
    context.clock.set(new Date(time));
    await context.topUp(holder.holderId, amountMinor);
  }
  const asked = { amount: 5_000, password: PIN };
  dataOf(await client.call(calls.withdrawal.request, holder, asked, { key: 'export-key' }));
  await context.topUp((await context.makeHolder()).holderId, 777);
});
afterAll(() => context.close());

const exportFile = async (request: object, timeZone = 'UTC'): Promise<FileAnswer> => {
  const route = statementsRoutes(context).find(({ call }) => call === calls.statement.exportFile);
  const answer = await route?.handle({
    request,
    caller: holder,
    timeZone,
    lang: 'en',
  } as unknown as Incoming);
  if (!answer?.ok) throw new Error('no file came');
  return answer.data as FileAnswer;
};

const statement = async (month: string, timeZone?: string): Promise<StatementDocument> => {
  const { content } = await exportFile({ month }, timeZone);
  const document = JSON.parse(String(content)) as StatementDocument;
  calls.statement.exportFile.response.parse(document);
  return document;
};

describe('an exported statement', () => {
  it('the past stays: verifies offline, each month beginning where the one before ended', async () => {
    const december = await statement('2025-12');
    const january = await statement('2026-01');
    const february = await statement('2026-02');
    for (const month of [december, january, february]) expect(await verifyStatement(month)).toEqual([]);
    expect(december).toMatchObject({ entries: [], closing: { available: 0, total: 0, head: null } });
    expect(january.closing).toMatchObject({ available: 12_500, total: 12_500 });
    expect(february.opening).toEqual(january.closing);
    expect(february.closing).toMatchObject({ available: 11_500, total: 16_500 });
    await context.expectBooks();
  });

  it.each<[string, (document: Statement) => Statement]>([
    ['an amount', (document) => change(document, { record: { available_delta: 1 } })],
    ['a remark', (document) => change(document, { record: { remark: 'a gift' } })],
    ['a link', (document) => change(document, { link: { id: 99 } })],
    ['an entry left out', (document) => ({ ...document, entries: document.entries.slice(1) })],
    ['the last left out', (document) => ({ ...document, entries: document.entries.slice(0, -1) })],
    ['the opening', (document) => ({ ...document, opening: { ...document.opening, available: 1 } })],
    ['the closing', (document) => ({ ...document, closing: { ...document.closing, total: 1 } })],
    ['another holder', (document) => ({ ...document, holder: { id: '4711' } })],
  ])('the past stays: does not verify with %s changed', async (_what, tamper) => {
    expect(await verifyStatement(tamper(await statement('2026-02')))).not.toEqual([]);
  });

  it('cuts the month in the reader’s zone', async () => {
    expect((await statement('2026-01', 'UTC')).entries).toHaveLength(2);
    expect((await statement('2026-01', 'Asia/Kolkata')).entries).toHaveLength(1);
  });

  it('comes as a table too, whose texts no spreadsheet runs', async () => {
    await context.topUp(holder.holderId, 100);
    const { name, mediaType, content } = await exportFile({ month: '2026-02', format: 'csv' });
    expect(name).toMatch(/^statement-\d{8}-2026-02\.csv$/);
    expect(mediaType).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = String(content).trim().split('\r\n');
    expect(head).toMatch(/^sequence,id,time_utc,type,amount_minor,.*,currency$/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('manual_withdrawal,-5000,-5000,0,11500,16500');
  });

  it('no figure without a source: comes as pages too, with the same figures as the document', async () => {
    const { entries, closing } = await statement('2026-01');
    const { name, mediaType, content } = await exportFile({ month: '2026-01', format: 'pdf' });
    expect(name).toMatch(/^statement-\d{8}-2026-01\.pdf$/);
    expect(mediaType).toBe('application/pdf');
    const texts = readPdfTexts(content as Buffer);
    const money = (amountMinor: number) => formatMinor(amountMinor, { currency: 'USD', locale: 'en' });
    for (const { record } of entries) {
      expect(texts).toContain(`+${money(record.available_delta)}`);
      expect(texts).toContain(money(record.available_after));
    }
    expect(texts.join('')).toContain(`Closing: Available ${money(closing.available)}`);
  });
});

type Change = { readonly record?: object; readonly link?: object };

/** The first entry with some of it changed. */
const change = (document: Statement, { record = {}, link = {} }: Change): Statement => ({
  ...document,
  entries: document.entries.map((entry, position) =>
    position > 0
      ? entry
      : { ...entry, record: { ...entry.record, ...record }, link: { ...entry.link, ...link } },
  ),
});
