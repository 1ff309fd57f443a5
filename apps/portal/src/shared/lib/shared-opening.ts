import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/** How long the list stays in sight while its page comes: a slow one is opened without movement. */
const PATIENCE_MS = 300;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Beside each other, list and page change nothing of each other's place; nor where the person wants no movement. */
const mayMove = (): boolean =>
  'startViewTransition' in document &&
  !matchMedia('(min-width: 64rem), (prefers-reduced-motion: reduce)').matches;

/** Until the page of that address shows its title, or until patience ends. */
const opened = (to: string): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const isThere = (): boolean =>
      [...document.querySelectorAll<HTMLElement>('[data-opened]')].some(
        (title) => title.dataset.opened === to,
      );
    const observer = new MutationObserver(() => {
      if (isThere()) end();
    });
    const timer = setTimeout(end, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    if (isThere()) end();
  });

/**
 * Opens the page of a row: its parts named by `data-shared` move to where the same stand there (`plans.css`). Where a
 * browser cannot do so, the link does what links do.
 */
export const useSharedOpening = (to: string): ((event: MouseEvent<HTMLElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (!isPlainClick(event) || !mayMove()) return;
      event.preventDefault();
      const row = event.currentTarget.closest('li') ?? event.currentTarget;
      const parts = [...row.querySelectorAll<HTMLElement>('[data-shared]')];
      for (const part of parts) part.style.viewTransitionName = `opened-${part.dataset.shared}`;
      const { ready } = document.startViewTransition(async () => {
        // Only one thing at a time may have a name.
        for (const part of parts) part.style.viewTransitionName = '';
        await navigate(to);
        await opened(to);
      });
      // Cut short, as by a second tap: the page is open all the same.
      ready.catch(() => undefined);
    },
    [navigate, to],
  );
};
