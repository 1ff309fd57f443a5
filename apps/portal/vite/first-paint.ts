import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewritePage } from './page';

const STYLE = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/g;

/**
 * Writes the page's first styles into the page: a browser that has it can paint. The links stay, switched off, since
 * the loader of further parts looks there for what is not to be fetched again.
 */
export const firstPaint = () =>
  rewritePage('fairlead-first-paint', (text, folder) => {
    const links = [...text.matchAll(STYLE)];
    if (links.length === 0) throw new Error('the page names no styles');
    return links.reduce((page, [link, href = '']) => {
      const css = readFileSync(join(folder, href), 'utf8').trim();
      return page.replace(link, () => `<style>${css}</style>\n    ${link.replace('>', ' disabled>')}`);
    }, text);
  });
