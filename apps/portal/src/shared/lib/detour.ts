import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepsBack } from './back-closes';

/** State of a link to a page that leads back to the one it was opened from, such as what a withdrawal lacks. */
export const DETOUR = { isDetour: true } as const;

/** Leaves a page that is done: back where somebody came from on the way, else to the given address. */
export const useDetourEnd = (otherwise: string): (() => void) => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isDetour = typeof state === 'object' && state !== null && 'isDetour' in state;
  return useCallback(
    () => void (isDetour ? navigate(stepsBack()) : navigate(otherwise, { replace: true })),
    [isDetour, navigate, otherwise],
  );
};
