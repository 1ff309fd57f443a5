import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, cannedAnswer, desc, eq, lt, type Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { carriesPaymentDetails } from '../guests';

type Page = ResponseOf<CallOf<'consoleSupport.cannedAnswers'>>;
type Canned = Page['items'][number];

const shape = (row: typeof cannedAnswer.$inferSelect): Canned => ({
  id: String(row.id),
  lang: row.lang as Canned['lang'],
  title: row.title,
  text: row.text,
});

/** Canned answers, newest first. */
export const listCanned = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleSupport.cannedAnswers'>>,
): Promise<Answer<Page>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const rows = await reader.orm
    .select()
    .from(cannedAnswer)
    .where(
      and(
        request.lang === undefined ? undefined : eq(cannedAnswer.lang, request.lang),
        start.below === null ? undefined : lt(cannedAnswer.id, start.below),
      ),
    )
    .orderBy(desc(cannedAnswer.id))
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, ({ id }) => id, shape));
};

/** Saves one; what no answer may carry, no canned one may (H7). */
export const saveCanned = async (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleSupport.saveCannedAnswer'>>,
): Promise<Answer<Canned>> => {
  const { id, lang, title, text } = request;
  if (carriesPaymentDetails(text) || carriesPaymentDetails(title)) return refuse('use_payment_card');
  const now = clock.now();
  const values = { lang, title: title.trim(), text: text.trim(), savedBy: staffId, savedAt: now };
  return database.transaction(async (tx) => {
    const [row] =
      id === undefined
        ? await tx.orm.insert(cannedAnswer).values(values).returning()
        : await tx.orm
            .update(cannedAnswer)
            .set(values)
            .where(eq(cannedAnswer.id, Number(id)))
            .returning();
    if (row === undefined) return refuse('no_such_data');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleSupport.saveCannedAnswer',
      subjectType: 'canned_answer',
      subjectId: row.id,
      after: { lang, title: values.title },
      time: now,
    });
    return done(shape(row));
  });
};
