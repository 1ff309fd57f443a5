import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): string => readFileSync(path, 'utf8').trim();
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** One file that needs nothing else: its own policy lets it run its script and send nothing. */
const onePage = (): Plugin => {
  let dist = at('dist');
  return {
    name: 'fairlead-one-page',
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir);
    },
    closeBundle: () => {
      const script = read(join(dist, 'page.js'));
      // The colours are those of portal and console, in light and dark.
      const style = `${read(at('../ui/src/tokens.css'))}\n${read(at('page/page.css'))}`;
      const policy = `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'`;
      const page = read(at('page/page.html'))
        .replace("default-src 'none'", () => policy)
        .replace('<style></style>', () => `<style>${style}</style>`)
        .replace('<script type="module"></script>', () => `<script type="module">${script}</script>`);
      rmSync(join(dist, 'page.js'));
      writeFileSync(join(dist, 'verify.html'), `${page}\n`);
    },
  };
};

/** Two builds, each one file without imports: `--mode check` for the command, `--mode page` for the page. */
export default defineConfig(({ mode }) => ({
  plugins: mode === 'page' ? [onePage()] : [],
  build: {
    lib: {
      entry: `src/${mode === 'page' ? 'page' : 'check'}.ts`,
      formats: ['es'],
      fileName: () => `${mode}.js`,
    },
    outDir: 'dist',
    emptyOutDir: mode !== 'page',
    target: 'es2022',
  },
}));
