import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_RULES, check, createClock, PRIVATE_PEM, SHARED, type Subject } from './fixture.ts';

/** Starts the network with a clock that stands until the next line says what time it is; each line is one tick. */
const DRIVER = `
import json, sys
sys.path.insert(0, sys.argv[1])
import network
settings = json.loads(sys.argv[2])
told = json.loads(sys.stdin.readline())
running = network.start(settings, lambda: told["now"], lambda line: print(line, flush=True))
for line in sys.stdin:
    told = json.loads(line)
    settings["product_url"] = told["product_url"]
    if told["tick"]:
        running.tick()
    print("done", flush=True)
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;
let folder: string;
let child: ChildProcessWithoutNullStreams | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-network-'));
});
afterAll(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const startPython = async (now: () => Date): Promise<Subject> => {
  const keyFile = join(folder, 'network.pem');
  writeFileSync(keyFile, PRIVATE_PEM);
  const settings = { ...SHARED, key_file: keyFile, port: 0, speed: 1, report_seconds: 60, product_url: '' };
  const program = join(import.meta.dirname, '../network-python');
  child = spawn('python3', ['-B', '-c', DRIVER, program, JSON.stringify(settings)]);
  const started = child;
  started.stderr.pipe(process.stderr);
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  const lineThat = async (isMeant: (line: string) => boolean): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the network ended');
      if (isMeant(value)) return value;
    }
  };
  let productUrl = '';
  const tell = (tick: boolean): void => {
    const told = { now: now().getTime() / 1000, product_url: productUrl, tick };
    started.stdin.write(`${JSON.stringify(told)}\n`);
  };
  tell(false);
  const url = await lineThat((line) => line.startsWith('http'));
  return {
    url,
    reportTo: (address) => {
      productUrl = address;
    },
    tick: async () => {
      tell(true);
      await lineThat((line) => line === 'done');
    },
    close: async () => void started.kill(),
  };
};

it.runIf(hasPython)(
  'the network in Python, written from the page alone, keeps every rule',
  async () => {
    const clock = createClock();
    const findings = await check(clock, await startPython(clock.now));
    expect(findings.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(findings).toHaveLength(ALL_RULES.length);
  },
  120_000,
);
