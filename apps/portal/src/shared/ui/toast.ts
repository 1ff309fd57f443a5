import { observable } from '@fairlead/ui/observable';

export interface ToastMessage {
  readonly text: string;
  readonly look: 'failure' | 'done';
}

/** How long a message stays. */
export const TOAST_MS = 2_000;

/** The message on show, if any. */
export const toastState = observable<ToastMessage | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for two seconds; a newer one takes its place. */
export const showToast = (text: string, look: ToastMessage['look'] = 'failure'): void => {
  clearTimeout(timer);
  toastState.set({ text, look });
  timer = setTimeout(() => toastState.set(null), TOAST_MS);
};
