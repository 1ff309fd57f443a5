import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** @param folder where the build lies @returns the page as it is to be */
type Rewrite = (text: string, folder: string, bundle: Rolldown.OutputBundle) => string | Promise<string>;

/** Changes index.html once the bundle is written: until then parts that hold nothing but styles are taken out of it. */
export const rewritePage = (name: string, rewrite: Rewrite): Plugin => {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      // Before the worker, which counts the page and its scripts to what must be there without a connection.
      order: 'pre',
      sequential: true,
      async handler(_options, bundle) {
        const page = join(folder, 'index.html');
        writeFileSync(page, await rewrite(readFileSync(page, 'utf8'), folder, bundle));
      },
    },
  };
};
