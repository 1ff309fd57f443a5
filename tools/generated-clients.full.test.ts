import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE } from '../e2e/support/picture';
import { canMakeRoots, makeRoot } from './lib/debian-root';
import { compile } from './lib/npm/compile';
import { type Account, type Product, startProduct } from './lib/npm/product';
import { run, runNode } from './lib/npm/run';

const ROOT = join(import.meta.dirname, '..');
/** Generating and compiling compute for half a minute; in a wide run others do so beside. */
const TIMEOUT_MS = 1_800_000;

let folder: string;
let receipt: string;
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-clients-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  receipt = join(folder, 'receipt.png');
  writeFileSync(receipt, PICTURE);
  product = await startProduct();
}, TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

const fetchDocument = async (file: string): Promise<void> => {
  const answer = await fetch(`${product.origin}/docs/openapi.json`);
  writeFileSync(file, await answer.text());
};

const HEY_API = `
import { readFile } from 'node:fs/promises';
import { client } from './made/client.gen.js';
import { authLogin, filesUpload, topupList, topupPaid, topupRequest } from './made/sdk.gen.js';

const { ORIGIN: baseUrl = '', USERNAME: username = '', PASSWORD: password = '', RECEIPT = '' } = process.env;
client.setConfig({ baseUrl });
const signedIn = await authLogin({ body: { username, password } });
if (signedIn.data?.code !== 200) throw new Error(JSON.stringify(signedIn.error ?? signedIn.data));
client.setConfig({ baseUrl, auth: signedIn.data.data.token });

const unpaid: string[] = [];
const casesFrom = async (cursor?: string) => {
  const { data } = await topupList({ query: cursor === undefined ? { limit: 1 } : { limit: 1, cursor } });
  if (data?.code !== 200) throw new Error('no list');
  return data.data;
};
for (let cursor: string | undefined; ; ) {
  const page: Awaited<ReturnType<typeof casesFrom>> = await casesFrom(cursor);
  for (const { id, amount, state, card } of page.items) {
    console.log(\`case \${id}: \${amount}, \${state}\`);
    if (card !== null) unpaid.push(id);
  }
  if (page.next_cursor === null) break;
  cursor = page.next_cursor;
}
const asked = await topupRequest({ body: { amount: 25_000, method: 'bank_transfer' } });
if (asked.data?.code === 200) console.log(\`asked: case \${asked.data.data.id}\`);
for (const topup_id of unpaid) {
  const file = new File([await readFile(RECEIPT)], 'receipt.png', { type: 'image/png' });
  const sent = await filesUpload({ body: { file } });
  if (sent.data?.code !== 200) throw new Error(JSON.stringify(sent));
  const paid = await topupPaid({ body: { topup_id, file_ids: [sent.data.data.file_id] } });
  if (paid.data?.code === 200) console.log(\`case \${topup_id}: \${paid.data.data.receipts} receipt\`);
}
const refused = await topupRequest({ body: { amount: 0 } });
if (refused.data?.code === 400) {
  const reason: 'invalid_fields' | 'malformed_body' | 'unsupported_media_type' = refused.data.data.reason;
  console.log('refused:', refused.data.code, reason);
}
`;

/** What each client prints of the three acts, and of one that is refused. */
const saidOf = ({ answered, newest }: Account) => [
  ...[`case ${newest}: 7000, asked`, `case ${answered}: 8000, card_sent`],
  expect.stringMatching(/^asked: case \d+$/),
  ...[`case ${answered}: 1 receipt`, 'refused: 400 invalid_fields'],
];

const environmentOf = ({ username }: Account) => ({
  ...{ ORIGIN: product.origin, USERNAME: username, PASSWORD: product.password, RECEIPT: receipt },
});

describe('a client that @hey-api/openapi-ts makes of the document', () => {
  it(
    'compiles, and asks for a top-up, sends a receipt and reads a list page by page',
    async () => {
      const input = join(folder, 'openapi.json');
      await fetchDocument(input);
      await createClient({
        ...{ input, logs: { level: 'silent' } },
        output: { path: join(folder, 'made'), importFileExtension: '.js' },
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      });
      writeFileSync(join(folder, 'use.ts'), HEY_API);
      expect(compile(folder, ['use.ts'])).toEqual([]);
      const account = await product.openAccount('generated');
      const { out, err } = await runNode(folder, ['use.js'], environmentOf(account));
      expect(err).toBe('');
      expect(out.trim().split('\n')).toEqual(saidOf(account));
    },
    TIMEOUT_MS,
  );
});

describe('the client in Python', () => {
  it(
    'does the same with the standard library alone',
    async () => {
      const account = await product.openAccount('in_python');
      const script = join(ROOT, 'examples/python-client/client.py');
      const { out, err } = await run(folder, 'python3', [script, receipt], environmentOf(account));
      expect(err).toBe('');
      expect(out.trim().split('\n')).toEqual(saidOf(account));
    },
    TIMEOUT_MS,
  );

  it('follows no redirect, which could carry the token elsewhere', async () => {
    const asked: unknown[] = [];
    const door = createServer(({ url, headers }, reply) => {
      asked.push([url, headers['x-ct']]);
      reply.writeHead(302, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    const ORIGIN = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
    const environment = {
      ...{ ORIGIN, PYTHONPATH: join(ROOT, 'examples/python-client') },
      PYTHONDONTWRITEBYTECODE: '1',
    };
    const script = 'import client; client.Client("the token").get("/topup/list")';
    const { code, err } = await run(folder, 'python3', ['-c', script], environment);
    door.close();
    expect(code).toBe(1);
    expect(err).toContain('answers 302, and no redirect is followed');
    expect(asked).toEqual([['/facebook-business/topup/list', 'the token']]);
  });
});

describe('models in Python that datamodel-codegen makes of the document', () => {
  if (!canMakeRoots()) {
    it('were not made: it needs root and Debian’s debootstrap', () => expect(canMakeRoots()).toBe(false));
    return;
  }
  it(
    'hold what is sent, and read every answer, a refusal too',
    async () => {
      const root = join(folder, 'debian');
      await makeRoot(root, ['datamodel-codegen', 'python3-datamodel-code-generator', 'python3-httpx']);
      const home = join(root, 'root');
      await fetchDocument(join(home, 'openapi.json'));
      copyFileSync(receipt, join(home, 'receipt.png'));
      copyFileSync(join(ROOT, 'examples/python-client/typed.py'), join(home, 'typed.py'));
      const page = readFileSync(join(ROOT, 'examples/python-client/README.md'), 'utf8');
      const generate = /^datamodel-codegen (?:.*\\\n)*.*/m.exec(page)?.[0] ?? '';
      const account = await product.openAccount('typed_in_python');
      const environment = { ...environmentOf(account), LANG: 'C.UTF-8', HOME: '/root' };
      const inRoot = (line: string) => run(folder, 'chroot', [root, 'sh', '-ec', `cd; ${line}`], environment);
      expect(await inRoot(generate)).toMatchObject({ code: 0 });
      const { out, err } = await inRoot('python3 typed.py receipt.png');
      expect(err).toBe('');
      expect(out.trim().split('\n')).toEqual(saidOf(account));
    },
    TIMEOUT_MS,
  );
});
