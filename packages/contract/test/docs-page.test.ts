import { describe, expect, it } from 'vitest';
import { allCalls, WEBHOOK_EVENTS } from '../src';
import { docsPage, docsStyle, openApiDocument } from '../src/docs';

const basePaths = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };
const document = openApiDocument({ basePaths, version: '0.1.0' });
const addresses = {
  stylesheet: '/docs/docs.css',
  script: '/docs/docs.js',
  json: '/docs/openapi.json',
  sockets: '/docs/asyncapi.json',
} as const;
const page = docsPage(document, addresses);

describe('the page at /docs', () => {
  it.each([...allCalls.map((call) => call.id), ...WEBHOOK_EVENTS.map((event) => `webhook.${event}`)])(
    'has an article about %s',
    (id) => {
      expect(page.split(`<article id="${id}" tabindex="-1">`)).toHaveLength(2);
      expect(page).toContain(`<a href="#${id}">`);
    },
  );

  it('has one script of its own, no inline style and nothing from another host', () => {
    expect(page.match(/<script[^<]*<\/script>/g)).toEqual(['<script src="/docs/docs.js" defer></script>']);
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    expect(page).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
    expect(docsStyle).not.toMatch(/@import|url\(/);
  });

  it('leads to both documents', () => {
    for (const address of [addresses.json, addresses.sockets])
      expect(page).toContain(`<a href="${address}">`);
  });

  it('escapes what the descriptions say', () => {
    const hostile = { ...document, info: { ...document.info, title: '<img src=x onerror=1>' } };
    expect(docsPage(hostile, addresses)).not.toContain('<img');
  });

  it('shows nested fields, their types and what is required', () => {
    const article = page.slice(page.indexOf('<article id="plan.put"'));
    const put = article.slice(0, article.indexOf('</article>'));
    expect(put).toContain('<code>receipt.terms_hash</code>');
    expect(put).toContain('<code>order.reasons[].remedy</code>');
    expect(put).toContain(
      '<code>amount</code></th><td>integer, 1 to 100000000000</td><td data-name="Required">yes</td>',
    );
    expect(put).toContain('<code>Idempotency-Key</code> (required)');
    expect(put).toContain('<code>insufficient_balance</code> 405');
  });
});
