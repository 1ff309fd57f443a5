import { useCallback, useState } from 'react';
import { session } from '../session/session';

type Fields = Readonly<Record<string, string>>;

const PREFIX = 'draft-';

/** Where the draft of a form is kept: another person who logs in on this tab must not see it. */
export const draftKey = (name: string): string => `${PREFIX}${session.userInfo()?.id ?? ''}-${name}`;

/** Removes everything that was being typed in this tab; for a logout. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
};

const stored = (key: string): Partial<Record<string, string>> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Record<string, string>>) : {};
  } catch {
    return {};
  }
};

/**
 * What a person is typing, kept through a reload of this tab. Secrets are kept in memory only.
 * @param name of the form; @param secrets fields that must not be written down
 */
export const useDraft = <Draft extends { readonly [K in keyof Draft]: string }>(
  name: string,
  empty: Draft,
  secrets: readonly (keyof Draft)[] = [],
) => {
  const key = draftKey(name);
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...stored(key) }));
  const change = useCallback(
    (field: keyof Draft, value: string) => {
      setDraft((before) => {
        const after = { ...before, [field]: value };
        const kept = Object.entries<string>(after as Fields).filter(
          ([one]) => !secrets.includes(one as keyof Draft),
        );
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
        return after;
      });
    },
    [key, secrets],
  );
  const discard = useCallback(() => {
    sessionStorage.removeItem(key);
    setDraft(empty);
  }, [key, empty]);
  return { draft, change, discard };
};
