import { observable } from '@fairlead/ui/observable';
import { forgetDrafts } from '@fairlead/ui/use-draft';

const TOKEN = 'fairlead_staff_token';
const PERSON = 'fairlead_staff_username';

export type Ending = 'signed_out' | 'expired' | 'password_changed';

const lastEnding = observable<Ending | null>(null);

/** What another tab of this browser needs to go on as the same person. */
export interface Held {
  readonly token: string;
  readonly username: string;
}

/**
 * Who is signed in at this tab: the token lives in `sessionStorage` and goes when the tab is closed. `shareWithTabs`
 * keeps the tabs at one session.
 */
export const session = {
  token: (): string | null => sessionStorage.getItem(TOKEN),
  /** Null where nobody is signed in. */
  held: (): Held | null => {
    const [token, username] = [sessionStorage.getItem(TOKEN), sessionStorage.getItem(PERSON)];
    return token === null || username === null ? null : { token, username };
  },
  /** How the session before this one ended, to say so at the sign-in; null at the first. */
  lastEnding: lastEnding.get,
  /** What another person was typing here is not shown to this one. */
  begin: (token: string, username: string): void => {
    if (sessionStorage.getItem(PERSON) !== username) forgetDrafts();
    sessionStorage.setItem(PERSON, username);
    sessionStorage.setItem(TOKEN, token);
    lastEnding.set(null);
  },
  /** What was being typed stays where the session expired: the same person goes on with it. */
  end: (ending: Ending): void => {
    if (ending === 'signed_out') forgetDrafts();
    sessionStorage.removeItem(TOKEN);
    lastEnding.set(ending);
  },
  /** Tells of each change; returns the way to stop. */
  onChange: lastEnding.onChange,
};
