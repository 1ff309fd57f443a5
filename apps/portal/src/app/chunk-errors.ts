import { translator } from '../shared/i18n/translator';
import { showToast } from '../shared/ui/toast';

/** The event of spec §8 for a part of the app that could not be fetched ahead. */
const PRELOAD_ERROR = 'preload-error';

/** Turns the bundler's event into the specification's and tells the person. */
export const followChunkErrors = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: event.payload }));
  });
  window.addEventListener(PRELOAD_ERROR, () => showToast(translator.t('chunk.explained')));
};
