import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE } from '../e2e/support/picture';
import { makeSample } from '../packages/verifier/test/sample';
import { blocksOf, compile } from './lib/npm/compile';
import { type Account, type Product, startProduct } from './lib/npm/product';
import { run, runNode } from './lib/npm/run';

const ROOT = join(import.meta.dirname, '..');
/** Packing, installing and compiling compute for a minute; in a wide run others do so beside. */
const TIMEOUT_MS = 1_800_000;

let folder: string;
let tarballs: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-npm-test-'));
  tarballs = join(folder, 'out');
  execFileSync(process.execPath, [join(ROOT, 'tools/npm-packages.mjs'), '--out', tarballs]);
}, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string): string => {
  const found = readdirSync(tarballs).find((file) => file.startsWith(`fairlead-${name}-`));
  if (found === undefined) throw new Error(`no package ${name} was made`);
  return join(tarballs, found);
};

/** Installs in an empty folder, as a stranger does, with nothing from a registry. */
const install = (name: string, ...sources: readonly string[]): string => {
  const empty = join(folder, name);
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), JSON.stringify({ type: 'module' }));
  const options = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...sources], { cwd: empty, stdio: 'pipe' });
  return empty;
};

const readmeOf = (name: string): string => readFileSync(join(ROOT, `packages/${name}/README.md`), 'utf8');

describe('what is published', () => {
  it.each(['verifier', 'client'])(
    'of the %s needs nothing of this repository, and has its papers',
    (name) => {
      const listed = execFileSync('tar', ['-tzf', fileOf(name)], { encoding: 'utf8' })
        .trim()
        .split('\n');
      for (const paper of ['README.md', 'LICENSE', 'NOTICE']) expect(listed).toContain(`package/${paper}`);
      expect(listed.filter((file) => /\/(src|test|node_modules)\//.test(file))).toEqual([]);
      const text = execFileSync('tar', ['-xzOf', fileOf(name), 'package/package.json'], { encoding: 'utf8' });
      const manifest = JSON.parse(text);
      expect(manifest).toMatchObject({ name: `@fairlead/${name}`, license: 'Apache-2.0' });
      expect(manifest.private).toBeUndefined();
      const needed = Object.keys(manifest.dependencies ?? {});
      expect(needed.filter((one) => one.startsWith('@fairlead/'))).toEqual([]);
      const named = [
        manifest.exports['.'].types,
        manifest.exports['.'].default,
        ...Object.values(manifest.bin ?? {}),
      ];
      for (const file of named) expect(listed).toContain(`package/${file.slice(2)}`);
      for (const file of listed.filter((one) => /\.(js|mjs|d\.ts)$/.test(one))) {
        const shipped = execFileSync('tar', ['-xzOf', fileOf(name), file], {
          encoding: 'utf8',
          maxBuffer: 1e8,
        });
        expect(shipped, file).not.toMatch(/from ['"]@fairlead\//);
      }
    },
  );
});

describe('the verifier in an empty folder', () => {
  let empty: string;
  beforeAll(async () => {
    empty = install('verifier', fileOf('verifier'));
    const { statement, days } = await makeSample();
    for (const [name, content] of Object.entries({ statement, 'signed-days': days }))
      writeFileSync(join(empty, `${name}.json`), JSON.stringify(content));
  }, TIMEOUT_MS);

  const command = (name: string): string => join(empty, 'node_modules/.bin', name);

  it('checks a statement by its command, and finds one that was changed', async () => {
    const good = await run(empty, command('fairlead-verify'), [
      'statement.json',
      '--days',
      'signed-days.json',
    ]);
    expect([good.code, good.err]).toEqual([0, '']);
    expect(good.out).toMatch(/^VERIFIED/);
    const text = readFileSync(join(empty, 'statement.json'), 'utf8');
    writeFileSync(join(empty, 'changed.json'), text.replace('"amount":500}]', '"amount":501}]'));
    const bad = await run(empty, command('fairlead-verify'), ['changed.json', '--days', 'signed-days.json']);
    expect(bad).toMatchObject({ code: 1, out: expect.stringMatching(/^NOT VERIFIED/) });
  });

  it('has the witness and the page beside it', async () => {
    const { code, err } = await run(empty, command('fairlead-witness'), []);
    expect([code, err]).toEqual([2, expect.stringContaining('Usage: fairlead-witness')]);
    const page = readFileSync(join(empty, 'node_modules/@fairlead/verifier/dist/verify.html'), 'utf8');
    expect(page).toMatch(/script-src 'sha256-[^']+'/);
  });

  it('is met by programs as its page says, with types', async () => {
    writeFileSync(join(empty, 'readme.ts'), blocksOf(readmeOf('verifier'), 'ts').join('\n'));
    expect(compile(empty, ['readme.ts'])).toEqual([]);
    const { out, err } = await runNode(empty, ['readme.js']);
    expect([out, err]).toEqual(['VERIFIED\n', '']);
  });
});

/** The other surfaces, and what the compiler must refuse: a comment that is not needed is an error itself. */
const OTHERS = `
import { createClient, createNetworkClient, createStaffClient, outcomeOf } from '@fairlead/client';

const { ORIGIN: origin = '', STAFF: token = '', SECRET: secret = '', NOW = '' } = process.env;
const staff = createStaffClient({ origin, token });
const cases = await outcomeOf(staff.GET('/topup/list', { params: { query: { limit: 1 } } }));
if (cases.ok) console.log('cases:', cases.data.items.length);
const members = await outcomeOf(staff.GET('/staff/list'));
if (!members.ok && members.reason === 'role_missing') {
  const code: 403 = members.code;
  console.log('members:', code);
}
const network = createNetworkClient({ origin, network: 'test', secret, now: () => Number(NOW) });
const figures = { impressions: 1, clicks: 0, conversions: 0, spend: 0 };
const report = { order_number: '260302-9999999', bucket: '2026-03-02T09:30:00.000Z', version: 1, ...figures };
const sent = await outcomeOf(network.POST('/reports', { body: { reports: [report] } }));
console.log('report:', sent.ok ? sent.data.results[0]?.outcome : sent.reason);

const api = createClient({ origin });
const put = await outcomeOf(
  api.POST('/plan/order/put', {
    params: { header: { 'Idempotency-Key': 'a-key-of-mine' } },
    body: { product_id: '3', amount: 5_000 },
  }),
);
if (!put.ok) console.log('put:', put.code, put.reason);
// @ts-expect-error the data of a good answer, before it was looked at
put.data;
// @ts-expect-error a reason of another call
if (!put.ok) put.reason === 'same_person';
// @ts-expect-error a reason that comes with another code
if (!put.ok && put.code === 401) put.reason === 'insufficient_balance';
// @ts-expect-error an act that moves money, without its key
() => api.POST('/plan/order/put', { body: { product_id: '3', amount: 5_000 } });
// @ts-expect-error a field of another kind
() => api.POST('/topup/request', { body: { amount: '5000' } });
// @ts-expect-error a path of staff
() => api.GET('/staff/list');
`;

describe('the client against the running product', () => {
  let product: Product;
  let account: Account;
  let empty: string;
  beforeAll(async () => {
    product = await startProduct();
    account = await product.openAccount('anna_1');
    const others = ['openapi-fetch', 'openapi-typescript-helpers'];
    empty = install('client', fileOf('client'), ...others.map((name) => join(ROOT, 'node_modules', name)));
    writeFileSync(join(empty, 'receipt.png'), PICTURE);
  }, TIMEOUT_MS);
  afterAll(() => product.close());

  const here = (text: string): string =>
    text
      .replaceAll('https://portal.example.org', product.origin)
      .replaceAll('a quiet harbour', product.password)
      .replaceAll("product_id: '3'", `product_id: '${product.productId}'`);

  const compiled = (name: string, text: string): readonly string[] => {
    writeFileSync(join(empty, `${name}.ts`), here(text));
    return compile(empty, [`${name}.ts`]);
  };

  it(
    'does what its page says: sign-in, a list of pages, a top-up case with a receipt, a plan once',
    async () => {
      const page = blocksOf(readmeOf('client'), 'ts').join('\n').replace('limit: 50', 'limit: 1');
      expect(compiled('readme', page)).toEqual([]);
      const { out, err } = await runNode(empty, ['readme.js']);
      expect(err).toBe('');
      const lines = out.trim().split('\n');
      expect(lines.slice(0, 2)).toEqual([
        ...[`case ${account.newest}: 7000, asked`, `case ${account.answered}: 8000, card_sent`],
      ]);
      expect(lines[2]).toMatch(/^asked: case \d+$/);
      expect(lines[3]).toBe(`case ${account.answered}: 1 receipt`);
      const [, one, same] = /^one plan: (\S+), (\S+)$/.exec(lines[4] ?? '') ?? [];
      expect([one, lines.length]).toEqual([same, 5]);
    },
    TIMEOUT_MS,
  );

  it(
    'has the calls of staff and of networks, and refusals that the compiler tells apart',
    async () => {
      expect(compiled('others', OTHERS)).toEqual([]);
      const now = String(Math.floor(product.clock.now().getTime() / 1_000));
      const environment = { ORIGIN: product.origin, STAFF: product.maker.token, NOW: now };
      const secret = { SECRET: product.networkSecret };
      const { out, err } = await runNode(empty, ['others.js'], { ...environment, ...secret });
      expect(err).toBe('');
      expect(out.trim().split('\n')).toEqual([
        ...['cases: 1', 'members: 403', 'report: quarantined', 'put: 401 not_authorized'],
      ]);
    },
    TIMEOUT_MS,
  );

  it(
    'may be made anew from the document, by the lines of docs/api.md',
    async () => {
      const page = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
      const [fetched = '', typed = ''] = (blocksOf(page, 'sh')[0] ?? '').trim().split('\n');
      const [, address = ''] = /(https:\S+)/.exec(fetched) ?? [];
      writeFileSync(join(empty, 'openapi.json'), await (await fetch(here(address))).text());
      const words = /^npx openapi-typescript (.+)$/.exec(typed)?.[1]?.split(' ') ?? [];
      const cli = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');
      const made = await runNode(empty, [cli, ...words]);
      expect(made.code).toBe(0);
      const text = `const token = process.env['TOKEN'] ?? '';\n${blocksOf(page, 'ts')[0]}`;
      // The page's import is that of a bundler.
      expect(compiled('anew', text.replace("'./api'", "'./api.js'"))).toEqual([]);
      const { out, err } = await runNode(empty, ['anew.js'], { TOKEN: account.token });
      expect([out, err]).toEqual([expect.stringMatching(/^\d{6}-\d{7}\n$/), '']);
    },
    TIMEOUT_MS,
  );
});
