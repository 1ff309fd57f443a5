import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { EmbeddedPostgresError } from './errors';

/** Below the ranges from which systems lend ports to outgoing connections, so that a restart finds it free. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/** Whether nothing listens on that port of 127.0.0.1. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The preferred port when it is free, else a random free one. */
export async function pickPort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let count = 0; count < TRIES; count += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresError('port_taken', `No free port between ${LOWEST} and ${HIGHEST} was found.`);
}
