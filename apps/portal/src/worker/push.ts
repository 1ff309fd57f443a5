/** What a push message holds, as the server writes it (apps/server/src/modules/notifications/channels/push-sender.ts). */
interface Told {
  readonly title: string;
  readonly body: string;
  /** Route of the app. */
  readonly link: string;
  /** The same at each try: a repeat takes the place of the first. */
  readonly tag: string;
  readonly lang: string;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Page {
  navigate(address: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

/** What of a worker's scope is used here. */
export interface PushScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(name: 'push', listener: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: Clicked) => void): void;
}

/** Inside the app alone: whatever was sent, nobody is led elsewhere. */
const addressOf = (link: unknown): string =>
  typeof link === 'string' && /^\/[A-Za-z]/.test(link) ? `/#${link}` : '/#/notification';

const show = async ({ registration }: PushScope, { data }: Pushed): Promise<void> => {
  if (data === null) return;
  const { title, body, link, tag, lang } = data.json() as Told;
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    data: addressOf(link),
    icon: '/icon-192.png',
  });
};

/** The app as it is open, else anew. */
const open = async ({ clients }: PushScope, { notification }: Clicked): Promise<void> => {
  notification.close();
  const address = String(notification.data);
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  if (page === undefined) await clients.openWindow(address);
  else {
    await page.focus();
    await page.navigate(address);
  }
};

/** Shows what the server told while the app is closed, and leads to it. */
export const followPush = (scope: PushScope): void => {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(scope, event)));
};
