import { createHash } from 'node:crypto';
import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { acceptedTerms, one, type Reader, type Tx } from '@fairlead/db';
import { DEFAULT_LANGUAGE, type Language } from '@fairlead/i18n';
import { LANGUAGE_CODES, LEGAL_KINDS, type LegalKind } from '@fairlead/vocabulary';

type Texts = ResponseOf<CallOf<'legal.texts'>>;
/** What a request says that its sender read. */
export type Shown = ParsedOf<CallOf<'legal.accept'>>['accepted_terms'];

/** One of the texts that a person agrees to, as it counts now, in one language. */
export interface LegalRow {
  readonly content_id: number;
  readonly kind: LegalKind;
  readonly version: number;
  readonly since: Date;
  readonly title: string;
  readonly text: string;
  /** 0: the product itself wrote it. */
  readonly changed_by: number;
}

/** `$3` are the kinds; a language that was added after a text was written reads the one that everything has. */
const CURRENT = `
  select c.id as content_id, c.kind, v.version, c.published_at as since, v.changed_by,
         coalesce(v.title ->> $1, v.title ->> $2) as title, coalesce(v.text ->> $1, v.text ->> $2) as text
    from content c join content_version v on v.content_id = c.id and v.version = c.published_version
   where c.retired_at is null and c.kind = any($3::text[])`;

/** Fingerprint of what a person read. */
const hashOfText = ({ title, text }: Pick<LegalRow, 'title' | 'text'>): Buffer =>
  createHash('sha256').update(`${title}\n\n${text}`).digest();

const NONE = { version: 0, since: null, title: '', text: '', is_sample: false };

/** What a person agrees to, as it counts now (docs/domain/content.md#what-a-person-agrees-to). */
export const legalTexts = async (reader: Reader, language: Language): Promise<Texts> => {
  const rows = await reader.query<LegalRow>(CURRENT, [language, DEFAULT_LANGUAGE, LEGAL_KINDS]);
  const of = (kind: LegalKind): Texts['terms'] => {
    const row = rows.find((found) => found.kind === kind);
    if (row === undefined) return { ...NONE, hash: hashOfText(NONE).toString('hex') };
    const { version, since, title, text } = row;
    return {
      ...{ version, title, text, since: since.toISOString() },
      ...{ hash: hashOfText(row).toString('hex'), is_sample: row.changed_by === 0 },
    };
  };
  return { terms: of('terms'), privacy: of('privacy') };
};

/**
 * The texts that a person says to have read, held until the end of the transaction against a newer version; undefined
 * where another version counts by now.
 * @param lang that of the request, where it names none
 */
export const readShown = async (
  tx: Tx,
  { lang, ...shown }: Shown,
  requestLang: string,
): Promise<{ readonly rows: readonly LegalRow[]; readonly lang: string } | undefined> => {
  const language = lang ?? requestLang;
  const rows = await tx.query<LegalRow>(`${CURRENT} order by c.id for share of c`, [
    ...[language, DEFAULT_LANGUAGE, LEGAL_KINDS],
  ]);
  const isCurrent = LEGAL_KINDS.every(
    (kind) => (rows.find((row) => row.kind === kind)?.version ?? 0) === shown[kind],
  );
  return isCurrent ? { rows, lang: language } : undefined;
};

/** Keeps what a person agreed to; what they agreed to before stays as it was written then. */
export const keepAccepted = async (
  tx: Tx,
  holderId: number,
  { rows, lang }: NonNullable<Awaited<ReturnType<typeof readShown>>>,
  now: Date,
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.orm
    .insert(acceptedTerms)
    .values(
      rows.map((row) => ({
        ...{ holderId, kind: row.kind, version: row.version, contentId: row.content_id },
        ...{ lang, hash: hashOfText(row), acceptedAt: now },
      })),
    )
    .onConflictDoNothing();
};

/**
 * For registration, which the composition ties to it: what keeps the agreement of somebody who read the texts as they
 * count now; undefined where another version counts.
 */
export const checkTerms = async (tx: Tx, shown: Shown, requestLang: string) => {
  const read = await readShown(tx, shown, requestLang);
  return read && ((holderId: number, now: Date) => keepAccepted(tx, holderId, read, now));
};

/** The kinds of which another version counts than the person agreed to. */
export const pendingKinds = async (reader: Reader, holderId: number): Promise<LegalKind[]> => {
  const rows = await reader.query<{ kind: LegalKind }>(
    `select c.kind from content c
      where c.retired_at is null and c.published_version is not null and c.kind = any($2::text[])
        and not exists (select from accepted_terms a
                         where a.holder_id = $1 and a.kind = c.kind and a.version = c.published_version)
      order by c.id`,
    [holderId, LEGAL_KINDS],
  );
  return rows.map(({ kind }) => kind);
};

/** Whether the terms that count are still those that came with the product. */
export const hasSampleTerms = async (reader: Reader): Promise<boolean> =>
  one(
    await reader.query<{ found: boolean }>(
      `select exists (select from content c
         join content_version v on v.content_id = c.id and v.version = c.published_version
        where c.retired_at is null and c.kind = any($1::text[]) and v.changed_by = 0) as found`,
      [LEGAL_KINDS],
    ),
    'exists answers one row',
  ).found;

/** What people read that is not there in every language: kind, title in English, and the languages that are missing. */
export const findUntranslated = (
  reader: Reader,
): Promise<{ kind: string; title: string; missing: string[] }[]> =>
  reader.query(
    `select c.kind, v.title ->> 'en' as title,
         array(select l from unnest($1::text[]) l
                where coalesce(v.title ->> l, '') = '' or coalesce(v.text ->> l, '') = '') as missing
       from content c join content_version v on v.content_id = c.id and v.version = c.published_version
      where c.retired_at is null
        and exists (select from unnest($1::text[]) l
                     where coalesce(v.title ->> l, '') = '' or coalesce(v.text ->> l, '') = '')
      order by c.id`,
    [LANGUAGE_CODES],
  );
