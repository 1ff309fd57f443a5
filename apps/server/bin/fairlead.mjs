#!/usr/bin/env node
/** `npx fairlead admin …`: accounts of staff from the command line (docs/runbook.md). */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NOT_UNDERSTOOD = 2;

const stop = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(NOT_UNDERSTOOD);
};

const [name, ...words] = process.argv.slice(2);
if (name !== 'admin') stop('Usage: npx fairlead admin ACT … (see npx fairlead admin --help)');
const built = new URL('../dist/command.js', import.meta.url);
if (!existsSync(fileURLToPath(built))) stop('The program is not built yet: npm run build');
const { runAdmin } = await import(built.href);
const { out, error, code } = await runAdmin(words, process.env);
if (out !== '') process.stdout.write(`${out}\n`);
if (error !== '') process.stderr.write(`${error}\n`);
process.exitCode = code;
