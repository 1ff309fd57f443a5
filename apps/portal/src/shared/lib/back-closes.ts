import { useEffect, useEffectEvent } from 'react';

/** What an entry of the history says about sheets: one was opened above it, or it is that of a sheet itself. */
interface Marked {
  readonly isBelowSheet?: boolean;
  readonly isSheet?: boolean;
}

const stateNow = (): Marked => (history.state ?? {}) as Marked;

const mark = (marks: Marked): void => history.replaceState({ ...stateNow(), ...marks }, '');

/** A sheet that was closed otherwise left its entry behind; who opens the next one has it already. */
const takeEntry = (): void => {
  if (stateNow().isSheet) return;
  const page = stateNow();
  mark({ isBelowSheet: true });
  history.pushState({ ...page, isSheet: true }, '');
};

/** Takes the way back on where all that it left is a sheet that is closed: nothing would be seen to happen. */
const pass = (): void => {
  // After the sheet that is open, if one is.
  setTimeout(() => {
    if (!stateNow().isBelowSheet) return;
    mark({ isBelowSheet: false });
    history.back();
  });
};

/** How far back the page lies from which somebody came, sheets apart; for `history.go`. */
export const stepsBack = (): number => (stateNow().isSheet ? -2 : -1);

/**
 * While mounted, the way back of the device or browser closes this in place of leaving the page.
 * @param mayClose false while something is being sent: then it stays
 */
export const useBackCloses = (close: () => void, mayClose: boolean): void => {
  const onBack = useEffectEvent((): void => {
    // To another page: it goes with its own.
    if (!stateNow().isBelowSheet) return;
    mark({ isBelowSheet: false });
    if (mayClose) close();
    else takeEntry();
  });
  useEffect(() => {
    takeEntry();
    const hear = (): void => onBack();
    window.addEventListener('popstate', hear);
    // Once, however often: it outlives every sheet.
    window.addEventListener('popstate', pass);
    return () => window.removeEventListener('popstate', hear);
  }, []);
};
