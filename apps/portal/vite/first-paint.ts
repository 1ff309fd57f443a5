import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewritePage } from './page';

const STYLE = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/;

/**
 * Writes the page's first styles into the page: a browser that has it can paint. The link stays, switched off, since
 * the loader of further parts looks there for what is not to be fetched again.
 */
export const firstPaint = () =>
  rewritePage('fairlead-first-paint', (text, folder) => {
    const [link, href = ''] = STYLE.exec(text) ?? [];
    if (link === undefined) throw new Error('the page names no styles');
    const css = readFileSync(join(folder, href), 'utf8').trim();
    const off = link.replace('>', ' disabled>');
    return text.replace(link, () => `<style>${css}</style>\n    ${off}`);
  });
