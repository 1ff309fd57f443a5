import { parseArgs } from 'node:util';
import type { Order } from './answers.ts';
import { checkNetwork, type Options, type Ports } from './check.ts';
import type { Finding, Outcome } from './rules.ts';

/** What the command prints, and its exit code: 0 all kept, 1 something was not or was not shown, 2 not understood. */
export interface Result {
  readonly text: string;
  readonly exit: 0 | 1 | 2;
}

const HELP = `node main.ts URL --name NAME [--public-key KEY] [--listen HOST:PORT] [--wait MINUTES] [--order JSON] [--json]

Plays the product's side of docs/networks.md against the network at URL, and says of each rule whether it was kept.
The shared secret is read from NETWORK_SECRET. The network must send its reports to where this listens.

  --name NAME         the network's name, as X-Network has it
  --public-key KEY    its own Ed25519 key, 32 bytes in base64; without it no signature of a report is checked
  --listen HOST:PORT  where reports are received; 127.0.0.1:8091 if not said
  --wait MINUTES      how long for them; 60 if not said, 0 checks the answers alone
  --order JSON        fields of the orders that differ, where the network does not take every product
  --json              one object for programs

  NETWORK_SECRET=… node main.ts http://127.0.0.1:8092 --name harbour --wait 0
  NETWORK_SECRET=… node main.ts https://test.example.org/fairlead --name harbour --public-key … \\
    --listen 0.0.0.0:8091 --order '{"product_id":"7","kind":"landing_page"}'

Exit code: 0 every rule was kept; 1 one was not, or nothing was learned of it; 2 not understood.`;

const OPTIONS = {
  name: { type: 'string' },
  'public-key': { type: 'string' },
  listen: { type: 'string', default: '127.0.0.1:8091' },
  wait: { type: 'string', default: '60' },
  order: { type: 'string', default: '{}' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const MINUTE_MS = 60_000;

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
type Parsed = ReturnType<typeof parse>;

/** @throws where something is missing or no value of its kind */
const optionsOf = ({ values, positionals }: Parsed, secret: string | undefined): Options => {
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0 || !/^https?:\/\//.test(url)) throw new Error('one URL is needed');
  if (values.name === undefined) throw new Error('--name is needed');
  if (secret === undefined) throw new Error('NETWORK_SECRET is not set');
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(values.listen) ?? [];
  if (host === undefined) throw new Error('--listen: not HOST:PORT');
  if (!/^\d{1,4}$/.test(values.wait)) throw new Error('--wait: not whole minutes');
  const publicKey = values['public-key'] ?? null;
  if (publicKey !== null && Buffer.from(publicKey, 'base64').length !== 32)
    throw new Error('--public-key: not 32 bytes in base64');
  return {
    target: { url: url.replace(/\/+$/, ''), name: values.name, secret, publicKey },
    listen: { host, port: Number(port) },
    waitMs: Number(values.wait) * MINUTE_MS,
    order: JSON.parse(values.order) as Partial<Order>,
  };
};

const WORDS: Readonly<Record<Outcome, string>> = { pass: 'pass', fail: 'FAIL', not_shown: '?   ' };

const lineOf = ({ outcome, sentence, see, detail }: Finding): string =>
  `${WORDS[outcome]}  ${sentence}.${detail === null ? '' : `\n      ${detail} (${see})`}`;

const textOf = (findings: readonly Finding[]): string => {
  const count = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome).length;
  const sum = `${count('pass')} kept, ${count('fail')} not kept, ${count('not_shown')} not shown`;
  return [...findings.map(lineOf), '', sum].join('\n');
};

/** Runs the command with its arguments; `ports` is the time and the terminal. */
export const runCommand = async (
  args: readonly string[],
  secret: string | undefined,
  ports: Ports,
): Promise<Result> => {
  let options: Options;
  let isJson: boolean;
  try {
    const parsed = parse(args);
    if (parsed.values.help) return { text: HELP, exit: 0 };
    isJson = parsed.values.json;
    options = optionsOf(parsed, secret);
  } catch (error) {
    return { text: `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`, exit: 2 };
  }
  const findings = await checkNetwork(options, ports);
  const exit = findings.every(({ outcome }) => outcome === 'pass') ? 0 : 1;
  return { text: isJson ? JSON.stringify({ findings }) : textOf(findings), exit };
};
