#!/usr/bin/env node
/** `node packages/verifier/bin/fairlead-verify.mjs statement.json`: checks an exported statement offline (docs/verify.md). */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage: fairlead-verify STATEMENT.json [--days SIGNED-DAYS.json]... [--until DAY] [--key BASE64]
           [--checkpoint FILE --witness KEY]... [--log KEY]...
           [--head "NUMBER HASH"]... [--json]
       fairlead-verify compare OLDER.json NEWER.json
       fairlead-verify digest SIGNED-DAYS.json DAY

  --days  a list of signed days, as saved at /#/transparency; more than once: the oldest that you kept and today's
  --until DAY   a list is as old as this day of it, such as by its timestamp: what came after counts as newer
  --key   the programme's public key, from another source than the statement
  --checkpoint  a checkpoint of the log of days with the signature of a witness, as /log/checkpoint gives it
  --witness     the key of a witness that you trust, as it prints it
  --log   the key of the log of days, as the transparency page shows it: no checkpoint of another log is taken
                then; more than once where the programme changed its key
  --head  what a notice that you kept says: "NUMBER HASH" of the entry that was the last then; more than once
  --json  the result for programs

Without --days nothing but the file itself is checked, which shows no past that was rewritten and signed again.
The first line and what the command ends with:

  VERIFIED                0  Nothing contradicts it, and signed days in your list cover the whole statement.
  NOT VERIFIED            1  Something was changed. The entry or the day is named.
  -                       2  There is nothing to check.
  NOT SIGNED              3  The chain is whole, but no signed day covers it: anybody could have made it up.
  CONSISTENT WITH ITSELF  4  No list was given. A past that was rewritten and signed again looks the same.
  NOT CONNECTED           5  A list, key, notification, or checkpoint that you gave cannot be connected with all of the statement, so nothing is verified.
  NEWER THAN YOUR LIST    6  Nothing contradicts it, but what is newer than your list may have been rewritten and signed again.`;

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
      options: {
        days: { ...text, multiple: true },
        checkpoint: { ...text, multiple: true },
        witness: { ...text, multiple: true },
        head: { ...text, multiple: true },
        until: text,
        key: text,
        log: { ...text, multiple: true },
        json: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    return stop(`${error.message}\n\n${USAGE}`);
  }
};

/** A key as it was pasted: pages and letters break it into groups. */
const keyOf = (text) => text.replace(/\s/g, '');

const read = (path) => {
  try {
    // As a page reads a file: a mark of the order of bytes at its beginning is no part of the text.
    return new TextDecoder().decode(readFileSync(path));
  } catch (error) {
    return stop(`${path} cannot be read: ${error.code}`);
  }
};

const { values, positionals } = readArguments();
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const isComparison = positionals[0] === 'compare' && positionals.length === 3;
const isDigest = positionals[0] === 'digest' && positionals.length === 3;
if (positionals.length !== 1 && !isComparison && !isDigest) stop(USAGE);

if ((values.checkpoint === undefined) !== (values.witness === undefined)) {
  stop(
    `--checkpoint and --witness need each other: one is what was signed, the other whose signature it is.`,
  );
}

const failed = (error) => stop(`The check itself failed, so nothing is said: ${error.message}`);

const built = new URL('../dist/check.js', import.meta.url);
if (!existsSync(fileURLToPath(built)))
  stop('The verifier is not built yet: npm run build -w @fairlead/verifier');
const { checkFile, compareLists, dayDigest, NotAStatement, OUTCOMES } = await import(built.href).catch(
  failed,
);

try {
  if (isComparison) {
    const { code, lines } = await compareLists(read(positionals[1]), read(positionals[2]));
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exit(code);
  }
  if (isDigest) {
    process.stdout.write(`${await dayDigest(read(positionals[1]), positionals[2])}\n`);
    process.exit(0);
  }
  const report = await checkFile(read(positionals[0]), {
    lists: (values.days ?? []).map(read),
    checkpoints: (values.checkpoint ?? []).map(read),
    witnesses: (values.witness ?? []).map(keyOf),
    heads: values.head ?? [],
    ...(values.until === undefined ? {} : { until: values.until }),
    logs: (values.log ?? []).map(keyOf),
    ...(values.key === undefined ? {} : { publicKey: keyOf(values.key) }),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${report.lines.join('\n')}\n`);
  process.exitCode = OUTCOMES[report.result].code;
} catch (error) {
  if (!(error instanceof NotAStatement)) failed(error);
  stop(error.message);
}
