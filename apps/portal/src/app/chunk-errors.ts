import { translator } from '../shared/i18n/translator';
import { showToast } from '../shared/ui/toast';

/** The specification's event for a part of the app that could not be fetched ahead. */
const PRELOAD_ERROR = 'preload-error';

/** Remembers, for this tab, which build was left by a reload. */
const RELOADED_FROM = 'reloaded-from';

/**
 * After a deploy the old build's parts are gone: the page is loaded anew, once for each build. Where that did not
 * help, or without a connection, the person is told.
 */
const recover = (build: string): void => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED_FROM) === build) {
    showToast(translator.t('chunk.explained'));
  } else {
    sessionStorage.setItem(RELOADED_FROM, build);
    location.reload();
  }
};

/**
 * Turns the bundler's event into the specification's and mends what can be mended; returns the way to stop.
 * @param build names the build that runs: the address of its first file, which holds a hash
 */
export const followChunkErrors = (build: string): (() => void) => {
  const mend = (): void => recover(build);
  const announce = (event: WindowEventMap['vite:preloadError']): void => {
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: event.payload }));
  };
  window.addEventListener('vite:preloadError', announce);
  window.addEventListener(PRELOAD_ERROR, mend);
  return () => {
    window.removeEventListener('vite:preloadError', announce);
    window.removeEventListener(PRELOAD_ERROR, mend);
  };
};
