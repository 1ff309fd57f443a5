import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the page that plays the host app apart from the portal: built as one, the two would share chunks, and the
 * portal's first load would be cut into more files than a browser fetches at once.
 */
export const sandboxShell = (): Plugin => {
  let root = '';
  let folder = '';
  return {
    name: 'fairlead-sandbox-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: resolve(root, 'sandbox-shell.html') },
        },
      });
    },
  };
};
