import { callApi } from '../../../shared/api';

/** Why this device cannot be told, or null. */
export const deviceFault = (): 'unsupported' | 'denied' | null => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
};

/**
 * Asks the person, then the browser, and hands the server the address that the browser named. False where the person or
 * the browser said no. @throws ApiError
 */
export const subscribeDevice = async (key: string): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another key, as of an installation before, would be of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
  await callApi('channel.subscribe', { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return true;
};

/** Ends it at the server first: what the browser keeps is of no use then. @throws ApiError */
export const unsubscribeDevice = async (): Promise<void> => {
  await callApi('channel.unsubscribe', {});
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};
