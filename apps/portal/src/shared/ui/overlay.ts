import { observable } from '@fairlead/ui/observable';
import type { BlockedCode } from '../errors/present-error';

/** Why the contacts are shown to somebody whose account is blocked. */
export interface Blocked {
  readonly code: BlockedCode;
  /** In the words of staff. */
  readonly remark: string | undefined;
}

/** The dialogs and sheets that any screen may open. */
export type Overlay =
  | { readonly kind: 'service'; readonly recharge: boolean; readonly blocked?: Blocked }
  | { readonly kind: 'language' }
  | { readonly kind: 'forgottenPin' }
  | { readonly kind: 'logout' };

/** The one on show, if any; drawn by the app, loaded when first wanted. */
export const overlay = observable<Overlay | null>(null);

export const closeOverlay = (): void => overlay.set(null);
