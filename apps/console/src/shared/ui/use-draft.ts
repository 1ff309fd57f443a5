import { useRef, useState } from 'react';
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
  // A picture that was being sent is told later than what was typed meanwhile.
  const latest = useRef(draft);
  const keep = (after: Texts<Name>): void => {
    latest.current = after;
    setDraft(after);
  };
  const change = (name: Name, value: string): void => {
    const after = { ...latest.current, [name]: value };
    sessionStorage.setItem(key, JSON.stringify(after));
    keep(after);
  };
  const discard = (): void => {
    sessionStorage.removeItem(key);
    keep(empty);
  };
  return { draft, change, discard };
};
