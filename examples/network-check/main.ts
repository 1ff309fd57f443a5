import { setTimeout } from 'node:timers/promises';
import { runCommand } from './command.ts';

const { text, exit } = await runCommand(process.argv.slice(2), process.env['NETWORK_SECRET'], {
  now: () => new Date(),
  pause: (ms) => setTimeout(ms),
  say: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${text}\n`);
process.exitCode = exit;
