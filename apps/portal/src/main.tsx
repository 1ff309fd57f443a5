import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { followChunkErrors } from './app/chunk-errors';
import { blockPinch, followWindowScale } from './app/desktop-zoom';
import { Frame } from './app/frame';
import { readConfig } from './app/read-config';
import { fetchScreen } from './app/screens';
import { startLanguage } from './shared/i18n/start-language';
import { findShell } from './shared/shell/shell';

/** By then the first screen of a slow phone is there. The worker's install fetches the whole app, and waits for it. */
const FIRST_SCREEN_MS = 4_000;

const start = async (): Promise<void> => {
  followWindowScale();
  blockPinch();
  followChunkErrors(import.meta.url);
  await startLanguage();
  // Where that takes too long, the frame at least tells of a missing connection.
  await Promise.race([fetchScreen(), new Promise((go) => setTimeout(go, FIRST_SCREEN_MS))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // As a transition, it takes a screen that was fetched already as it is, without drawing a fallback first.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <HashRouter>
          <Frame />
        </HashRouter>
      </StrictMode>,
    ),
  );
  setTimeout(
    () => void import('./app/follow-worker').then(({ followWorker }) => followWorker()),
    FIRST_SCREEN_MS,
  );
  await Promise.all([findShell(), readConfig()]);
};

void start();
