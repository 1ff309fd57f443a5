import { useEffect, useState } from 'react';
import { queryClient } from '../shared/calls/query-client';
import { useTranslate } from '../shared/i18n/use-translate';

/** How far a finger goes before letting go reads anew. */
const ENOUGH_PX = 72;
/** The mark follows the finger half as fast, as if it had weight. */
const WEIGHT = 0.5;

type Pull =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pulled'; readonly byPx: number }
  | { readonly kind: 'reading' };

const IDLE: Pull = { kind: 'idle' };

const startsAtTop = (event: TouchEvent): boolean =>
  window.scrollY <= 0 &&
  event.touches.length === 1 &&
  event.target instanceof Element &&
  !event.target.closest('[role="dialog"], .tabs');

/** Follows one finger from the top of the page; returns the way to stop. */
const followPull = (onPull: (byPx: number) => void, onRelease: (byPx: number) => void): (() => void) => {
  let from: Touch | undefined;
  let byPx = 0;
  const start = (event: TouchEvent): void => {
    from = startsAtTop(event) ? event.touches[0] : undefined;
    byPx = 0;
  };
  const move = (event: TouchEvent): void => {
    const finger = event.touches[0];
    if (!from || !finger || event.touches.length > 1) return;
    const down = finger.clientY - from.clientY;
    const isSideways = Math.abs(finger.clientX - from.clientX) > down;
    byPx = isSideways || window.scrollY > 0 ? 0 : down;
    onPull(byPx);
  };
  const end = (): void => {
    if (from) onRelease(byPx);
    from = undefined;
  };
  const options = { passive: true };
  window.addEventListener('touchstart', start, options);
  window.addEventListener('touchmove', move, options);
  window.addEventListener('touchend', end, options);
  window.addEventListener('touchcancel', end, options);
  return () => {
    window.removeEventListener('touchstart', start);
    window.removeEventListener('touchmove', move);
    window.removeEventListener('touchend', end);
    window.removeEventListener('touchcancel', end);
  };
};

/** Pulling a page down at its top reads anew everything that it shows. */
export const PullRefresh = () => {
  const t = useTranslate();
  const [pull, setPull] = useState<Pull>(IDLE);
  useEffect(
    () =>
      followPull(
        (byPx) => setPull(byPx > 0 ? { kind: 'pulled', byPx } : IDLE),
        (byPx) => {
          if (byPx < ENOUGH_PX) return setPull(IDLE);
          setPull({ kind: 'reading' });
          void queryClient.refetchQueries({ type: 'active' }).finally(() => setPull(IDLE));
        },
      ),
    [],
  );
  if (pull.kind === 'idle') return null;
  const offsetPx = pull.kind === 'reading' ? ENOUGH_PX * WEIGHT : Math.min(pull.byPx, ENOUGH_PX * 2) * WEIGHT;
  const isEnough = pull.kind === 'reading' || pull.byPx >= ENOUGH_PX;
  return (
    <p className="pull" role="status" style={{ height: `${offsetPx}px` }}>
      <span className="pull__text">
        {pull.kind === 'reading' ? <span className="spinner" aria-hidden="true" /> : null}
        {t(pull.kind === 'reading' ? 'refresh.running' : isEnough ? 'refresh.release' : 'refresh.pull')}
      </span>
    </p>
  );
};
