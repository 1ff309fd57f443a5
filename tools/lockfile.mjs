/** `npm run lockfile`: after an install that changed `package-lock.json`, puts back what the registry did not serve. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, missingEntries } from './lib/lockfile.mjs';

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
console.log(`${missingEntries(lock).length} entries put back`);
writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
