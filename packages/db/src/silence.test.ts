import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Probe } from './probe';
import { type Silence, watchSilence } from './silence';

const options = { url: 'postgres://127.0.0.1/none', max: 1, limits: { silenceMs: 200 } };
/** Longer than it takes until it is looked again whether anything was heard. */
const LOOK_MS = 300;

let found: Awaited<ReturnType<Probe['ask']>>;
let silence: Silence;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const never = Number.NEGATIVE_INFINITY;
  const probe: Probe = {
    ask: async () => found,
    unanswered: () => ({ askedAt: never, until: never }),
    close: async () => undefined,
  };
  const nobody = () => false;
  silence = watchSilence(options, probe, nobody, () => undefined);
});
afterEach(() => {
  silence.end();
  vi.useRealTimers();
});

/** Asks for a connection, which comes when the test says so. */
const ask = () => {
  let come: (client: pg.PoolClient) => void = () => undefined;
  const coming = new Promise<pg.PoolClient>((resolve) => {
    come = resolve;
  });
  const release = vi.fn();
  const client = { release } as unknown as pg.PoolClient;
  return { client, release, come: () => come(client), asked: silence.connect(() => coming) };
};

it('gives back what comes for those whom the silence refused, also once the database is heard again', async () => {
  const { release, come, asked } = ask();
  const refused = expect(asked).rejects.toThrow('the database is silent');
  found = 'silent';
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  await refused;
  found = 'writable';
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  come();
  await new Promise((resolve) => setImmediate(resolve));
  expect(release).toHaveBeenCalledOnce();

  const next = ask();
  next.come();
  expect(await next.asked).toBe(next.client);
  expect(next.release).not.toHaveBeenCalled();
});
