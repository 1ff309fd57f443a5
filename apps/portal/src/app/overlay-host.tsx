import { lazy, Suspense, useSyncExternalStore } from 'react';
import { overlay } from '../shared/ui/overlay';

const Overlays = lazy(() => import('./overlays'));

/** Draws the dialog on show; its code is fetched when the first one is wanted. */
export const OverlayHost = () => {
  const current = useSyncExternalStore(overlay.onChange, overlay.get);
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <Overlays current={current} />
    </Suspense>
  );
};
