import type { BlockedCode } from '../errors/present-error';
import { observable } from '../lib/observable';

/** The dialogs and sheets that any screen may open. */
export type Overlay =
  | { readonly kind: 'service'; readonly recharge: boolean; readonly blocked?: BlockedCode }
  | { readonly kind: 'language' }
  | { readonly kind: 'logout' };

/** The one on show, if any; drawn by the app, loaded when first wanted. */
export const overlay = observable<Overlay | null>(null);

export const closeOverlay = (): void => overlay.set(null);
