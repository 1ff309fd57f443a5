/**
 * `npm run gallery -- --parts`: pictures of the tokens and parts of the portal, drawn by its real components, in both
 * themes, for docs/identity.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './lib/chromium.mjs';

const WIDTH = 1200;

/** @param {string} root the repository */
export async function drawParts(root) {
  const folder = join(root, 'apps/portal/test/parts');
  const built = mkdtempSync(join(tmpdir(), 'fairlead-parts-'));
  const config = join(folder, 'vite.config.ts');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--config', config, '--outDir', built], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the sheet of parts was not built');
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.newPage({ colorScheme, viewport: { width: WIDTH, height: 800 } });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByText('Scene').waitFor();
      await page.frameLocator('iframe').getByRole('dialog').waitFor();
      const path = join(root, `docs/images/parts-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(built, { recursive: true, force: true });
  }
}
