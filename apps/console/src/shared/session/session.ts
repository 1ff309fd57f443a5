const TOKEN = 'fairlead_staff_token';
const PERSON = 'fairlead_staff_username';
const DRAFT = 'draft-';

export type Ending = 'signed_out' | 'expired' | 'password_changed';

const listeners = new Set<() => void>();
let lastEnding: Ending | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
};

/** Who is signed in at this tab: the token lives in `sessionStorage` and goes when the tab is closed. */
export const session = {
  token: (): string | null => sessionStorage.getItem(TOKEN),
  /** How the session before this one ended, to say so at the sign-in; null at the first. */
  lastEnding: (): Ending | null => lastEnding,
  /** What another person was typing here is not shown to this one. */
  begin: (token: string, username: string): void => {
    if (sessionStorage.getItem(PERSON) !== username) forgetDrafts();
    sessionStorage.setItem(PERSON, username);
    sessionStorage.setItem(TOKEN, token);
    lastEnding = null;
    tell();
  },
  /** What was being typed stays where the session expired: the same person goes on with it. */
  end: (ending: Ending): void => {
    if (ending === 'signed_out') forgetDrafts();
    sessionStorage.removeItem(TOKEN);
    lastEnding = ending;
    tell();
  },
  /** Tells of each change; returns the way to stop. */
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Where the text of a form is kept until it is sent. */
export const draftKey = (form: string): string => `${DRAFT}${form}`;
