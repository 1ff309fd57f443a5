import pg from 'pg';
import { type Address, parseAddress, type Target } from './address';
import { isCrowded, isRefused, isUnavailable } from './faults';
import { tlsOptions } from './tls';

/** The hosts of one address, and which of them the next connection goes to. */
export interface Hosts {
  readonly target: Target;
  /** How often a connection is tried until each host has had its turn. */
  readonly turns: number;
  current(): pg.ClientConfig;
  /** The next one is used from now on, unless it was left already. */
  leave(tried: pg.ClientConfig, error: unknown): void;
}

const configOf = (
  { user, password, database, options }: Address,
  { host, port }: Address['hosts'][number],
  ssl: NonNullable<pg.ClientConfig['ssl']>,
): pg.ClientConfig => ({
  ...{ host, port, user, password, database, options },
  ssl: host.startsWith('/') ? false : ssl,
});

const hasNoTls = (error: unknown): boolean =>
  error instanceof Error && error.message === 'The server does not support SSL connections';

/**
 * Begins with the first host, and keeps to the one that fitted last. A pool and its probe share it, so that both go to the
 * same host.
 */
export const openHosts = (url: string): Hosts => {
  const address = parseAddress(url);
  const ssl = tlsOptions(address.tls);
  const configs = address.hosts.map((host) => configOf(address, host, ssl));
  const isOptional = address.tls.mode === 'prefer';
  let at = 0;
  const current = (): pg.ClientConfig => configs[at] ?? {};
  return {
    target: address.target,
    turns: configs.length * (isOptional ? 2 : 1),
    current,
    leave: (tried, error) => {
      if (current() !== tried) return;
      if (isOptional && hasNoTls(error)) configs[at] = { ...tried, ssl: false };
      else at = (at + 1) % configs.length;
    },
  };
};

/** The driver's client, which goes to the host whose turn it is. */
export const clientTo = (hosts: Hosts) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...hosts.current() });
    }
  };

/** A connection to the first host that can be had and fits, beginning with the one that did so last. */
export const connectAny = async (pool: pg.Pool, hosts: Hosts): Promise<pg.PoolClient> => {
  for (let turn = 1; ; turn += 1) {
    const tried = hosts.current();
    try {
      return await pool.connect();
    } catch (error) {
      const isOfHost = isUnavailable(error) && !isRefused(error) && !isCrowded(error);
      if (!isOfHost && !hasNoTls(error)) throw error;
      hosts.leave(tried, error);
      if (turn >= hosts.turns) throw error;
    }
  }
};

interface State {
  readonly standby: boolean;
  readonly closed: boolean;
}

const STATE = `select pg_is_in_recovery() as standby, current_setting('default_transaction_read_only') = 'on' as closed`;

const FITS: Readonly<Record<Exclude<Target, 'any'>, (state: State) => boolean>> = {
  'read-write': ({ standby, closed }) => !standby && !closed,
  'read-only': ({ standby, closed }) => standby || closed,
  primary: ({ standby }) => !standby,
  standby: ({ standby }) => standby,
};

/** @throws an error of a read-only database, or of none that could be reached, where the session is not what was asked for */
export const requireTarget = async (client: pg.ClientBase, target: Target): Promise<void> => {
  if (target === 'any') return;
  const { rows } = await client.query<State>(STATE);
  const [state] = rows;
  if (state !== undefined && FITS[target](state)) return;
  const code = target === 'read-write' || target === 'primary' ? '25006' : '08001';
  throw Object.assign(new Error(`this host is not what target_session_attrs=${target} asks for`), { code });
};
