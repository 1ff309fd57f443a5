#!/usr/bin/env node
/**
 * `fairlead …`: the command line (docs/runbook.md#command-line). Settings come from the environment and, where
 * `FAIRLEAD_ENV_FILE` names one, from a file of them; what the environment says counts.
 */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { readSettingsFile } from './settings-file.mjs';

const NOT_UNDERSTOOD = 2;

const stop = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(NOT_UNDERSTOOD);
};

try {
  readSettingsFile();
} catch (error) {
  stop(error.message);
}

const built = new URL('../dist/command.js', import.meta.url);
if (!existsSync(fileURLToPath(built))) stop('The program is not built yet: npm run build');
const { runFairlead } = await import(built.href);

/** Asked on standard error: standard output may go into a file. */
const ask = async (question) => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

const { out, error, code, serves } = await runFairlead(process.argv.slice(2), {
  environment: process.env,
  say: (text) => process.stderr.write(`${text}\n`),
  ...(process.stdin.isTTY ? { ask } : {}),
});
if (out !== '') process.stdout.write(`${out}\n`);
if (error !== '') process.stderr.write(`${error}\n`);
process.exitCode = code;
if (serves) await import(new URL('../dist/main.js', import.meta.url).href);
