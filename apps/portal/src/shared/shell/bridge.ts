import { BRIDGE, type PortalMessage, readHostMessage, type ShellAct } from './messages';

/** A host app that answers later than this is taken for none. */
const ANSWER_MS = 1_000;

/** The other window, as far as the bridge needs it. */
export interface Peer {
  postMessage(message: PortalMessage, targetOrigin: string): void;
}

export interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

export interface BridgeParts {
  readonly peer: Peer;
  /** The only origins that are spoken to and believed. */
  readonly origins: readonly string[];
  readonly listen: (hear: (message: Heard) => void) => void;
  /** A word that nobody can guess. */
  readonly nonce: () => string;
}

/** The line to a host app that has answered. */
export interface Bridge {
  /** True where the host app says that it did it; false where it does not answer in time. */
  ask(act: ShellAct): Promise<boolean>;
  /** Follows the device's back button; returns the way to stop. */
  onBack(listener: () => void): () => void;
}

/** Waits for an answer under a key; each is given up after its time. */
const createWaiting = () => {
  const open = new Map<string, (answered: boolean) => void>();
  return {
    until: (key: string): Promise<boolean> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), ANSWER_MS);
        const settle = (answered: boolean): void => {
          clearTimeout(timer);
          open.delete(key);
          resolve(answered);
        };
        open.set(key, settle);
      }),
    answer: (key: string): void => open.get(key)?.(true),
  };
};

/**
 * Looks for a host app: says hello to each listed origin and takes the first that answers with the same nonce. From
 * then on only that origin is spoken to and heard. Null where nobody answers in time: the portal stands alone.
 */
export const connectShell = async (parts: BridgeParts): Promise<Bridge | null> => {
  const waiting = createWaiting();
  const backListeners = new Set<() => void>();
  const hello = parts.nonce();
  let host: string | undefined;

  parts.listen(({ source, origin, data }) => {
    if (source !== parts.peer || !parts.origins.includes(origin)) return;
    const message = readHostMessage(data);
    if (message?.kind === 'welcome' && message.nonce === hello) {
      host ??= origin;
      return waiting.answer(hello);
    }
    if (origin !== host) return;
    if (message?.kind === 'done') waiting.answer(message.request);
    if (message?.kind === 'back') for (const listener of backListeners) listener();
  });

  const welcomed = waiting.until(hello);
  for (const origin of parts.origins) {
    parts.peer.postMessage({ bridge: BRIDGE, kind: 'hello', nonce: hello }, origin);
  }
  await welcomed;
  if (host === undefined) return null;
  const found = host;
  return {
    ask: (act) => {
      const request = parts.nonce();
      const done = waiting.until(request);
      parts.peer.postMessage({ bridge: BRIDGE, kind: act, request }, found);
      return done;
    },
    onBack: (listener) => {
      backListeners.add(listener);
      return () => backListeners.delete(listener);
    },
  };
};
