import type { ChatCalls, Message } from './api';
import type { ChatStore } from './chat-state';
import { lastOf, leavesGap } from './messages';

export interface Reading {
  /** Reads everything after the last message known, one run at a time. */
  catchUp(): Promise<void>;
  /** Reads the newest messages anew: the state of a top-up case in them may have changed. */
  refresh(): Promise<void>;
  /** Takes a message that came by itself, after what lies before it. */
  arrive(message: Message): Promise<void>;
  loadOlder(): Promise<void>;
}

/** Reads a conversation so that no number is ever left out (docs/domain/support.md#order-and-gaps). */
export const createReading = (store: ChatStore, calls: ChatCalls): Reading => {
  let running: Promise<void> | undefined;

  const readRest = async (): Promise<void> => {
    for (let more = true; more; ) {
      const page = await calls.page({ after: lastOf(store.get().messages) });
      store.take(page);
      more = page.more;
    }
  };
  const catchUp = (): Promise<void> => {
    running ??= readRest().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    catchUp,
    refresh: async () => {
      const page = await calls.page({});
      const { opened, messages } = store.get();
      if (opened === 'open' && leavesGap(messages, page.items)) await catchUp();
      else if (messages.length === 0) store.change({ older: page.more ? 'more' : 'none' });
      store.take(page);
    },
    arrive: async (message) => {
      if (leavesGap(store.get().messages, [message])) await catchUp();
      else store.add([message]);
    },
    loadOlder: async () => {
      if (store.get().older === 'loading') return;
      store.change({ older: 'loading' });
      try {
        const page = await calls.page({ before: store.get().messages[0]?.sequence ?? 0 });
        store.take(page);
        store.change({ older: page.more ? 'more' : 'none' });
      } catch (error) {
        store.change({ older: 'failed' });
        throw error;
      }
    },
  };
};
