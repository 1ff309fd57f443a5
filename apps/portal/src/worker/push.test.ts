import { describe, expect, it, vi } from 'vitest';
import { followPush, type PushScope } from './push';

/** A touch on what is shown, with the pages that are open; the browser's part is e2e/push.spec.ts. */
const touch = async (
  data: unknown,
  pages: readonly { focus(): Promise<unknown>; navigate(to: string): Promise<unknown> }[],
) => {
  const openWindow = vi.fn(async () => undefined);
  const close = vi.fn();
  const done: Promise<unknown>[] = [];
  const scope = {
    registration: { showNotification: async () => undefined },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name: string, listener: (event: never) => void) => {
      if (name !== 'notificationclick') return;
      listener({
        notification: { data, close },
        waitUntil: (work: Promise<unknown>) => done.push(work),
      } as never);
    },
  };
  followPush(scope as PushScope);
  await Promise.all(done);
  expect(close).toHaveBeenCalledOnce();
  return openWindow;
};

describe('a touch on a push message', () => {
  it('leads the app that is open to its place', async () => {
    const page = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
    const openWindow = await touch('/#/rules', [page]);
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/#/rules');
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the app at its place where none is open', async () => {
    expect(await touch('/#/rules', [])).toHaveBeenCalledExactlyOnceWith('/#/rules');
  });
});
