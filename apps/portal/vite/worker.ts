import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));
const PACK = /[/]i18n[/]src[/]messages[/]/;
const EXTRA = ['/mark.svg', '/manifest.webmanifest', '/icon-192.png'];

/**
 * Builds the portal's worker beside the app. Its shell is every file of the app but the packs of texts: of these
 * it keeps what a person reads, as it is fetched.
 */
export const worker = (): Plugin => {
  let folder = '';
  return {
    name: 'fairlead-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const isPack = (file: (typeof bundle)[string]): boolean =>
        file.type === 'chunk' && file.isDynamicEntry && file.moduleIds.some((id) => PACK.test(id));
      // Only now: until the bundle is written, parts that hold nothing but styles are still taken out of it.
      const shell = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/') && !isPack(file))
        .map((file) => `/${file.fileName}`)
        .sort();
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const files = [...shell, ...EXTRA];
      const version = createHash('sha256')
        .update(JSON.stringify([files, page]))
        .digest('hex')
        .slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          SHELL_FILES: JSON.stringify(JSON.stringify(files)),
          SHELL_VERSION: JSON.stringify(version),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: SOURCE, formats: ['es'], fileName: () => 'worker.js' },
        },
      });
      // A worker that wants what is not there never installs, and says so to nobody.
      const missing = [...files, '/worker.js'].filter((file) => !existsSync(join(folder, file)));
      if (missing.length > 0) throw new Error(`the worker's files are not there: ${missing.join(', ')}`);
    },
  };
};
