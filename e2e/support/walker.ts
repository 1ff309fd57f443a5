import type { Page, Request } from '@playwright/test';
import type { Language } from '../../packages/i18n/src/languages';
import { atRest } from './rest';
import type { Place } from './walk-places';

/** How the app is set to look. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly textPercent: number;
}

const QUIET_MS = 60;
/** Long: a busy machine draws a page of long texts slowly. */
const LIMIT_MS = 60_000;
const ENDLESS = ['websocket', 'eventsource'];

/** Goes from screen to screen as quickly as the app can: the address changes, the page stays. */
export class Walker {
  private readonly running = new Set<Request>();
  private lastChangeMs = 0;

  constructor(readonly page: Page) {
    const end = (request: Request): void => {
      this.running.delete(request);
      this.lastChangeMs = Date.now();
    };
    page.on('request', (request) => {
      if (ENDLESS.includes(request.resourceType())) return;
      this.running.add(request);
      this.lastChangeMs = Date.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Reads the page anew in a language. */
  async speak(language: Language): Promise<void> {
    await this.page.goto('/#/nowhere');
    await this.page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
    await this.page.reload();
    await this.settle();
  }

  async go({ path }: Place): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await this.settle();
  }

  /** What the settings screen does, without going there. */
  async wear(look: Look): Promise<void> {
    await this.page.evaluate((appearance) => {
      localStorage.setItem('fairlead_appearance', JSON.stringify(appearance));
      window.dispatchEvent(new Event('fairlead-appearance'));
    }, look);
    await atRest(this.page);
  }

  /** Resolves when nothing is being fetched and nothing moves any more. */
  async settle(): Promise<void> {
    const began = Date.now();
    for (;;) {
      await atRest(this.page);
      if (this.running.size === 0 && Date.now() - this.lastChangeMs >= QUIET_MS) return;
      if (Date.now() - began > LIMIT_MS)
        throw new Error(
          `${this.page.url()} never came to rest: ${[...this.running].map((request) => request.url())}`,
        );
    }
  }
}

const CALLS = '/facebook-business';

/**
 * Collects what the product refused or did not answer; `expected` are paths of calls whose refusal belongs to the
 * walk. A request that the app itself gave up, because the person went on, is none.
 */
export const followAnswers = (page: Page, expected: readonly string[] = []): (() => readonly string[]) => {
  const faults: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) faults.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isExpected = expected.some((path) => pathname === `${CALLS}${path}`);
    if (isExpected) return;
    if (response.status() >= 400) faults.push(`${pathname}: ${response.status()}`);
  });
  return () => faults;
};
