import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { Console } from './console';
import { Portal } from './portal';

/** What went wrong in a browser beside what a journey looks at. */
interface Watch {
  /** Collects console errors (refusals of the content security policy are among them), crashes and foreign requests. */
  readonly follow: (context: BrowserContext) => void;
  /** A fault that the journey itself causes, such as a reply it drops. */
  readonly expect: (fault: RegExp) => void;
}

interface Fixtures {
  readonly watch: Watch;
  readonly portal: Portal;
  /** Signs a member of staff in at a desk of their own, 1440 × 900. */
  readonly staffDesk: (username: string, password?: string) => Promise<Console>;
  /** Another device of the same browser: nothing is shared with the first. */
  readonly otherDevice: () => Promise<Page>;
}

/** What a browser says by itself without a connection: of requests, of sockets, and of its own look for a newer service worker. */
export const WITHOUT_CONNECTION =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket|error occurred when fetching the script/;

const SAMPLE_STAFF_PASSWORD = 'sandbox-staff';

const originOf = (address: string): string => new URL(address).origin;

/** Other journeys go on beside: what they do can be flagged after all was read, and who approves reads it then (`approveIn`). */
const isLateWarning = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/proposal/approve') && message.text().includes('409 (Conflict)');

/** Journeys on the running product; every one fails where the browser complained. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    const origin = process.env.FAIRLEAD_ORIGIN;
    if (origin === undefined) throw new Error('the global setup started no product');
    await use(origin);
  },

  watch: async ({ baseURL }, use) => {
    const faults: string[] = [];
    const expected: RegExp[] = [];
    const follow = (context: BrowserContext): void => {
      context.on('request', (request) => {
        const url = request.url();
        if (/^(data|blob):/.test(url) || originOf(url) === baseURL) return;
        faults.push(`request to another host: ${url}`);
      });
      context.on('console', (message) => {
        if ((message.type() === 'error' || message.type() === 'warning') && !isLateWarning(message))
          faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        faults.push(`crash: ${error.error().message}`);
      });
    };
    await use({ follow, expect: (fault) => expected.push(fault) });
    expect(faults.filter((fault) => !expected.some((known) => known.test(fault)))).toEqual([]);
  },

  context: async ({ context, watch }, use) => {
    watch.follow(context);
    await use(context);
  },

  portal: async ({ page }, use) => {
    await use(new Portal(page));
  },

  staffDesk: async ({ browser, baseURL, watch }, use) => {
    const desks: BrowserContext[] = [];
    await use(async (username, password = SAMPLE_STAFF_PASSWORD) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 1440, height: 900 },
        hasTouch: false,
        isMobile: false,
      });
      desks.push(context);
      watch.follow(context);
      const desk = new Console(await context.newPage());
      await desk.signIn(username, password);
      return desk;
    });
    for (const desk of desks) await desk.close();
  },

  otherDevice: async ({ browser, baseURL, watch, viewport }, use) => {
    const devices: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), viewport });
      devices.push(context);
      watch.follow(context);
      return context.newPage();
    });
    for (const device of devices) await device.close();
  },
});

export { expect };
