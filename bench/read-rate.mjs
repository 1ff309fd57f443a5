// Authenticated GET /user/property against the barest Fastify there is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compare, effort } from './lib/compare.mjs';
import { reportLeast } from './lib/figures.mjs';
import { openFixture } from './lib/fixture.mjs';
import { getRate } from './lib/load.mjs';

const AIMS = { 16: 0.3, 64: 0.4 };
const loadOf = (clients) => ({ clients: Number(clients), seconds: effort.seconds });

/** A Fastify that says hello, in a process of its own like the server. */
const startHello = async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('lib/hello.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
};

const fixture = await openFixture();
const hello = await startHello();
try {
  const databaseUrl = await fixture.createDatabase('bench');
  const server = await fixture.startServer(databaseUrl);
  const { tokens } = await fixture.seed(databaseUrl, { holders: 50, availableMinor: 1_000_000 });
  const property = `${server.origin}/facebook-business/user/property`;
  const headers = { 'x-ct': tokens[0] };
  await getRate(property, headers, { ...loadOf(16), seconds: 2 });
  for (const [clients, aim] of Object.entries(AIMS)) {
    const load = loadOf(clients);
    const rates = await compare(
      {
        hello: () => getRate(hello.url, {}, load),
        property: () => getRate(property, headers, load),
      },
      effort.rounds,
    );
    reportLeast(`GET /user/property ÷ hello, ${clients} clients`, rates.property / rates.hello, aim);
  }
} finally {
  hello.stop();
  await fixture.stop();
}
