/**
 * `node tools/backup.mjs DATA_DIR TARGET`: backs up the data folder of a program with its own PostgreSQL while it runs
 * (runbook, "Backup and restore"). TARGET is a folder that is empty or absent.
 */
import { existsSync, readdirSync } from 'node:fs';
import { backUp } from './lib/backup.mjs';

const [dataDir, target] = process.argv.slice(2);
if (dataDir === undefined || target === undefined) {
  console.error('usage: node tools/backup.mjs DATA_DIR TARGET');
  process.exit(2);
}
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${target} is not empty`);
  process.exit(2);
}
await backUp(dataDir, target);
console.log(`backed up to ${target}`);
