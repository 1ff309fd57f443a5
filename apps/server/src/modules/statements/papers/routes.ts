import { calls } from '@fairlead/contract';
import type { Language } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { done, type FileAnswer, refuse } from '../../../http/answer';
import { holderFileRoute, type Route } from '../../../http/route';
import type { Services } from '../../../http/services';
import { memoize } from '../../../memoize';
import { readHolderName } from '../../account';
import { operatorOf } from '../operator';
import { readReceipt } from './receipt';
import { type PaperTerms, writeReceiptPdf } from './receipt-pdf';
import { readYear } from './year';
import { writeYearPdf } from './year-pdf';

const PACKS = ['core', 'portal', 'plans', 'notices'] as const;

const translateFor = memoize((language: Language) => createServerTranslate(language, PACKS));

const pdf = (name: string, content: Buffer): FileAnswer => ({
  name,
  mediaType: 'application/pdf',
  content,
});

/** Papers that a person keeps or shows: receipts, and a year's summary. */
export const papersRoutes = ({ config, database, clock }: Services): Route[] => {
  const termsFor = async (
    operationId: string,
    { lang: language, timeZone }: { readonly lang: Language; readonly timeZone: string },
  ): Promise<PaperTerms> => ({
    ...{ operationId, timeZone, language, t: await translateFor(language) },
    ...{ operator: operatorOf(config), currency: config.currency, publicUrl: config.publicUrl },
  });
  return [
    holderFileRoute(calls.paper.receipt, async (incoming) => {
      const { holderId } = incoming.caller;
      const { kind, id } = incoming.request;
      const [receipt, { operationId }] = await database.offload(async (reader) => [
        await readReceipt(reader, holderId, kind, id),
        await readHolderName(reader, holderId),
      ]);
      if (receipt === undefined) return refuse('no_such_data');
      const content = await writeReceiptPdf(receipt, await termsFor(operationId, incoming));
      return done(pdf(`receipt-${kind}-${receipt.number}.pdf`, content));
    }),
    holderFileRoute(calls.paper.year, async (incoming) => {
      const { holderId } = incoming.caller;
      const asked = { ...incoming.request, timeZone: incoming.timeZone, now: clock.now() };
      const [summary, { operationId }] = await database.offload(async (reader) => [
        await readYear(reader, holderId, asked),
        await readHolderName(reader, holderId),
      ]);
      const content = await writeYearPdf(summary, await termsFor(operationId, incoming));
      return done(pdf(`summary-${operationId}-${asked.year}.pdf`, content));
    }),
  ];
};
