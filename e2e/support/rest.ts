import type { Page } from '@playwright/test';

/** Long: a busy machine draws a page of long texts slowly. */
const LIMIT_MS = 60_000;

/**
 * Runs in the page: resolves when for two frames nothing has moved and nothing stood in for what is to come, else with
 * what was still under way at the end of `limitMs`.
 */
const restInPage = (limitMs: number): Promise<string[]> => {
  const PENDING = '.skeleton, .waiting__block, .spinner, [aria-busy="true"]';
  const FRAMES = 2;
  /** Transitions, animations and those of pseudo-elements and view transitions; what has no end is no movement to wait for. */
  const moving = (): string[] =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`);
  const pending = (): string[] =>
    [...document.querySelectorAll(PENDING)].map(({ className }) => `pending: ${className}`);
  return new Promise((resolve) => {
    const began = performance.now();
    let still = 0;
    const look = (): void => {
      const underWay = [...moving(), ...pending()];
      still = underWay.length === 0 ? still + 1 : 0;
      if (still > FRAMES || performance.now() - began > limitMs) resolve(underWay);
      else requestAnimationFrame(look);
    };
    look();
  });
};

/**
 * Resolves when the page stands as it will be seen: every animation has ended and no part is still being fetched. What
 * is measured before that is a mixture of two states, such as dark words on a ground that is not yet light.
 * @throws Error naming what never came to rest
 */
export const atRest = async (page: Page): Promise<void> => {
  const underWay = await page.evaluate(restInPage, LIMIT_MS);
  if (underWay.length > 0) throw new Error(`${page.url()} never came to rest: ${underWay.join(', ')}`);
};
