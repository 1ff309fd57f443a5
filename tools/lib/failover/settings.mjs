// The configuration of each program of the failover set-up; why each value is what it is stands in
// docs/high-availability.md#settings.
import { join } from 'node:path';
import { postgresPrograms } from './packages.mjs';

const at = (port) => `127.0.0.1:${port}`;
const lines = (...all) => `${all.join('\n')}\n`;

/** What all nodes agree on; it is kept in etcd. */
export const agreed = {
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  primary_start_timeout: 0,
  primary_stop_timeout: 5,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  check_timeline: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: false,
    parameters: {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      // Pages logged in full are most of what standbys and the archive are sent.
      wal_compression: 'lz4',
      wal_level: 'replica',
      hot_standby: 'on',
      archive_mode: 'on',
      archive_timeout: '60s',
      max_connections: 100,
      max_wal_senders: 8,
      wal_keep_size: '2GB',
      shared_buffers: '64MB',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      wal_retrieve_retry_interval: '500ms',
      password_encryption: 'scram-sha-256',
    },
  },
};

/** Patroni's, of one node; JSON is YAML too. */
export const patroniSettings = ({ dir, etcds, secrets }, { name, port, api, data }) =>
  JSON.stringify(
    {
      scope: 'fairlead',
      name,
      restapi: { listen: at(api), connect_address: at(api) },
      // By the second version of etcd's interface: by the third one Patroni 3.0.2 takes the lock of a successor away.
      etcd: { hosts: etcds.map(({ client }) => at(client)) },
      bootstrap: { dcs: agreed, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
      postgresql: {
        listen: at(port),
        connect_address: at(port),
        data_dir: data,
        bin_dir: postgresPrograms(),
        pgpass: join(dir, name, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: secrets.superuser },
          replication: { username: 'replicator', password: secrets.replication },
        },
        parameters: {
          unix_socket_directories: join(dir, name),
          archive_command: `pgbackrest --config=${join(dir, name, 'pgbackrest.conf')} --stanza=fairlead archive-push %p`,
        },
        pg_hba: [
          'local all all scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication replicator 127.0.0.1/32 scram-sha-256',
        ],
        basebackup: [{ checkpoint: 'fast' }],
      },
      watchdog: { mode: 'automatic' },
    },
    null,
    2,
  );

export const etcdArguments = ({ dir, etcds }, { name, client, peer }) => [
  ...['--name', name, '--data-dir', join(dir, name), '--log-level', 'warn'],
  ...['--listen-client-urls', `http://${at(client)}`, '--advertise-client-urls', `http://${at(client)}`],
  ...['--listen-peer-urls', `http://${at(peer)}`, '--initial-advertise-peer-urls', `http://${at(peer)}`],
  ...['--initial-cluster', etcds.map((one) => `${one.name}=http://${at(one.peer)}`).join(',')],
  ...['--heartbeat-interval', '300', '--election-timeout', '3000', '--enable-v2'],
];

export const haproxySettings = ({ nodes, haproxy }) =>
  lines(
    'global',
    '  maxconn 1000',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 12h',
    '  timeout server 12h',
    '  timeout check 1s',
    '  option clitcpka',
    '  option srvtcpka',
    'listen primary',
    `  bind ${at(haproxy)}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms downinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(({ name, port, api }) => `  server ${name} ${at(port)} check port ${api}`),
  );

/** Sessions and not transactions: what is listened for belongs to a session. */
export const pgbouncerSettings = ({ dir, haproxy, pgbouncer }) =>
  lines(
    '[databases]',
    `* = host=127.0.0.1 port=${haproxy}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${pgbouncer}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(dir, 'pgbouncer.users')}`,
    'pool_mode = session',
    'default_pool_size = 60',
    'max_client_conn = 1000',
    'server_connect_timeout = 2',
    'server_login_retry = 0.2',
    'query_wait_timeout = 3',
  );

export const pgbouncerUsers = ({ secrets }) => lines(`"fairlead_web" "${secrets.web}"`);

export const passwords = ({ secrets }) =>
  lines(`*:*:*:postgres:${secrets.superuser}`, `*:*:*:replicator:${secrets.replication}`);

/** @param repository where the backups are; of another set-up for a restore */
export const pgbackrestSettings = ({ dir }, { name, port, data }, repository = join(dir, 'backup')) =>
  lines(
    '[global]',
    `repo1-path=${repository}`,
    'repo1-retention-full=2',
    `log-path=${join(dir, 'log')}`,
    `lock-path=${join(dir, 'lock')}`,
    `spool-path=${join(dir, 'spool')}`,
    'log-level-console=warn',
    'log-level-stderr=off',
    'start-fast=y',
    'archive-timeout=60',
    '[fairlead]',
    `pg1-path=${data}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${join(dir, name)}`,
    'pg1-user=postgres',
  );
