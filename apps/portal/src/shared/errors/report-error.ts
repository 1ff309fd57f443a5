import { isLanguage } from '@fairlead/i18n';
import { applyLanguage } from '../i18n/start-language';
import { paths } from '../paths';
import { session } from '../session/session';
import { overlay } from '../ui/overlay';
import { showToast } from '../ui/toast';
import { phraseOf } from './phrase';
import { type Presentation, presentError } from './present-error';

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

const speak = async (language: string | undefined): Promise<void> => {
  if (isLanguage(language)) await applyLanguage(language);
};

const show = async (shown: Presentation): Promise<void> => {
  switch (shown.kind) {
    case 'toast':
      return showToast(await phraseOf(shown.told));
    case 'blocked':
      await speak(shown.language);
      return overlay.set({
        kind: 'service',
        recharge: false,
        blocked: { code: shown.code, remark: shown.remark },
      });
    case 'welcome':
      await speak(shown.language);
      return location.replace(`#${paths.adWelcome}${hashAddress()[1]}`);
    case 'signed-out':
      // The guard of the routes sees the missing token and leads to the login, and back after it.
      if (shown.signOut) session.clear();
      // A person of the host app has no login here: the way back is a fresh ticket (domain §1).
      else if (session.userInfo()?.entry === 'shell') location.replace(`#${paths.adWelcome}`);
      return showToast(await phraseOf(shown.told));
  }
};

/** Shows a failed call as spec §8 says. Never throws. */
export const reportError = (error: unknown): void => {
  void show(presentationOf(error)).catch(() =>
    showToast(error instanceof Error ? error.message : String(error)),
  );
};

/**
 * For calls whose screen shows the failure in place: only what concerns the whole account is shown here.
 */
export const reportAccountError = (error: unknown): void => {
  if (presentationOf(error).kind !== 'toast') reportError(error);
};
