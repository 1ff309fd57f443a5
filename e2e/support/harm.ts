import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What ran or was refused in this page. */
    harm?: string[];
  }
}

/** Runs in every page before its own script: what a payload would call, and what the policy refuses. */
const lieInWait = (): void => {
  const harm: string[] = [];
  const note = (what: string) => harm.push(what);
  Object.assign(window, {
    harm,
    struck: () => note('a payload ran'),
    alert: () => note('alert'),
    open: (url: string) => note(`a window was opened: ${url}`),
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
};

/** Watches a browser for what hostile text might do; the list grows as it happens. */
export const watchForHarm = async (context: BrowserContext, origin: string): Promise<string[]> => {
  const found: string[] = [];
  await context.addInitScript(lieInWait);
  context.on('dialog', (dialog) => {
    found.push(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== origin)
      found.push(`request to another host: ${url}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`console: ${message.text()} ${message.location().url}`.trim());
  });
  context.on('weberror', (error) => found.push(`crash: ${error.error().message}`));
  return found;
};

/** What is wrong with the page as it stands: what ran or was refused since the last look, and what is too wide. */
export const harmDone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ALIVE = 'a[href^="javascript:" i], a[href^="data:" i], main [onerror], main [onload], main script';
    const { scrollWidth, clientWidth } = document.documentElement;
    const ran = window.harm?.splice(0) ?? ['this page is not watched'];
    const made = document.querySelectorAll(ALIVE).length;
    return [
      ...ran,
      ...(made > 0 ? [`${made} elements that a text made`] : []),
      ...(scrollWidth > clientWidth ? [`moves sideways by ${scrollWidth - clientWidth} px`] : []),
    ];
  });

/** Opens everything on the page that is closed until it is asked for. */
export const openAll = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    const toggles = document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]');
    for (const toggle of toggles) toggle.click();
  });
};
