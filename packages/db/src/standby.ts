import type pg from 'pg';
import { type Connections, openConnections, type Patience, pause } from './connections';
import {
  isDatabaseFault,
  isRefused,
  isRetryable,
  isUnavailable,
  isWriteRefused,
  rootOf,
  unavailableWords,
} from './faults';
import { openHosts } from './hosts';
import type { PoolOptions } from './pool';
import { openProbe } from './probe';
import { PICTURE, type Reader, readerOf, rollBack } from './reader';
import { refuseSharedSessions } from './shared-sessions';
import {
  openTrail,
  PRIMARY_PLACE,
  type PrimaryPlace,
  refuseOther,
  STANDBY_PLACE,
  type StandbyPlace,
  strangeness,
} from './standby-state';

/** A second database to read from, which follows the first. */
export interface StandbyOptions {
  /** Of the same login as the first. */
  readonly url: string;
  /** Further behind it is not read from. */
  readonly lagMs: number;
  /** Told once when it is no longer read from, with the reason in words, and once when it is again: null. */
  readonly onChange?: (why: string | null) => void;
}

/** How something may be read elsewhere. */
export interface OffloadOptions {
  readonly patience?: Patience;
  /**
   * True where nobody can miss an act of their own and the moment is shown: then what the standby has is good, up to its
   * `lagMs`. Else it has everything that was acknowledged anywhere before, or is not asked.
   */
  readonly mayLag?: boolean;
}

/** @param lagMs how far behind the picture is at most; 0 where it lacks nothing that was acknowledged before */
export type OffloadedWork<Result> = (reader: Reader, lagMs: number) => Promise<Result>;

/** What the standby read; undefined where the primary has to be asked. */
export interface Standby {
  read<Result>(
    work: OffloadedWork<Result>,
    options: OffloadOptions,
  ): Promise<{ readonly result: Result } | undefined>;
  /** How far behind it is; undefined while it is not read from for another reason. */
  lagSeconds(): number | undefined;
  /**
   * Looks at it for the first time.
   * @throws StandbyFault, LoginFault or PoolerFault where it will never do; not where it is not there
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** How often it is looked how far it is. */
const LOOK_MS = 1_000;
/** So long a reading waits for the standby to have what was acknowledged, before the primary is asked. */
const CATCH_UP_MS = 100;
const STEP_MS = 5;

/** Those who ask at once share an answer, of a question that was put after they asked. */
const shared = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= running.then(() => {
      const asked = ask();
      next = undefined;
      running = asked.catch(() => undefined);
      return asked;
    });
    return next;
  };
};

const readPlace = async (client: pg.PoolClient): Promise<StandbyPlace> => {
  const { rows } = await client.query<StandbyPlace>(STANDBY_PLACE);
  if (rows[0] === undefined) throw new Error('the standby does not say where it is');
  return rows[0];
};

const open = (primary: PoolOptions, { url }: StandbyOptions): Connections & { end(): Promise<void> } => {
  const options: PoolOptions = { ...primary, url, directUrl: undefined, isOptional: true };
  const hosts = openHosts(url);
  const probe = openProbe(options, hosts);
  const connections = openConnections(options, hosts, probe);
  return {
    ...connections,
    end: async () => {
      await Promise.all([connections.close(), probe.close()]);
    },
  };
};

/** Whether it is read from; whoever wants to know is told of each change, once. */
const openVerdict = (onChange: StandbyOptions['onChange']) => {
  let why: string | null | undefined;
  return {
    isGood: () => why === null,
    set: (next: string | null): void => {
      // What is said of the same fault may have other figures in it.
      const isSame = (why === null) === (next === null) && why !== undefined;
      why = next;
      if (!isSame) onChange?.(next);
    },
  };
};

/** Keeps looking how far the standby is, and whether it is one. */
const openWatch = (connections: Connections, standby: StandbyOptions, ask: Reader['query']) => {
  const trail = openTrail();
  const verdict = openVerdict(standby.onChange);
  let known: PrimaryPlace | undefined;
  let lagMs: number | undefined;
  let isLooking = false;

  const askPrimary = shared(async (): Promise<PrimaryPlace | undefined> => {
    const askedAt = performance.now();
    const [place] = await ask<PrimaryPlace>(PRIMARY_PLACE);
    if (place !== undefined) trail.add(place.position, askedAt);
    known = place;
    return place;
  });

  /** What somebody wrote wrong fails at the primary too, and says nothing about the standby. */
  const noteFault = (error: unknown): void => {
    const root = rootOf(error);
    const words = root instanceof Error ? root.message : String(root);
    if (isRetryable(error)) verdict.set(`it cancels readings (${words})`);
    else if (isUnavailable(error) && !isWriteRefused(error))
      verdict.set(`${unavailableWords(error)} (${words})`);
    else return;
    lagMs = undefined;
  };

  const look = async (): Promise<void> => {
    const primary = await askPrimary().catch(() => undefined);
    // Without it nothing can be said of who follows it.
    if (primary === undefined) return;
    const client = await connections.take();
    const place = await readPlace(client).finally(() => client.release());
    const strange = strangeness(primary, place);
    const { ms } = trail.lagOf(place.position, performance.now());
    trail.forget(place.position);
    lagMs = strange === null ? ms : undefined;
    const isLate = ms > standby.lagMs;
    verdict.set(strange ?? (isLate ? `it is ${Math.round(ms / 1000)} s behind` : null));
  };

  const lookOnce = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(noteFault);
    isLooking = false;
  };
  const timer = setInterval(() => void lookOnce(), LOOK_MS).unref();
  return {
    ...{ askPrimary, noteFault, look: lookOnce, isGood: verdict.isGood },
    known: () => known,
    lagMs: () => lagMs,
    /** How far a picture of now is behind; null where that is too far, or not known. */
    mayShow: ({ position }: StandbyPlace): number | null => {
      const { ms, isKnown } = trail.lagOf(position, performance.now());
      return isKnown && ms <= standby.lagMs ? ms : null;
    },
    end: () => clearInterval(timer),
  };
};
type Watch = ReturnType<typeof openWatch>;

/**
 * Waits for what was acknowledged. The picture is to be taken after that, on the same connection.
 * @returns how far it is behind then; null where it is not to be read from
 */
const catchUp = async (
  client: pg.PoolClient,
  primary: PrimaryPlace,
  mayShow: Watch['mayShow'] | undefined,
): Promise<number | null> => {
  for (const deadline = performance.now() + CATCH_UP_MS; ; await pause(STEP_MS)) {
    const place = await readPlace(client);
    if (strangeness(primary, place) !== null) return null;
    if (mayShow !== undefined) return mayShow(place);
    if (place.position >= primary.position) return 0;
    if (performance.now() >= deadline) return null;
  }
};

/** @throws StandbyFault, LoginFault or PoolerFault where it will never do */
const checkKind = async (connections: Connections, primary: PrimaryPlace | undefined): Promise<void> => {
  try {
    await refuseSharedSessions(connections.take);
    const client = await connections.take();
    const place = await readPlace(client).finally(() => client.release());
    if (primary !== undefined) refuseOther(primary, place);
  } catch (error) {
    if (isRefused(error) || !isUnavailable(error)) throw error;
  }
};

/** @param mayShow of a reading that may lag */
const readOn = async <Result>(
  client: pg.PoolClient,
  primary: PrimaryPlace,
  work: OffloadedWork<Result>,
  mayShow: Watch['mayShow'] | undefined,
) => {
  const behindMs = await catchUp(client, primary, mayShow);
  if (behindMs === null) return undefined;
  await client.query(PICTURE);
  const result = await work(readerOf(client, false), behindMs);
  await client.query('commit');
  return { result };
};

/**
 * Reads from a database that follows the one of `options` (docs/adr/0081-reading-from-a-standby.md). Whatever goes wrong
 * there, the primary is asked instead.
 * @param ask puts a question to the primary
 */
export const openStandby = (options: PoolOptions, standby: StandbyOptions, ask: Reader['query']): Standby => {
  const connections = open(options, standby);
  const watch = openWatch(connections, standby, ask);
  const primaryFor = async (mayLag: boolean): Promise<PrimaryPlace | undefined> =>
    (mayLag ? watch.known() : undefined) ?? watch.askPrimary().catch(() => undefined);

  const read: Standby['read'] = async (work, { patience, mayLag = false }) => {
    if (!watch.isGood()) return undefined;
    const primary = await primaryFor(mayLag);
    if (primary === undefined) return undefined;
    let client: pg.PoolClient | undefined;
    let spent: Error | boolean = patience !== undefined;
    try {
      client = await (patience === undefined ? connections.take() : connections.takeLong(patience));
      return await readOn(client, primary, work, mayLag ? watch.mayShow : undefined);
    } catch (error) {
      if (client !== undefined) spent = (await rollBack(client, error)) ?? spent;
      if (!isDatabaseFault(error)) throw error;
      watch.noteFault(error);
      return undefined;
    } finally {
      client?.release(spent);
    }
  };

  return {
    read,
    lagSeconds: () => {
      const lagMs = watch.lagMs();
      return lagMs === undefined ? undefined : lagMs / 1000;
    },
    check: async () => {
      await checkKind(connections, await watch.askPrimary());
      await watch.look();
    },
    close: () => {
      watch.end();
      return connections.end();
    },
  };
};
