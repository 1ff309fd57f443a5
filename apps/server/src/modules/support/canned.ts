import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, cannedAnswer, eq, isNull, type Reader, sql } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { audit } from '../audit';

type Page = ResponseOf<CallOf<'consoleSupport.cannedAnswers'>>;
type Canned = Page['items'][number];

const shape = (row: typeof cannedAnswer.$inferSelect): Canned => ({
  id: String(row.id),
  lang: row.lang as Canned['lang'],
  title: row.title,
  text: row.text,
});

const select = (reader: Reader) =>
  reader.orm
    .select({ row: cannedAnswer, lowerTitle: sql<string>`lower(${cannedAnswer.title})` })
    .from(cannedAnswer);

type Row = Awaited<ReturnType<typeof select>>[number];

const KEYS = {
  title: { by: 'lower(canned_answer.title)', type: 'text', of: ({ lowerTitle }: Row) => lowerTitle },
} as const;
const DEFAULT_ORDER = {
  by: 'canned_answer.id',
  type: 'bigint',
  of: ({ row }: Row) => row.id,
  descending: true,
} as const;

/** Canned answers, newest first where nothing else is asked for. */
export const listCanned: StaffUseCase<'consoleSupport.cannedAnswers'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'canned_answer.id');
  const rows = await select(reader)
    .where(
      and(
        isNull(cannedAnswer.removedAt),
        request.lang === undefined ? undefined : eq(cannedAnswer.lang, request.lang),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(
    sortedPageOf(
      start,
      rows,
      ({ row }) => row.id,
      ({ row }) => shape(row),
    ),
  );
};

const isOffered = (id: number) => and(eq(cannedAnswer.id, id), isNull(cannedAnswer.removedAt));

/** Saves one; what it said before stays in the audit log. */
export const saveCanned: StaffUseCase<'consoleSupport.saveCannedAnswer'> = async (
  { database, clock },
  { staffId },
  request,
) => {
  const { id, lang, title, text } = request;
  const now = clock.now();
  const values = { lang, title: title.trim(), text: text.trim(), savedBy: staffId, savedAt: now };
  return database.transaction(async (tx) => {
    const [row] =
      id === undefined
        ? await tx.orm.insert(cannedAnswer).values(values).returning()
        : await tx.orm.update(cannedAnswer).set(values).where(isOffered(id)).returning();
    if (row === undefined) return refuse('no_such_data');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleSupport.saveCannedAnswer',
      subjectType: 'canned_answer',
      subjectId: row.id,
      after: { lang, title: values.title, text: values.text },
      time: now,
    });
    return done(shape(row));
  });
};

/** Removes one from what is offered; what it said stays in the audit log. */
export const removeCanned: StaffUseCase<'consoleSupport.removeCannedAnswer'> = (
  { database, clock },
  { staffId },
  { id },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.orm.update(cannedAnswer).set({ removedAt: now }).where(isOffered(id)).returning();
    if (row === undefined) return refuse('no_such_data');
    const { lang, title, text } = row;
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleSupport.removeCannedAnswer',
      subjectType: 'canned_answer',
      subjectId: id,
      before: { lang, title, text },
      time: now,
    });
    return done(shape(row));
  });
