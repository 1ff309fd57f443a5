import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from '../../packages/i18n/src/vite';
import { early } from './vite/early';
import { firstPaint } from './vite/first-paint';
import { precompress } from './vite/precompress';
import { sandboxShell } from './vite/sandbox-shell';
import { worker } from './vite/worker';

export default defineConfig({
  plugins: [react(), compileMessages(), firstPaint(), early(), worker(), sandboxShell(), precompress()],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every file of every screen: shorter hashes are still 36 bits and more, and less before the login.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // What nearly every screen behind the login uses, in one file: a browser fetches six at once.
          groups: [
            {
              // What the entry shares with others would be a small file for each set of sharers.
              name: 'base',
              test: /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler|react-router|@lingui|cookie|set-cookie-parser)[\\/]|[\\/]portal[\\/]src[\\/]shared[\\/](api(?![\\/]files)|errors|i18n|session|paths|calls[\\/](use-draft|use-send|report-error)|ui[\\/](icon|toast|overlay|case-reason|button)\.tsx?|lib[\\/](storage|formats|meta|online|time))|[\\/]packages[\\/]ui[\\/]src[\\/](observable|clock|use-draft|use-once)\.|[\\/]packages[\\/]vocabulary[\\/]src[\\/]|[\\/]contract[\\/]src[\\/](client|limits|routes[\\/]app)\.|[\\/]i18n[\\/]src[\\/](?!messages|written[\\/])/,
            },
            {
              name: 'behind-login',
              test: /@tanstack[\\/]|[\\/]portal[\\/]src[\\/](app[\\/](reading|follow-worker|follow-unread)|shared[\\/](calls[\\/](query-client|person)|ui[\\/](loaded|money|moment|numbers|tabs|rows|screens)|source[\\/]source(-figure)?))\.|[\\/]money[\\/]src[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/facebook-business': { target: 'http://127.0.0.1:8080', ws: true } } },
});
