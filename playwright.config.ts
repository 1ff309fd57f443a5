import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './tools/lib/chromium.mjs';
import { isFullRun } from './tools/lib/full.mjs';

// The wide run takes the browser that people have.
const executablePath = (isFullRun ? undefined : findHeadlessShell()) ?? findChromium();

/** The gallery's command runs what has "@gallery" in its title, and nothing else does. */
const titles = (): { grep: RegExp } | { grepInvert: RegExp } => {
  if (process.env.GALLERY_FOLDER !== undefined) return { grep: /@gallery/ };
  return { grepInvert: isFullRun ? /@gallery/ : /@gallery|@full/ };
};

/** Journeys in a real browser. A title with "@full" runs in `npm run test:full` only. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Every journey has a person of its own, so that files run beside each other on one product.
  fullyParallel: false,
  // For the two cores of a small machine, with the other checks beside, but in a wide run.
  workers: isFullRun ? 3 : 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine does not decide: a long journey of the wide run takes minutes on a quiet one.
  timeout: isFullRun ? 900_000 : 300_000,
  expect: { timeout: 15_000 },
  ...titles(),
  use: {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    // What never comes fails soon, and not with the whole journey's time.
    actionTimeout: 30_000,
    isMobile: true,
    // A trace of every step doubles the time; with TRACE=1 it is kept for what fails.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Chromium's own sandbox refuses root; the pages opened here are this repository's alone.
      args: ['--disable-quic', '--disable-sync', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
