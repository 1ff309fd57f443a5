import { LANGUAGE_CODES, LANGUAGES, type Language } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { formatMinor } from '@fairlead/money';
import { describe, expect, it } from 'vitest';
import { readPdfTexts } from '../../../testing/read-pdf';
import type { StatementDocument } from '../document';
import { writeStatementPdf } from './statement-pdf';

type Entry = StatementDocument['entries'][number];

const HASH = 'ab'.repeat(32);

const entry = (sequence: number, more: Partial<Entry['record']> = {}): Entry => ({
  sequence,
  link: { kind: 'none', id: 0 },
  moves: [],
  previous_hash: null,
  hash: HASH,
  record: {
    ...{ id: String(sequence), time: '2026-01-31T20:00:00.000Z', type: 'system_topup', remark: '' },
    ...{ amount: 0, available_delta: 0, total_delta: 0, available_after: 0, total_after: 0 },
    ...{ order_id: null, withdrawal_id: null, topup_id: null, report_id: null, corrects_id: null },
    ...{ entered_by_hand: false },
    ...more,
  },
});

const NO_LINKS = { before: { sequence: 0, head: HASH }, links: [] };

const statement = (entries: readonly Entry[]): StatementDocument => ({
  ...{ format: 'fairlead-statement', version: 1, holder: { id: '1', operation_id: '10000008' } },
  operator: null,
  ...{ month: '2026-01', time_zone: 'Asia/Kolkata', currency: 'USD', made_at: '2026-02-02T00:00:00.000Z' },
  opening: { available: 1_234_567, total: 2_345_678, head: null },
  entries: [...entries],
  records: { acts: NO_LINKS, chat: NO_LINKS, reports: NO_LINKS },
  closing: { available: 3_456_789, total: 4_567_890, head: HASH },
  roots: [],
  days: [],
});

const print = async (document: StatementDocument, language: Language = 'en') => {
  const t = await createServerTranslate(language, ['core', 'portal', 'notices']);
  return { t, texts: readPdfTexts(await writeStatementPdf(document, language, t)) };
};

/** Runs of several fonts are drawn apart: what a reader sees as one text is found in all of them together. */
const whole = (texts: readonly string[]): string => texts.join('').replace(/\s/g, '');

const squeezed = (text: string): string => text.replace(/\s/g, '');

describe('a statement as PDF', () => {
  it('no figure without a source: has every figure of the document, with its sign', async () => {
    const entries = [
      entry(1, { available_delta: 1_000, total_delta: 2_000, available_after: 12_345, total_after: 54_321 }),
      entry(2, { available_delta: -650, total_delta: -7, available_after: 11_695, total_after: 54_314 }),
    ];
    const { texts } = await print(statement(entries));
    const money = (amountMinor: number, sign: 'always' | 'auto' = 'auto') =>
      formatMinor(amountMinor, { currency: 'USD', locale: 'en', sign });
    for (const { record } of entries) {
      for (const figure of [money(record.available_after), money(record.total_after)]) {
        expect(texts).toContain(figure);
      }
      for (const figure of [money(record.available_delta, 'always'), money(record.total_delta, 'always')]) {
        expect(texts).toContain(figure);
      }
    }
    const all = whole(texts);
    for (const side of [1_234_567, 2_345_678, 3_456_789, 4_567_890]) expect(all).toContain(money(side));
    expect(all).toContain(HASH);
    expect(all).toContain('10000008');
  });

  it('writes times in the reader’s zone, and names it', async () => {
    const { texts } = await print(statement([entry(1)]));
    expect(texts).toContain('02/01/2026, 01:30:00');
    expect(whole(texts)).toContain('Asia/Kolkata');
  });

  it.each(LANGUAGE_CODES)('says all in the language %s, with no sign missing', async (language) => {
    const kinds = ['manual_withdrawal', 'ad_billing', 'profit_sharing', 'hold_release'] as const;
    const entries = kinds.map((type, index) => entry(index + 1, { type, entered_by_hand: true }));
    const { t, texts } = await print(statement(entries), language);
    const all = whole(texts);
    for (const type of kinds) expect(all).toContain(squeezed(t(`flow.type.${type}`)));
    for (const key of ['statement.heading', 'month.opening', 'printed.time', 'printed.byHand'] as const) {
      expect(all).toContain(squeezed(t(key)));
    }
    // Once in the line that says what it stands for, and nowhere else.
    expect(all.split('□')).toHaveLength(2);
    expect(all).not.toContain('?');
    const month = new Intl.DateTimeFormat(LANGUAGES[language].tag, { year: 'numeric', month: 'long' });
    expect(all).toContain(squeezed(month.format(new Date('2026-01-15T00:00:00Z'))));
  });

  it('draws remarks in any of our scripts, and □ for what no font has', async () => {
    const remarks = ['退款原因', '환불 사유', 'เหตุผล', 'Возврат', 'trả lại', 'ありがとう', 'x 🙂 y'];
    const { texts } = await print(statement(remarks.map((remark, index) => entry(index + 1, { remark }))));
    const all = whole(texts);
    for (const remark of remarks.slice(0, -1)) expect(all).toContain(squeezed(remark));
    expect(all).toContain('x□y');
  });

  it('goes on over pages, each with its number and the head of the table', async () => {
    const entries = Array.from({ length: 90 }, (_, index) => entry(index + 1));
    const { texts } = await print(statement(entries));
    expect(texts.filter((text) => text === 'Available after')).toHaveLength(3);
    expect(texts).toContain('Page 3 of 3');
    expect(texts).toEqual(expect.arrayContaining(entries.map(({ sequence }) => String(sequence))));
  });

  it('says of an empty month that nothing moved', async () => {
    expect((await print(statement([]))).texts).toContain('No activity this month.');
  });
});
