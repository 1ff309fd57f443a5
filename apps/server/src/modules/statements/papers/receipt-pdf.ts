import type { Language, Translate } from '@fairlead/i18n';
import { printPages } from '../pdf/document';
import { writingOf } from '../pdf/writing';
import type { Receipt } from './receipt';
import { BOLD, drawSheet, FAINT, type SheetHead } from './sheet';
import { type CheckPlace, writeTraces } from './trace-part';

/** Whose papers, by whom, and how they are read. */
export interface PaperTerms extends CheckPlace, Omit<SheetHead, 'kind' | 'number'> {
  readonly currency: string;
  readonly language: Language;
  /** Knows the packs `core`, `portal`, `plans` and `notices`. */
  readonly t: Translate;
}

/** A receipt to keep and to show: how much, what for, who paid, and where it is in the ledger. */
export const writeReceiptPdf = (receipt: Receipt, terms: PaperTerms): Promise<Buffer> => {
  const { t, language, currency, timeZone } = terms;
  const writing = writingOf(language, t, { currency, time_zone: timeZone });
  const kind = t('order.receipt');
  const head: SheetHead = { ...terms, kind, number: t('paper.number', { number: receipt.number }) };
  const title = `${kind} ${receipt.number}`;
  return printPages({ title, language, madeAt: receipt.time }, (document, paper) =>
    drawSheet(document, paper, head, writing, (sheet) => {
      const sign = receipt.isResult ? 'always' : undefined;
      sheet.text(receipt.titleIn(writing), 12, FAINT);
      sheet.gap(2);
      sheet.text(writing.money(receipt.amountMinor, sign), 30, BOLD);
      sheet.gap(4);
      sheet.text(writing.moment(receipt.time), 10.5, FAINT);
      sheet.gap(14);
      for (const { name, value, isSum = false } of receipt.factsIn(writing)) {
        sheet.fact(name, value, isSum ? BOLD : undefined);
      }
      writeTraces(sheet, receipt.traces, writing, terms);
    }),
  );
};
