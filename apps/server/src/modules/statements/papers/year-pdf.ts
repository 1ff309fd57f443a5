import { printPages } from '../pdf/document';
import { type Writing, writingOf } from '../pdf/writing';
import type { PaperTerms } from './receipt-pdf';
import { BOLD, drawSheet, FAINT, type Sheet, type SheetHead } from './sheet';
import { writeTraces } from './trace-part';
import type { YearSummary } from './year';

const writeKinds = (sheet: Sheet, { opening, kinds, closing }: YearSummary, { t, money }: Writing): void => {
  const side = { share: 0.25, atEnd: true };
  sheet.heading(t('paper.byKind'));
  sheet.table(
    [
      { head: t('month.kind'), share: 0.5 },
      { head: t('month.available'), ...side },
      { head: t('month.total'), ...side },
    ],
    [
      { cells: [t('month.opening'), money(opening.available), money(opening.total)] },
      ...kinds.map(({ kind, available, total }) => ({
        cells: [t(`flow.type.${kind}`), money(available, 'always'), money(total, 'always')],
      })),
      { cells: [t('month.closing'), money(closing.available), money(closing.total)], look: BOLD },
    ],
  );
};

const writeMonths = (sheet: Sheet, { months }: YearSummary, { t, money, month }: Writing): void => {
  const side = { share: 0.19, atEnd: true };
  sheet.heading(t('paper.byMonth'));
  sheet.table(
    [
      { head: t('paper.month'), share: 0.24 },
      { head: t('month.available'), ...side },
      { head: t('printed.availableAfter'), ...side },
      { head: t('month.total'), ...side },
      { head: t('printed.totalAfter'), ...side },
    ],
    months.map(({ month: name, change, closing }) => ({
      cells: [
        month(name),
        money(change.available, 'always'),
        money(closing.available),
        money(change.total, 'always'),
        money(closing.total),
      ],
    })),
  );
};

const writePlans = (sheet: Sheet, { plans }: YearSummary, { t, money }: Writing): void => {
  if (plans.length === 0) return;
  const side = { share: 0.18, atEnd: true };
  const sum = (read: (plan: (typeof plans)[number]['result']) => number): number =>
    plans.reduce((total, { result }) => total + read(result), 0);
  const back = ({ returned, revenue }: (typeof plans)[number]['result']): number => returned + revenue;
  sheet.heading(t('paper.settledPlans'));
  sheet.table(
    [
      { head: t('paper.product'), share: 0.46 },
      { head: t('order.putIn'), ...side },
      { head: t('order.gotBack'), ...side },
      { head: t('order.resultNetOwn'), ...side },
    ],
    [
      ...plans.map(({ number, title, result }) => ({
        cells: [
          `${title} · ${number}`,
          money(result.put_own),
          money(back(result)),
          money(result.net_own, 'always'),
        ],
      })),
      {
        cells: [
          t('month.total'),
          money(sum((result) => result.put_own)),
          money(sum(back)),
          money(
            sum((result) => result.net_own),
            'always',
          ),
        ],
        look: BOLD,
      },
    ],
  );
};

/** A year to keep: where its money came from and went, month by month, and what its plans came to. */
export const writeYearPdf = (summary: YearSummary, terms: PaperTerms): Promise<Buffer> => {
  const { t, language, currency, timeZone } = terms;
  const writing = writingOf(language, t, { currency, time_zone: timeZone });
  const { year, time, over, closing } = summary;
  const kind = t('paper.year', { year: String(year) });
  const head: SheetHead = { ...terms, kind, number: t('printed.account', { id: terms.operationId }) };
  return printPages({ title: kind, language, madeAt: time }, (document, paper) =>
    drawSheet(document, paper, head, writing, (sheet) => {
      sheet.text(t('month.closing'), 12, FAINT);
      sheet.gap(2);
      sheet.text(writing.money(closing.total), 30, BOLD);
      sheet.gap(4);
      if (!over) sheet.text(t('paper.yearOpen', { time: writing.moment(time) }), 10.5, FAINT);
      writeKinds(sheet, summary, writing);
      writeMonths(sheet, summary, writing);
      writePlans(sheet, summary, writing);
      if (summary.traces.length > 0) writeTraces(sheet, summary.traces, writing, terms);
    }),
  );
};
