#!/usr/bin/env node
/** `npx fairlead-verify statement.json`: checks an exported statement offline (docs/verify.md). */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage: npx fairlead-verify STATEMENT.json [--days SIGNED-DAYS.json]... [--key BASE64] [--json]

  --days  a list of signed days, as saved at /#/transparency; more than once: the oldest that you kept and today's
  --key   the programme's public key, from somewhere else than the statement
  --json  the result for programs

Without --days nothing but the file itself is checked, which shows no past that was rewritten and signed anew.
The first line and what the command ends with:

  VERIFIED                0  nothing contradicts, and the list that you kept leads to the signed days of the statement
  NOT VERIFIED            1  something was changed: the entry or the day is named
  -                       2  there is nothing to check
  NOT SIGNED              3  the chain is whole and no signed day covers it: anybody could have made it up
  CONSISTENT WITH ITSELF  4  no list was given: a past that was rewritten and signed anew looks the same
  NOT CONNECTED           5  your list cannot be connected with all of the statement, so nothing is verified`;

const NOTHING_TO_CHECK = 2;

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
      options: { days: { ...text, multiple: true }, key: text, json: flag, help: { ...flag, short: 'h' } },
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
const { checkFile, NotAStatement, OUTCOMES } = await import(built.href);

try {
  const report = await checkFile(read(positionals[0]), {
    lists: (values.days ?? []).map(read),
    ...(values.key === undefined ? {} : { publicKey: values.key }),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${report.lines.join('\n')}\n`);
  process.exitCode = OUTCOMES[report.result].code;
} catch (error) {
  if (!(error instanceof NotAStatement)) throw error;
  stop(error.message);
}
