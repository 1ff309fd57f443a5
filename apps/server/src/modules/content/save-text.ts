import type { CallOf, ParsedOf } from '@fairlead/contract';
import { content, contentVersion, eq, type Tx } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { audit } from '../audit';
import { readDraft } from './list-texts';
import { type ContentRow, lockRow } from './publish-text';

type Request = ParsedOf<CallOf<'consoleContent.save'>>;

/** Blanks alone say nothing, in any language. */
const blankFields = ({ title, text }: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ title, text }).flatMap(([part, words]) =>
      Object.entries(words)
        .filter(([, said]) => said.trim() === '')
        .map(([language]) => [`${part}.${language}`, 'required']),
    ),
  );

/** A new text; undefined where there is one of a kind that stands alone. */
const addRow = async (tx: Tx, kind: Request['kind']): Promise<ContentRow | undefined> => {
  const [row] = await tx.orm.insert(content).values({ kind, version: 0 }).onConflictDoNothing().returning();
  return row;
};

/** Saves what the next version of a text will say; nobody but staff reads it. Older versions stay. */
export const saveText: StaffUseCase<'consoleContent.save'> = ({ database, clock }, { staffId }, request) =>
  database.transaction(async (tx) => {
    const known = request.id === undefined ? undefined : await lockRow(tx, request.id);
    if (request.id !== undefined && known === undefined) return refuse('no_such_data');
    const fields = blankFields(request);
    if (Object.keys(fields).length > 0) return refuse('invalid_fields', { fields });
    if (request.version !== (known?.version ?? 0)) return refuse('changed_meanwhile');
    if (known !== undefined && known.kind !== request.kind) {
      return refuse('invalid_fields', { fields: { kind: 'not_one_of' } });
    }
    const row = known ?? (await addRow(tx, request.kind));
    if (row === undefined) return refuse('changed_meanwhile');
    const now = clock.now();
    const version = row.version + 1;
    const { position, title, text } = request;
    await tx.orm.insert(contentVersion).values({
      ...{ contentId: row.id, version, position, title, text },
      ...{ changedBy: staffId, changedAt: now },
    });
    await tx.orm.update(content).set({ version }).where(eq(content.id, row.id));
    const saved = await readDraft(tx, row.id);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleContent.save',
      subjectType: 'content',
      subjectId: row.id,
      // What it says stays in its versions.
      after: { version, kind: row.kind, position, title: title.en },
      time: now,
    });
    return done(saved);
  });
