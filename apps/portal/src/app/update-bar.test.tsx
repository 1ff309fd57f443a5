import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { translator } from '../shared/i18n/translator';
import { waitingWorker } from './follow-worker';
import { UpdateBar } from './update-bar';

/** The browser's container of workers, which this environment lacks. */
const workers = new EventTarget();

describe('a newer version of the app', () => {
  beforeAll(async () => {
    await Promise.all([translator.need('core'), translator.need('portal')]);
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  });
  afterEach(() => {
    cleanup();
    waitingWorker.set(null);
    vi.restoreAllMocks();
  });

  it('is not spoken of while there is none', () => {
    render(<UpdateBar />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is offered, and used only when the person wants it', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const postMessage = vi.fn();
    render(<UpdateBar />);
    act(() => waitingWorker.set({ postMessage } as unknown as ServiceWorker));
    expect(screen.getByRole('status').textContent).toContain('A newer version of the app is ready.');
    expect(postMessage).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Update now' }).click());
    expect(postMessage).toHaveBeenCalledWith({ kind: 'take-over' });
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
