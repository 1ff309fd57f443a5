import { useCallback, useRef, useState } from 'react';

const PREFIX = 'draft-';

/** Where the draft of a form is kept; its name has the person's, where another may sign in on the same tab. */
export const draftKey = (form: string): string => PREFIX + form;

/** Removes everything that was being typed in this tab; for a logout. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
};

const stored = (key: string): object => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/**
 * What a person is typing, kept in this tab through a reload until it is sent. Secrets are kept in memory only.
 * @param key of `draftKey`; @param secrets fields that must not be written down
 */
export const useDraft = <Draft extends { readonly [K in keyof Draft]: string }>(
  key: string,
  empty: Draft,
  secrets?: readonly (keyof Draft)[],
) => {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...stored(key) }));
  // What is told late, such as a picture that was being sent, must not undo what was typed meanwhile.
  const latest = useRef(draft);
  const change = useCallback(
    (field: keyof Draft, value: string): void => {
      const after = { ...latest.current, [field]: value };
      const kept = Object.entries<string>(after as Readonly<Record<string, string>>).filter(
        ([one]) => !secrets?.includes(one as keyof Draft),
      );
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      latest.current = after;
      setDraft(after);
    },
    [key, secrets],
  );
  const discard = useCallback((): void => {
    sessionStorage.removeItem(key);
    latest.current = empty;
    setDraft(empty);
  }, [key, empty]);
  return { draft, change, discard };
};
