import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from '../../packages/i18n/src/vite';
import { precompress } from './vite/precompress';
import { worker } from './vite/worker';

export default defineConfig({
  plugins: [react(), compileMessages(), worker(), precompress()],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The second page plays the host app; the server shows it in the sandbox alone.
    rolldownOptions: { input: ['index.html', 'sandbox-shell.html'] },
  },
  server: { proxy: { '/facebook-business': 'http://127.0.0.1:8080' } },
});
