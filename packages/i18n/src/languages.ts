import { LANGUAGES, type Language } from '@fairlead/vocabulary';

export { LANGUAGE_CODES, LANGUAGES, type Language } from '@fairlead/vocabulary';

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** One row of the server's `client_language_map`. */
export interface LanguageRule {
  /** Comma-separated language tags of devices. */
  readonly source: string;
  /** The app language for them. */
  readonly targets: string;
}

const targetFor = (tag: string, rules: readonly LanguageRule[]): Language | undefined => {
  const wanted = tag.toLowerCase();
  const rule = rules.find(({ source }) =>
    source.split(',').some((candidate) => candidate.trim().toLowerCase() === wanted),
  );
  return isLanguage(rule?.targets) ? rule.targets : undefined;
};

/**
 * The language to open with: the one the person chose, else the first of the device's languages that the
 * server's map knows (whole tag, then without its region), else English (docs/domain/screens.md#languages).
 */
export const chooseLanguage = (
  chosen: string | null,
  deviceTags: readonly string[],
  rules: readonly LanguageRule[],
): Language => {
  if (isLanguage(chosen)) return chosen;
  for (const tag of deviceTags) {
    const target = targetFor(tag, rules) ?? targetFor(tag.split('-')[0] ?? tag, rules);
    if (target) return target;
  }
  return DEFAULT_LANGUAGE;
};
