#!/usr/bin/env node
/**
 * `npx fairlead admin …`: accounts of staff from the command line. `npx fairlead migrate`: the database is made ready
 * before any node is. `npx fairlead backup`, `restore`: the program's own database (docs/runbook.md).
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NOT_UNDERSTOOD = 2;

const stop = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(NOT_UNDERSTOOD);
};

const [name, ...words] = process.argv.slice(2);
const COMMANDS = { admin: 'runAdmin', migrate: 'runMigrate', backup: 'runBackup', restore: 'runRestore' };
const run = COMMANDS[name];
if (run === undefined) stop(`Usage: npx fairlead ${Object.keys(COMMANDS).join('|')} … (--help says more)`);
const built = new URL('../dist/command.js', import.meta.url);
if (!existsSync(fileURLToPath(built))) stop('The program is not built yet: npm run build');
const commands = await import(built.href);
const say = (text) => process.stderr.write(`${text}\n`);
const { out, error, code } = await commands[run](words, process.env, say);
if (out !== '') process.stdout.write(`${out}\n`);
if (error !== '') process.stderr.write(`${error}\n`);
process.exitCode = code;
