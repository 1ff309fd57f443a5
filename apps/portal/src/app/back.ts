import type { RouteName } from '../shared/paths';
import type { Back } from './routes';

/** What the header's arrow does, decided before it is drawn. */
export type BackAction =
  | { readonly kind: 'custom'; readonly run: () => void }
  | { readonly kind: 'shell' }
  | { readonly kind: 'route'; readonly name: RouteName }
  | { readonly kind: 'history' }
  | { readonly kind: 'hidden' };

export interface BackSituation {
  readonly back: Back;
  /** Set by a screen that has something to say first. */
  readonly custom: (() => void) | null;
  /** True where a host app's view can be closed. */
  readonly closesShell: boolean;
  /** False for the first page of a visit: history has nothing before it. */
  readonly hasHistory: boolean;
}

/**
 * In this order (docs/domain/screens.md#back): a custom handler, closing the shell, the named route, history.
 */
export const backAction = ({ back, custom, closesShell, hasHistory }: BackSituation): BackAction => {
  if (back === 'none') return { kind: 'hidden' };
  if (custom) return { kind: 'custom', run: custom };
  if (back === 'shell') return { kind: closesShell ? 'shell' : 'hidden' };
  if (back !== 'history') return { kind: 'route', name: back };
  // A deep link has nothing behind it: the start page is the honest way back.
  return hasHistory ? { kind: 'history' } : { kind: 'route', name: 'adCenter' };
};

/**
 * Whether the app's own page lies before this one. The router counts the pages that it opened; one that replaced the
 * first, as after a login on the way to a deep link, is still the first, and history would lead out of the app.
 */
export const hasPageBefore = (): boolean => {
  const { idx } = (history.state ?? {}) as { readonly idx?: number | null };
  return (idx ?? 0) > 0;
};
