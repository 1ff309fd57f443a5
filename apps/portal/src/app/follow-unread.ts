import { callApi } from '../shared/api';

const EVERY_MS = 60_000;

/** What of a person's may be unread. */
type Unread = 'notification.unreadCount' | 'support.unreadCount';

/**
 * Keeps a count of what is unread true while a person is signed in and looks; returns the way to stop.
 * @param tell hears each total that the server says
 */
export const followUnread = (call: Unread, tell: (total: number) => void): (() => void) => {
  const read = async (): Promise<void> => {
    try {
      tell((await callApi(call, {})).unread_total);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, and only logged
      console.info('the unread count was not read', error);
    }
  };
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
