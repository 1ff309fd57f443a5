import type { ChatCalls } from './api';
import type { ChatStore } from './chat-state';
import { afterFailure, newClientId, type Outgoing } from './outbox';
import type { Reading } from './reading';

export interface Sending {
  /** Sends something new; it is written down before. */
  send(text: string, files: Outgoing['files']): Promise<void>;
  /** Sends the same again: if it did arrive, nothing is repeated. */
  again(out: Outgoing): Promise<void>;
  /** Sends all of which nobody knows whether it arrived. */
  sendWaiting(): void;
  /** Forgets what was refused; the person writes it anew. */
  takeBack(out: Outgoing): void;
}

/** Sends one message after the other, so that what was written first comes first. */
export const createSending = (
  store: ChatStore,
  calls: ChatCalls,
  reading: Reading,
  onError: (error: unknown) => void,
): Sending => {
  let line: Promise<void> = Promise.resolve();

  const transmit = async ({ clientId, text, files }: Outgoing): Promise<void> => {
    const set = (what: Partial<Outgoing>): void =>
      store.changeOutgoing(
        store.get().outgoing.map((one) => (one.clientId === clientId ? { ...one, ...what } : one)),
      );
    set({ state: 'sending' });
    try {
      const fileIds = files.map(({ fileId }) => fileId);
      await reading.arrive(await calls.send({ client_id: clientId, text, file_ids: fileIds }));
    } catch (error) {
      set(await afterFailure(error));
      onError(error);
    }
  };
  const again = (out: Outgoing): Promise<void> => {
    line = line.then(() => transmit(out));
    return line;
  };

  return {
    again,
    send: (text, files) => {
      const out: Outgoing = { clientId: newClientId(), text, files, state: 'sending' };
      store.changeOutgoing([...store.get().outgoing, out]);
      return again(out);
    },
    sendWaiting: () => {
      for (const out of store.get().outgoing) if (out.state === 'waiting') void again(out);
    },
    takeBack: ({ clientId }) =>
      store.changeOutgoing(store.get().outgoing.filter((one) => one.clientId !== clientId)),
  };
};
