// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { docsPage, docsScript, openApiDocument } from '../src/docs';

const basePaths = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };
const whole = openApiDocument({ basePaths, version: '0.1.0' });
/** Of the calls, a few are enough. */
const paths = Object.fromEntries(
  Object.entries(whole.paths).filter(([path]) => /\/(plan|user_coupon|topup|user)\//.test(path)),
);
const page = docsPage(
  { ...whole, paths, webhooks: {} },
  {
    ...{ stylesheet: '/docs/docs.css', script: '/docs/docs.js' },
    ...{ json: '/docs/openapi.json', sockets: '/docs/asyncapi.json' },
  },
);

const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
const type = (words: string): void => {
  field().value = words;
  field().dispatchEvent(new Event('input'));
};
const press = (key: string, on: EventTarget = document): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** What is left of the calls, and of the links to them. */
const left = (): readonly (readonly string[])[] => [
  [...document.querySelectorAll('article')].filter(({ hidden }) => !hidden).map(({ id }) => id),
  [...document.querySelectorAll<HTMLElement>('nav ul ul li')]
    .filter(({ hidden }) => !hidden)
    .map((item) => item.querySelector('a')?.getAttribute('href')?.slice(1) ?? ''),
];

beforeAll(async () => {
  document.body.innerHTML = page.slice(page.indexOf('<body>') + '<body>'.length, page.indexOf('</body>'));
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(docsScript)}`);
});
beforeEach(() => type(''));

describe('the search of the docs page', () => {
  it('is there once its script runs, and leaves every call while nothing is typed', () => {
    expect(page).toContain('<form role="search" hidden>');
    expect(document.querySelector('form')?.hidden).toBe(false);
    expect(left()[0]?.length).toBe(document.querySelectorAll('article').length);
  });

  it('leaves what has every word, with its link, and says how many', () => {
    type('PUT terms_changed');
    expect(left()[0]).toContain('plan.put');
    expect(left()[0]).not.toContain('wallet.property');
    expect(left()[1]).toEqual(left()[0]);
    expect(document.querySelector('[role=status]')?.textContent).toBe(`${left()[0]?.length} found`);
    expect(document.getElementById('group-coupon')?.hidden).toBe(true);
    type('put zzz');
    expect(left()).toEqual([[], []]);
  });

  it('is reached by a slash, leads to the first call by Enter, and is cleared by Escape', () => {
    expect(press('/')).toBe(false);
    expect(document.activeElement).toBe(field());
    expect(press('/', field())).toBe(true);
    type('topup.request');
    const [first = ''] = left()[0] ?? [];
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    expect([document.activeElement?.id, location.hash]).toEqual([first, `#${first}`]);
    press('Escape', field());
    expect([field().value, left()[0]?.length]).toEqual(['', document.querySelectorAll('article').length]);
  });
});
