import { useState } from 'react';
import { draftKey } from '../session/session';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

const stored = (key: string): object => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** What is being typed into a form, kept in this tab through a reload or a new sign-in until it is sent. */
export const useDraft = <Name extends string>(form: string, empty: Texts<Name>) => {
  const key = draftKey(form);
  const [draft, setDraft] = useState<Texts<Name>>(() => ({ ...empty, ...stored(key) }));
  const change = (name: Name, value: string): void => {
    const after = { ...draft, [name]: value };
    sessionStorage.setItem(key, JSON.stringify(after));
    setDraft(after);
  };
  const discard = (): void => {
    sessionStorage.removeItem(key);
    setDraft(empty);
  };
  return { draft, change, discard };
};
