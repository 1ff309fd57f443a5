import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { closeOverlay, overlay } from '../shared/ui/overlay';

const Overlays = lazy(() => import('./overlays'));

/** Why an account is blocked stays on show, wherever the person is led; other dialogs belong to their page. */
const isOfItsPage = (): boolean => {
  const current = overlay.get();
  return current !== null && !(current.kind === 'service' && current.blocked);
};

/** Draws the dialog on show; its code is fetched when the first one is wanted. Going back closes it. */
export const OverlayHost = () => {
  const current = useSyncExternalStore(overlay.onChange, overlay.get);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that closes
  useEffect(() => {
    if (isOfItsPage()) closeOverlay();
  }, [pathname]);
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <Overlays current={current} />
    </Suspense>
  );
};
