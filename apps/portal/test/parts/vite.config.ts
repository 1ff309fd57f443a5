import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from '../../../../packages/i18n/src/vite';

/** The sheet of parts, built apart from the app: nothing of it is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compileMessages()],
  build: { target: 'es2022', emptyOutDir: true },
});
