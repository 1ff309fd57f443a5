/**
 * `npm run gallery`: pictures of every screen in twelve languages, both themes and four widths, in `gallery/`: about an
 * hour. What follows `--` narrows it as it does a run of Playwright: `npm run gallery -- --grep "in fr"`.
 * `npm run gallery -- --readme` makes those that the README shows, in `docs/images/`, and
 * `npm run gallery -- --parts` the two of docs/identity.md.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/ensure.mjs';
import { ensureFonts } from './lib/fonts.mjs';
import { drawParts } from './parts.mjs';

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const isForReadme = given.includes('--readme');

await ensureInstalled({ root });
ensureChromium();
ensureFonts();
if (given.includes('--parts')) await drawParts(root);
else process.exitCode = drawScreens();

function drawScreens() {
  const env = {
    ...process.env,
    GALLERY_FOLDER: join(root, isForReadme ? 'docs/images' : 'gallery'),
    GALLERY_README: isForReadme ? '1' : '',
  };
  const playwright = join('node_modules', '@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', 'e2e/walk-gallery.spec.ts', ...(isForReadme ? [] : given)],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  );
  return status ?? 1;
}
