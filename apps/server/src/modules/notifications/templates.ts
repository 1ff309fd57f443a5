import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, eq, isNull, notificationTemplate, type Reader, sql } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { audit } from '../audit';
import { readStaffNames } from '../staff';

type Template = ResponseOf<CallOf<'consoleNotification.saveTemplate'>>;

const select = (reader: Reader) =>
  reader.orm
    .select({ row: notificationTemplate, lowerName: sql<string>`lower(${notificationTemplate.name})` })
    .from(notificationTemplate);

type Row = Awaited<ReturnType<typeof select>>[number];

const KEYS = {
  name: { by: 'lower(notification_template.name)', type: 'text', of: ({ lowerName }: Row) => lowerName },
  saved_at: {
    by: 'notification_template.saved_at',
    type: 'timestamptz',
    of: ({ row }: Row) => row.savedAt,
  },
} as const;
const DEFAULT_ORDER = {
  by: 'notification_template.id',
  type: 'bigint',
  of: ({ row }: Row) => row.id,
  descending: true,
} as const;

/** Shows templates with what their writers are called. */
const shaper = async (reader: Reader, rows: readonly Row['row'][]) => {
  const staffOf = await readStaffNames(
    reader,
    rows.map(({ savedBy }) => savedBy),
  );
  return (row: Row['row']): Template => ({
    id: String(row.id),
    name: row.name,
    category: row.category,
    title: row.words.title as Template['title'],
    content: row.words.content as Template['content'],
    link: row.link,
    saved_by: staffOf(row.savedBy) ?? '',
    saved_at: row.savedAt.toISOString(),
  });
};

/** Templates of notifications, newest first where nothing else is asked for. */
export const listTemplates: StaffUseCase<'consoleNotification.templates'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const { category } = request;
  const page = pageParts(start, 'notification_template.id');
  const rows = await select(reader)
    .where(
      and(
        isNull(notificationTemplate.removedAt),
        category === undefined ? undefined : eq(notificationTemplate.category, category),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const shape = await shaper(
    reader,
    rows.map(({ row }) => row),
  );
  return done(
    sortedPageOf(
      start,
      rows,
      ({ row }) => row.id,
      ({ row }) => shape(row),
    ),
  );
};

const isOffered = (id: number) =>
  and(eq(notificationTemplate.id, id), isNull(notificationTemplate.removedAt));

/** Saves one; what it said before stays in the audit log. */
export const saveTemplate: StaffUseCase<'consoleNotification.saveTemplate'> = (
  { database, clock },
  { staffId },
  { id, name, category, title, content, link = null },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const words = { title, content };
    const values = { name: name.trim(), category, words, link, savedBy: staffId, savedAt: now };
    const [row] =
      id === undefined
        ? await tx.orm.insert(notificationTemplate).values(values).returning()
        : await tx.orm.update(notificationTemplate).set(values).where(isOffered(id)).returning();
    if (row === undefined) return refuse('no_such_data');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleNotification.saveTemplate',
      subjectType: 'notification_template',
      subjectId: row.id,
      after: { name: values.name, category, ...words, link },
      time: now,
    });
    return done((await shaper(tx, [row]))(row));
  });

/** Removes one from what is offered; what it said stays in the audit log. */
export const removeTemplate: StaffUseCase<'consoleNotification.removeTemplate'> = (
  { database, clock },
  { staffId },
  { id },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.orm
      .update(notificationTemplate)
      .set({ removedAt: now })
      .where(isOffered(id))
      .returning();
    if (row === undefined) return refuse('no_such_data');
    const { name, category, words, link } = row;
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleNotification.removeTemplate',
      subjectType: 'notification_template',
      subjectId: id,
      before: { name, category, ...words, link },
      time: now,
    });
    return done((await shaper(tx, [row]))(row));
  });
