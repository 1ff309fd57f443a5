import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../shared/i18n/translator';
import { toastState } from '../shared/ui/toast';
import { followChunkErrors } from './chunk-errors';

const failToFetch = (): void => {
  const event = Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') });
  window.dispatchEvent(event);
};

describe('a part of the app that cannot be fetched', () => {
  let stop = (): void => undefined;
  beforeEach(async () => {
    await translator.need('core');
    sessionStorage.clear();
    toastState.set(null);
    vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    stop = followChunkErrors('/assets/index-1.js');
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  it('is announced as preload-error', () => {
    const heard = vi.fn();
    window.addEventListener('preload-error', heard, { once: true });
    failToFetch();
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { message: 'gone' } });
  });

  it('reloads the page once for a build, then says so', () => {
    failToFetch();
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(toastState.get()).toBeNull();
    failToFetch();
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(toastState.get()?.text).toBe('Part of the app could not be loaded.');
  });

  it('reloads again after the next deploy', () => {
    failToFetch();
    stop();
    stop = followChunkErrors('/assets/index-2.js');
    failToFetch();
    expect(location.reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failToFetch();
    expect(location.reload).not.toHaveBeenCalled();
    expect(toastState.get()?.text).toBe('Part of the app could not be loaded.');
  });
});
