import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../bench/lib/free-port.mjs';
import { type Product, startProduct } from './lib/npm/product';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

const FILE = join(import.meta.dirname, '../deploy/monitoring/dashboard.json');
const { panels } = JSON.parse(readFileSync(FILE, 'utf8')) as Dashboard;
const TIMEOUT_MS = 300_000;
/** What Grafana puts there: long enough for four scrapes, of which here is one each second. */
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '10s')] as const),
);

/** Panels that are empty here: nothing waits, no standby, no backup, and no job runs whose clock a test turns by hand. */
const EMPTY = [
  ...['Age of the newest backup', 'Behind the primary', 'Clocks', 'Jobs that fail', 'Oldest on its way'],
  ...['Since jobs last ran', 'Since the last check of the books', 'Since the last signed day'],
  ...['Since they were read whole', 'What jobs do'],
];

/** The Prometheus is that of Debian's package. A wide run without it is red, as in monitoring.full.test.ts. */
describe('the dashboard, with a Prometheus that reads a running product', () => {
  let folder: string;
  let product: Product;
  let prometheus: ChildProcess;
  let address: string;

  /** The samples that a query answers now. */
  const ask = async (query: string): Promise<readonly unknown[]> => {
    const reply = await fetch(`${address}/api/v1/query?${new URLSearchParams({ query })}`);
    const { status, data, error } = (await reply.json()) as {
      readonly status: string;
      readonly data?: { readonly result: readonly unknown[] };
      readonly error?: string;
    };
    if (status !== 'success') throw new Error(`${query}: ${error}`);
    return data?.result ?? [];
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-dashboard-'));
    product = await startProduct();
    await product.openAccount('watched');
    const scrape = `scrape_configs: [{job_name: fairlead, static_configs: [{targets: ['${new URL(product.origin).host}']}]}]`;
    writeFileSync(join(folder, 'prometheus.yml'), `global: {scrape_interval: 1s}\n${scrape}\n`);
    const host = `127.0.0.1:${await freePort()}`;
    address = `http://${host}`;
    const places = ['--config.file=prometheus.yml', '--storage.tsdb.path=data'];
    prometheus = spawn('prometheus', [...places, `--web.listen-address=${host}`], {
      cwd: folder,
      stdio: 'ignore',
    });
  }, TIMEOUT_MS);
  afterAll(async () => {
    if (prometheus.kill()) await once(prometheus, 'exit');
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sees how fast calls come', async () => {
    // What is drawn of answers needs a few of them while it watches.
    const answered =
      'rate(fairlead_answer_duration_seconds_count{route="/facebook-business/basic_config"}[10s]) > 0';
    const see = async (): Promise<number> => {
      await fetch(`${product.origin}/facebook-business/basic_config`);
      return (await ask(answered)).length;
    };
    await expect.poll(() => see().catch(() => 0), { timeout: 60_000, interval: 500 }).toBeGreaterThan(0);
  });

  it.each(queries)('%s: %s', async (title, query) => {
    const samples = await ask(query);
    expect(samples.length === 0).toBe(EMPTY.includes(title));
  });

  it('asks for something in every panel that draws', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(EMPTY.filter((title) => !queries.some(([drawn]) => drawn === title))).toEqual([]);
  });
});
