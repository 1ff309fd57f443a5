import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const STYLE = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/;

/**
 * Writes the page's first styles into the page: a browser that has it can paint. The link stays, switched off, since
 * the loader of further parts looks there for what is not to be fetched again.
 */
export const firstPaint = (): Plugin => {
  let folder = '';
  return {
    name: 'fairlead-first-paint',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        const page = join(folder, 'index.html');
        const text = readFileSync(page, 'utf8');
        const [link, href = ''] = STYLE.exec(text) ?? [];
        if (link === undefined) throw new Error('the page names no styles');
        const css = readFileSync(join(folder, href), 'utf8').trim();
        const off = link.replace('>', ' disabled>');
        writeFileSync(
          page,
          text.replace(link, () => `<style>${css}</style>\n    ${off}`),
        );
      },
    },
  };
};
