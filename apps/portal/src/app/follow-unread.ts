import { callApi } from '../shared/api';
import { unread } from '../shared/session/unread';

const EVERY_MS = 60_000;

const read = async (): Promise<void> => {
  try {
    unread.set((await callApi('notification.unreadCount', {})).unread_total);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, and only logged
    console.info('the unread count was not read', error);
  }
};

/** Keeps the bell's count true while a person is signed in and looks; returns the way to stop. */
export const followUnread = (): (() => void) => {
  const readIfSeen = (): void => {
    if (document.visibilityState === 'visible') void read();
  };
  void read();
  const timer = setInterval(readIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', readIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', readIfSeen);
  };
};
