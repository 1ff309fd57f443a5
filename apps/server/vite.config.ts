import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the database is made of and the fonts of printed statements travel beside the program. */
const copyBeside = (): Plugin => ({
  name: 'fairlead-copy-beside',
  closeBundle: () => {
    for (const folder of ['migrations', 'functions']) {
      cpSync(from(`../../packages/db/${folder}`), from(`dist/${folder}`), { recursive: true });
    }
    cpSync(from('fonts'), from('dist/fonts'), { recursive: true });
  },
});

const TEXTS = /\.(js|css|svg|json|webmanifest)$/;

/** Compresses the files of both apps, which are built before the server, for the browsers that take them so. */
const precompress = (): Plugin => ({
  name: 'fairlead-precompress',
  closeBundle: () => {
    for (const app of ['portal', 'console']) {
      const dist = from(`../${app}/dist`);
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name)) continue;
        const content = readFileSync(`${dist}/${name}`);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${dist}/${name}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${dist}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    }
  },
});

/** Two builds: the program, and with `--mode command` the command line, which loads a tenth of it. */
export default defineConfig(({ mode }) => {
  const isCommand = mode === 'command';
  return {
    plugins: isCommand ? [] : [copyBeside(), precompress()],
    // One file of these is read and compiled sooner than their hundreds.
    ssr: { noExternal: [/^@fairlead\//, /^drizzle-orm/, 'zod'] },
    build: {
      ssr: isCommand ? 'src/app/command/index.ts' : 'src/main.ts',
      rollupOptions: { output: { entryFileNames: isCommand ? 'command.js' : 'main.js' } },
      outDir: 'dist',
      target: 'node20',
      emptyOutDir: !isCommand,
    },
  };
});
