import { observable } from '@fairlead/ui/observable';
import { translator } from '../shared/i18n/translator';

/** The worker of a newer version that is installed and waits, if there is one. */
export const waitingWorker = observable<ServiceWorker | null>(null);

const LOOK_EVERY_MS = 3_600_000;

/** What this page has fetched of the app: the language among it. */
const fetchedParts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));

const offer = (registration: ServiceWorkerRegistration): void => {
  // Without a controller this is the first worker: nothing older is to be replaced.
  if (registration.waiting && navigator.serviceWorker.controller) waitingWorker.set(registration.waiting);
};

const watch = (registration: ServiceWorkerRegistration): void => {
  offer(registration);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(registration));
  });
};

const start = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register('/worker.js');
  watch(registration);
  const { active } = await navigator.serviceWorker.ready;
  // All texts of the language belong to what must be there without a connection, the phrases of failures too.
  await Promise.all(
    (
      ['portal', 'plans', 'control', 'account', 'activity', 'transparency', 'security', 'reasons'] as const
    ).map((pack) => translator.need(pack)),
  );
  active?.postMessage({ kind: 'keep', parts: fetchedParts() });
  return registration;
};

/**
 * Lets the app open without a connection, and notices newer versions of it. A device that refuses workers goes on
 * without.
 */
export const followWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await start().catch(() => undefined);
  setInterval(() => void registration?.update().catch(() => undefined), LOOK_EVERY_MS);
};

/** Changes to the newer version: it takes over, then the page is loaded anew. */
export const changeVersion = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ kind: 'take-over' });
};
