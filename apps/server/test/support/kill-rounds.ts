import { isUnavailable } from '@fairlead/db';
import { ownCluster } from '@fairlead/db/testing';
import { createTestContext, type TestContext } from '../../src/testing/context';
import { expectChain } from './chain';
import { buildServer, startServer } from './program';
import { makePutter } from './put-client';
import { expectExactlyAcknowledged, PUT_MINOR, startPutLoad } from './put-load';

const AVAILABLE_MINOR = 100_000 * PUT_MINOR;
/** Puts that must be answered between two kills, so that each falls into work. */
const PUTS_BETWEEN = 40;

/** The times stand in the run's output (docs/performance.md): on a shared machine they say more of the others. */
const report = (
  what: string,
  times: readonly number[],
  load: { acknowledged: ReadonlyMap<string, string>; resent(): number },
) =>
  process.stdout.write(
    `${what}: ${times.length} × kill -9, ready again after ${times.map(Math.round).join(', ')} ms; ` +
      `${load.acknowledged.size} puts answered, ${load.resent()} sent again\n`,
  );

/** The books stand. A connection that the kill took along says nothing of them: then they are read anew. */
const expectBooks = async (context: TestContext, attempts = 5): Promise<void> => {
  try {
    await context.expectBooks();
  } catch (error) {
    if (!isUnavailable(error) || attempts === 1) throw error;
    await expectBooks(context, attempts - 1);
  }
};

/** A promise that can be renewed: what fails while something is away waits for its return. */
const gate = () => {
  let open: () => void = () => undefined;
  let passed: Promise<void> = Promise.resolve();
  return {
    close: () => {
      passed = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
    whenOpen: () => passed,
  };
};

/** `kill -9` of the server under put load, so many times; it is started again each time at the same port. */
export const killServerRounds = async (rounds: number): Promise<void> => {
  const context = await createTestContext();
  const built = await buildServer();
  let server = await startServer(built, context.databaseUrl);
  const port = Number(new URL(server.url).port);
  const putter = await makePutter(context, AVAILABLE_MINOR);
  const back = gate();
  const load = startPutLoad(putter, () => server.url, back.whenOpen);
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await load.more(PUTS_BETWEEN);
      back.close();
      await server.kill();
      server = await startServer(built, context.databaseUrl, port);
      times.push(server.startMs);
      back.open();
      await load.more(1);
      await context.expectBooks();
    }
    await load.finish();
    await expectExactlyAcknowledged(context, putter, load);
    await expectChain(context.database, putter.holderId);
    report('server', times, load);
  } finally {
    back.open();
    await server.stop();
    built.remove();
    await context.close();
  }
};

/** `kill -9` of the database under put load, so many times; its supervisor starts it again. */
export const killDatabaseRounds = async (rounds: number): Promise<void> => {
  const cluster = await ownCluster();
  const context = await createTestContext();
  const built = await buildServer();
  const server = await startServer(built, context.databaseUrl);
  const putter = await makePutter(context, AVAILABLE_MINOR);
  // A try that failed is made again at once: the server itself waits for its database.
  const load = startPutLoad(
    putter,
    () => server.url,
    () => Promise.resolve(),
  );
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await load.more(PUTS_BETWEEN);
      const killedAt = performance.now();
      process.kill(cluster.postgres.pid(), 'SIGKILL');
      // What was sent before the kill may still be answered; more answers than clients come from after it.
      await load.more(7);
      times.push(performance.now() - killedAt);
      await expectBooks(context);
    }
    await load.finish();
    await expectExactlyAcknowledged(context, putter, load);
    await expectChain(context.database, putter.holderId);
    report('database', times, load);
  } finally {
    await server.stop();
    built.remove();
    await context.close();
    await cluster.stop();
  }
};
