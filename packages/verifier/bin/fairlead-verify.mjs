#!/usr/bin/env node
/** `npx fairlead-verify statement.json`: checks an exported statement offline (docs/verify.md). */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage: npx fairlead-verify STATEMENT.json [--days SIGNED-DAYS.json] [--key BASE64] [--json]

  --days  the list of signed days, as saved at /transparency
  --key   the programme's public key, from somewhere else than the statement
  --json  the result for programs

Ends with 0 where the statement verifies, 1 where it does not, 2 where there is nothing to check, 3 where its chain is
whole but no signed day covers it.`;

const NOTHING_TO_CHECK = 2;
const NOT_SIGNED = 3;

const stop = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(NOTHING_TO_CHECK);
};

const readArguments = () => {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  try {
    return parseArgs({
      allowPositionals: true,
      options: { days: text, key: text, json: flag, help: { ...flag, short: 'h' } },
    });
  } catch (error) {
    return stop(`${error.message}\n\n${USAGE}`);
  }
};

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return stop(`${path} cannot be read: ${error.code}`);
  }
};

const { values, positionals } = readArguments();
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
if (positionals.length !== 1) stop(USAGE);

const built = new URL('../dist/check.js', import.meta.url);
if (!existsSync(fileURLToPath(built)))
  stop('The verifier is not built yet: npm run build -w @fairlead/verifier');
const { checkFile, NotAStatement } = await import(built.href);

try {
  const report = await checkFile(read(positionals[0]), {
    ...(values.days === undefined ? {} : { days: read(values.days) }),
    ...(values.key === undefined ? {} : { publicKey: values.key }),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${report.lines.join('\n')}\n`);
  const isUnsigned = !report.signed && report.faults.length === 0 && report.wrong_days.length === 0;
  process.exitCode = report.verified ? 0 : isUnsigned ? NOT_SIGNED : 1;
} catch (error) {
  if (!(error instanceof NotAStatement)) throw error;
  stop(error.message);
}
