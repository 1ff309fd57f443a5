/**
 * `npm start`: from a fresh clone to the running product, with Node alone. Installs and builds what is
 * missing, then runs the server in this very process: a second one would cost its memory.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Says so in words on the older versions too, which could not read the rest.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Fairlead needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

try {
  const { readSettingsFile } = await import('../apps/server/bin/settings-file.mjs');
  readSettingsFile();
  const { ensureBuilt, ensureInstalled } = await import('./lib/ensure.mjs');
  await ensureInstalled({ root });
  await ensureBuilt({ root });
} catch (error) {
  console.error(error.message);
  if (error.code === 'EACCES') {
    console.error(
      'This checkout belongs to another user: clone one of your own, or let its owner start it once.',
    );
  }
  process.exit(1);
}

await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
