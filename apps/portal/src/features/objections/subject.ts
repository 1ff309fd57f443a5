import type { Objection } from './api';

export type SubjectType = Objection['subject_type'];

/** What an objection is about; the account as a whole and other matters have no number. */
export interface Subject {
  readonly type: SubjectType;
  readonly id: string | null;
}

const NUMBERED: readonly string[] = ['hold', 'order', 'flow', 'withdrawal', 'topup', 'acceptance'];

/** Reads the subject from the page's address, such as `?type=hold&id=3`; the account where it names none. */
export const subjectOf = (query: URLSearchParams): Subject => {
  const [type, id] = [query.get('type') ?? '', query.get('id') ?? ''];
  if (NUMBERED.includes(type) && /^[1-9]\d{0,15}$/.test(id)) return { type: type as SubjectType, id };
  return { type: type === 'other' ? 'other' : 'account', id: null };
};
