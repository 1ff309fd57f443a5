import type { BasicConfig } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { DEFAULT_LANGUAGE, type Language } from '@fairlead/i18n';
import type { ContentKind } from '@fairlead/vocabulary';

interface Row {
  readonly id: number;
  readonly kind: ContentKind;
  readonly version: number;
  readonly since: Date;
  readonly title: string;
  readonly text: string;
}

/** A language that was added after a text was written is told it in the language that everything has. */
const PUBLISHED = `
  select c.id, c.kind, v.version, c.published_at as since,
         coalesce(v.title ->> $1, v.title ->> $2) as title, coalesce(v.text ->> $1, v.text ->> $2) as text
    from content c join content_version v on v.content_id = c.id and v.version = c.published_version
   where c.retired_at is null and c.kind in ('faq', 'rules', 'activity_rules') order by v.position, c.id`;

const NOTHING = { version: 0, since: null, text: '' };

/**
 * Questions and rules as people read them, each with its version and since when it counts
 * (docs/domain/content.md#versions).
 */
export const publishedTexts = async (
  reader: Reader,
  language: Language,
): Promise<Pick<BasicConfig, 'faq_config' | 'rules' | 'activity_rules'>> => {
  const rows = await reader.query<Row>(PUBLISHED, [language, DEFAULT_LANGUAGE], 'published_texts');
  const single = (kind: Row['kind']): BasicConfig['rules'] => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined
      ? NOTHING
      : { version: row.version, since: row.since.toISOString(), text: row.text };
  };
  return {
    faq_config: rows
      .filter(({ kind }) => kind === 'faq')
      .map(({ id, version, since, title, text }) => ({
        id: String(id),
        version,
        since: since.toISOString(),
        question: title,
        answer: text,
      })),
    rules: single('rules'),
    activity_rules: single('activity_rules'),
  };
};
