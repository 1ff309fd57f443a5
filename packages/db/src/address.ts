/** An address of a database that cannot be used; the message says what of it, and never the password. */
export class AddressFault extends Error {}

const TARGETS = ['any', 'read-write', 'read-only', 'primary', 'standby'] as const;
const TLS_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
const PARAMETERS = [
  ...['host', 'port', 'user', 'password', 'dbname', 'options', 'target_session_attrs'],
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey'],
];

/** Which of several hosts fits, in libpq's words (`target_session_attrs`). */
export type Target = (typeof TARGETS)[number];

/** How a connection is encrypted and whose certificate is believed, in libpq's words (`sslmode` and its files). */
export interface TlsWords {
  readonly mode: (typeof TLS_MODES)[number];
  /** Of the authorities that are believed; `system` for those of Node. */
  readonly rootCert: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

/** What an address says (docs/adr/0071-poolers-hosts-and-tls.md). */
export interface Address {
  /** In order; a host that begins with a slash is the folder of a Unix socket. */
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly database: string | undefined;
  /** Command-line options for the server. */
  readonly options: string | undefined;
  readonly target: Target;
  readonly tls: TlsWords;
}

const SHAPE = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const HOST = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AddressFault('a % in it begins no character: write % itself as %25');
  }
};

/** Empty as absent. */
const given = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : decode(text);

const parametersOf = (query: string): ReadonlyMap<string, string> => {
  const pairs = query.split('&').filter((pair) => pair !== '');
  const found = pairs.map((pair): [string, string] => {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
    return [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
  });
  const strange = found.map(([name]) => name).filter((name) => !PARAMETERS.includes(name));
  if (strange.length > 0) {
    throw new AddressFault(`${strange.join(', ')}: not understood; known are ${PARAMETERS.join(', ')}`);
  }
  return new Map(found.filter(([, value]) => value !== ''));
};

const choice = <Word extends string>(
  parameters: ReadonlyMap<string, string>,
  name: string,
  words: readonly Word[],
  otherwise: Word,
): Word => {
  const value = parameters.get(name) ?? otherwise;
  const found = words.find((word) => word === value);
  if (found === undefined) throw new AddressFault(`${name} is one of ${words.join(', ')}`);
  return found;
};

const portOf = (text: string): number => {
  if (text === '') return 5432;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new AddressFault(`a port is a number from 1 to 65535, not ${text}`);
  }
  return port;
};

/** What stands before the path, unless parameters say otherwise; one port is that of every host. */
const hostsOf = (authority: string, parameters: ReadonlyMap<string, string>): Address['hosts'] => {
  const places = authority.split(',').map((place) => {
    const [matched, six, host, port] = HOST.exec(place) ?? [];
    if (matched === undefined) throw new AddressFault('a host is a name or address, with :port or without');
    return { host: six ?? decode(host ?? ''), port: port ?? '' };
  });
  const hosts = parameters.get('host')?.split(',') ?? places.map(({ host }) => host);
  const ports = parameters.get('port')?.split(',') ?? places.map(({ port }) => port);
  if (ports.length !== 1 && ports.length !== hosts.length) {
    throw new AddressFault(`${hosts.length} hosts have one port, or each its own: here are ${ports.length}`);
  }
  return hosts.map((host, place) => ({
    host: host === '' ? 'localhost' : host,
    port: portOf(ports[ports.length === 1 ? 0 : place] ?? ''),
  }));
};

const tlsOf = (parameters: ReadonlyMap<string, string>): TlsWords => {
  const mode = choice(parameters, 'sslmode', TLS_MODES, 'disable');
  const [rootCert, cert, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => parameters.get(name));
  if (mode.startsWith('verify') && rootCert === undefined) {
    throw new AddressFault(
      `sslmode=${mode} needs sslrootcert: a file, or with verify-full the word system for the known authorities`,
    );
  }
  if (rootCert === 'system' && mode !== 'verify-full') {
    throw new AddressFault(
      'sslrootcert=system needs sslmode=verify-full: anybody has a certificate of those',
    );
  }
  if (rootCert !== undefined && (mode === 'disable' || mode === 'prefer')) {
    throw new AddressFault('sslrootcert checks nothing without sslmode=verify-full or verify-ca');
  }
  if ((cert === undefined) !== (key === undefined)) throw new AddressFault('sslcert and sslkey go together');
  return { mode, rootCert, cert, key };
};

/**
 * Reads an address as libpq does, except that nothing is encrypted where it does not say so.
 * @throws AddressFault for what is not understood
 */
export const parseAddress = (url: string): Address => {
  const [matched, login, authority = '', path, query = ''] = SHAPE.exec(url) ?? [];
  if (matched === undefined) {
    throw new AddressFault(
      'write it as postgres://user:password@host:port/database, several hosts with commas',
    );
  }
  const parameters = parametersOf(query);
  const [, user, password] = /^([^:]*)(?::(.*))?$/.exec(login ?? '') ?? [];
  return {
    hosts: hostsOf(authority, parameters),
    user: parameters.get('user') ?? given(user),
    password: parameters.get('password') ?? given(password),
    database: parameters.get('dbname') ?? given(path),
    options: parameters.get('options'),
    target: choice(parameters, 'target_session_attrs', TARGETS, 'any'),
    tls: tlsOf(parameters),
  };
};

/** Where an address leads, for people. */
export const placeOf = (url: string): string =>
  parseAddress(url)
    .hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`)
    .join(', ');

/** The same address with another login: as parameters, which win over what stands before the host. */
export const withLogin = (url: string, user: string, password: string): string => {
  const start = url.indexOf('?');
  const place = start === -1 ? url : url.slice(0, start);
  const kept = (start === -1 ? '' : url.slice(start + 1))
    .split('&')
    .filter((pair) => pair !== '' && !/^(user|password)=/.test(pair));
  const login = [`user=${encodeURIComponent(user)}`, `password=${encodeURIComponent(password)}`];
  return `${place}?${[...kept, ...login].join('&')}`;
};

/** The same address with the login of another one. */
export const withLoginOf = (url: string, other: string): string => {
  const { user = '', password = '' } = parseAddress(other);
  return withLogin(url, user, password);
};
