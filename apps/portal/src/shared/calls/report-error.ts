import { phraseOf } from '../errors/phrase';
import { type BlockedCode, type Presentation, presentError } from '../errors/present-error';
import { speak } from '../i18n/start-language';
import { paths } from '../paths';
import { type StoredUserInfo, session } from '../session/session';
import { overlay } from '../ui/overlay';
import { showToast } from '../ui/toast';

/** Path and query of the hash address, e.g. `['/entry', '?ticket=…']`. */
const hashAddress = (): readonly [path: string, query: string] => {
  const [path = '', query] = location.hash.slice(1).split('?');
  return [path, query === undefined ? '' : `?${query}`];
};

/** What the failure of a call is on the address of the moment. */
const presentationOf = (error: unknown): Presentation => {
  const [path] = hashAddress();
  const onEntryRoute = path === paths.entry || path === paths.adWelcome;
  return presentError(error, { onEntryRoute, entry: session.userInfo()?.entry });
};

type Blocked = Extract<Presentation, { kind: 'blocked' }>;
type State = StoredUserInfo['state'];

const STATES: Readonly<Record<BlockedCode, State>> = { 402: 'not_activated', 403: 'disabled', 404: 'closed' };
const CODES: Readonly<Record<Exclude<State, 'active'>, BlockedCode>> = {
  not_activated: 402,
  disabled: 403,
  closed: 404,
};

/**
 * Why the account is blocked, with the ways that stay open. The first time since the sign-in in the language of the
 * account; afterwards only to somebody who pressed what is not open.
 */
const showBlocked = async (
  { code, remark, language }: Omit<Blocked, 'kind'>,
  wasPressed: boolean,
): Promise<void> => {
  const wasTold = session.wasTold(STATES[code], remark);
  if (wasTold && !wasPressed) return;
  // Without the texts of that language it is said in the present one.
  if (!wasTold) await speak(language).catch(() => undefined);
  overlay.set({ kind: 'service', recharge: false, blocked: { code, remark } });
};

const show = async (shown: Presentation, wasPressed: boolean): Promise<void> => {
  switch (shown.kind) {
    case 'toast':
      return showToast(await phraseOf(shown.told));
    case 'blocked':
      session.keepState(STATES[shown.code]);
      return showBlocked(shown, wasPressed);
    case 'welcome':
      await speak(shown.language);
      return location.replace(`#${paths.adWelcome}${hashAddress()[1]}`);
    case 'signed-out':
      // The guard of the routes sees the missing token and leads to the login, and back after it.
      if (shown.signOut) session.clear();
      // A person of the host app has no login here: the way back is a fresh ticket
      // (docs/domain/access.md#shell-tickets).
      else if (session.userInfo()?.entry === 'shell') location.replace(`#${paths.adWelcome}`);
      return showToast(await phraseOf(shown.told));
  }
};

const report = (error: unknown, wasPressed: boolean): void => {
  void show(presentationOf(error), wasPressed).catch(() =>
    showToast(error instanceof Error ? error.message : String(error)),
  );
};

/** Shows a failed call that the person made. Never throws. */
export const reportError = (error: unknown): void => report(error, true);

/**
 * For calls that the app made by itself, or whose screen shows the failure in place: only what concerns the whole
 * account is shown here.
 */
export const reportAccountError = (error: unknown): void => {
  if (presentationOf(error).kind !== 'toast') report(error, false);
};

/** Says once that the account is blocked, as a refused call would: who is known to be blocked makes none. */
export const tellBlocked = (state: Exclude<State, 'active'>, reason: string | null, language: string): void =>
  void showBlocked({ code: CODES[state], remark: reason ?? undefined, language }, false);
