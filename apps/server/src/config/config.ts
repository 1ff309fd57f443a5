import { LANGUAGE_CODES, type Language, MONEY_MODES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { type BackupConfig, backupConfig, backupFaults, backupVariables } from './backups';
import { bankAccounts, SANDBOX_BANK_ACCOUNT } from './bank';
import { type ChannelConfig, channelConfig, channelFaults, channelVariables } from './channels';
import {
  type DatabaseConfig,
  databaseConfig,
  databaseFaults,
  databaseVariables,
  singleDiskFaults,
} from './database';
import { duration, durationMs } from './duration';
import { type FileConfig, fileConfig, fileFaults, fileVariables } from './files';
import { csvFaults, csvNetworks, type HttpNetwork, httpNetworks, networkFaults } from './network';
import { type OidcConfig, oidcConfig, oidcFaults, oidcVariables } from './oidc';
import {
  OPERATOR_VARIABLES,
  type OperatorConfig,
  operatorConfig,
  operatorFaults,
  operatorVariables,
} from './operator';
import { type ThreePeopleFrom, threePeople, threePeopleFrom } from './people';
import { rates } from './rates';
import { type ShellKey, shellCloseAddress, shellKeys, shellOrigins } from './shell';
import { signingKey } from './signing';
import { type TimestampAuthority, timestamps } from './timestamps';
import { type TracingSettings, tracingConfig, tracingVariables } from './tracing';
import { whole } from './whole';
import { type Witness, witnesses } from './witnesses';

const flag = z.enum(['on', 'off'], { error: 'on or off' });
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `25/5m`: so many in such a time; s, m, h or d. */
const limit = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,4}[smhd]$/, 'write it as 25/5m')
  .transform((text): Limit => {
    const [count = '', span = ''] = text.split('/');
    return { count: Number(count), windowMs: durationMs(span) };
  });

/** A limit that sets nobody aside for longer than a day. */
const passing = limit.refine(({ windowMs }) => windowMs <= 86_400_000, 'at most a day, as 25/1d');

/** The same for signing in, without which nobody gets out with their money (docs/promises.md#out-any-time). */
const SIGN_INS_AN_HOUR_MIN = 5;
const signIns = passing.refine(
  ({ count, windowMs }) => count * 3_600_000 >= SIGN_INS_AN_HOUR_MIN * windowMs,
  `at least ${SIGN_INS_AN_HOUR_MIN} an hour: who cannot sign in cannot take their money out`,
);

/** The same for all that one address asks: a page of the way out makes some ten calls, and many share an address. */
const CALLS_IN_5_MINUTES_MIN = 120;
const callsOfAddress = passing.refine(
  ({ count, windowMs }) => count * 300_000 >= CALLS_IN_5_MINUTES_MIN * windowMs,
  `at least ${CALLS_IN_5_MINUTES_MIN} in 5 minutes: signing in is counted too`,
);

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Every environment variable of the program; README's table is tested against its keys. */
export const configSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8080),
  DATA_DIR: z.string().min(1).default('data'),
  ...databaseVariables,
  ...backupVariables,
  ...fileVariables,
  API_BASE_PATH: z
    .string()
    .regex(/^(\/[A-Za-z0-9_-]+)+$/, 'begins with a slash, ends without')
    .default('/facebook-business'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  MONEY_MODE: z.enum(MONEY_MODES, { error: MONEY_MODES.join(' or ') }).default('sandbox'),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters, such as USD')
    .default('USD'),
  SANDBOX_SPEED: whole(1, 1_000_000).default(8640),
  SAMPLE_DATA: z.enum(['on', 'off', ...LANGUAGE_CODES], { error: 'on, off, or a language' }).default('on'),
  DEMO_NETWORK: flag.default('on'),
  DEMO_DESK: flag.default('on'),
  JOBS: flag.default('on'),
  BOOKS_FULL_EVERY: duration.prefault('1d'),
  ACCEPTOR_PERSONAL: flag.optional(),
  REFERENCE_RATES: rates.optional(),
  THREE_PEOPLE_FROM: threePeople.optional(),
  PROGRAMME_TIME_ZONE: z.string().refine(isTimeZone, 'not a time zone').default('UTC'),
  PIN_PEPPER: z.string().min(32, 'at least 32 characters').optional(),
  ROOT_SIGNING_KEY: signingKey.optional(),
  WITNESSES: witnesses.optional(),
  TIMESTAMPS: timestamps.optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  NETWORKS: httpNetworks.optional(),
  CSV_NETWORKS: csvNetworks.optional(),
  BANK_ACCOUNTS: bankAccounts.optional(),
  SHELL_JWKS: shellKeys.optional(),
  SHELL_ORIGINS: shellOrigins.optional(),
  SHELL_CLOSE_ADDRESS: shellCloseAddress.optional(),
  ...channelVariables,
  ...oidcVariables,
  ...tracingVariables,
  LIMIT_SIGN_IN: signIns.prefault('25/5m'),
  LIMIT_SIGN_IN_ACCOUNT: signIns.prefault('25/1h'),
  LIMIT_REGISTER: passing.prefault('5/30m'),
  LIMIT_CODE: passing.prefault('10/30m'),
  LIMIT_UPLOAD: passing.prefault('30/30m'),
  LIMIT_USER: passing.prefault('1500/5m'),
  LIMIT_ADDRESS: callsOfAddress.prefault('3000/5m'),
  ...operatorVariables,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

type Settings = z.output<typeof configSchema>;

/** So many hits in a window of time. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

export interface Config extends DatabaseConfig, BackupConfig, ChannelConfig, FileConfig, OidcConfig {
  /** Undefined: nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly apiBasePath: string;
  readonly publicUrl: string | undefined;
  readonly moneyMode: 'sandbox' | 'live';
  readonly currency: string;
  /** How many times quicker than real the deadlines of orders run; 1 in live mode. */
  readonly sandboxSpeed: number;
  readonly sampleData: boolean;
  readonly sampleLanguage: Language;
  readonly demoNetwork: boolean;
  /** It works with the sample data's payee, so not without. */
  readonly demoDesk: boolean;
  /** Off on a node that only answers calls; at least one node of a database must have them on. */
  readonly jobs: boolean;
  /** How often a check of the books reads all of them, and not only what changed. */
  readonly booksFullEveryMs: number;
  /** Private persons as acceptors (docs/domain/acceptors.md#personal-acceptors). */
  readonly acceptorPersonal: boolean;
  /** Of a currency pair; a rate of an acceptance stays near it. */
  readonly referenceRates: ReadonlyMap<string, number>;
  readonly threePeopleFrom: ThreePeopleFrom;
  readonly programmeTimeZone: string;
  /** Undefined: one is generated into the data folder (sandbox only). */
  readonly pinPepper: string | undefined;
  /** Ed25519, PKCS #8 in base64: signs each day's root. Undefined: one is generated into the data folder (sandbox only). */
  readonly rootSigningKey: string | undefined;
  readonly witnesses: readonly Witness[];
  readonly timestamps: readonly TimestampAuthority[];
  /** Who shows it reads `/metrics`; undefined: this machine alone does. */
  readonly metricsToken: string | undefined;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Delivery networks that are spoken to over HTTP. */
  readonly networks: readonly HttpNetwork[];
  /** Delivery networks without an interface: staff place their orders and upload their reports. */
  readonly csvNetworks: readonly string[];
  /** The operator's bank accounts, in capital letters and digits alone: statements of no other are taken. */
  readonly bankAccounts: readonly string[];
  /** The host app that opens the portal. */
  readonly shell: {
    /** Whose tickets are believed. */
    readonly keys: readonly ShellKey[];
    /** Who may show the portal in a frame and talk with it. */
    readonly origins: readonly string[];
    /** Where a navigation closes the view; null where the host app listens to messages only. */
    readonly closeAddress: string | null;
  };
  readonly limits: Readonly<Record<LimitName, Limit>>;
  readonly operator: OperatorConfig;
  readonly logLevel: Settings['LOG_LEVEL'];
}

export type LimitName = 'signIn' | 'signInAccount' | 'register' | 'code' | 'upload' | 'user' | 'address';

/** A configuration that cannot be started with; `faults` lists everything wrong, one line each. */
export class ConfigFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** What live mode refuses. Faults of the database are found when it is open. */
const liveFaults = (settings: Settings, given: Readonly<Record<string, string | undefined>>): string[] => {
  if (settings.MONEY_MODE !== 'live') return [];
  const faults: string[] = [];
  const needed = [...OPERATOR_VARIABLES, 'PIN_PEPPER', 'ROOT_SIGNING_KEY', 'PUBLIC_URL'] as const;
  for (const name of needed) if (settings[name] === undefined) faults.push(`${name}: live mode needs it`);
  faults.push(...operatorFaults(settings));
  if (settings.PUBLIC_URL?.startsWith('http:')) faults.push('PUBLIC_URL: live mode needs https');
  for (const name of ['DEMO_NETWORK', 'DEMO_DESK', 'SAMPLE_DATA'] as const) {
    if ((given[name] ?? 'off') !== 'off') faults.push(`${name}: not in live mode`);
  }
  if (given.SANDBOX_SPEED !== undefined && settings.SANDBOX_SPEED !== 1) {
    faults.push('SANDBOX_SPEED: not in live mode');
  }
  faults.push(...networkFaults(settings.NETWORKS ?? []));
  faults.push(...singleDiskFaults(settings));
  return faults;
};

const configOf = (settings: Settings): Config => {
  const sandbox = settings.MONEY_MODE === 'sandbox';
  const { SAMPLE_DATA: sample } = settings;
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    ...databaseConfig(settings),
    ...channelConfig(settings),
    ...oidcConfig(settings),
    ...fileConfig(settings),
    ...backupConfig(settings),
    tracing: tracingConfig(settings),
    apiBasePath: settings.API_BASE_PATH,
    publicUrl: settings.PUBLIC_URL,
    moneyMode: settings.MONEY_MODE,
    currency: settings.CURRENCY,
    sandboxSpeed: sandbox ? settings.SANDBOX_SPEED : 1,
    sampleData: sandbox && sample !== 'off',
    sampleLanguage: sample === 'on' || sample === 'off' ? 'en' : sample,
    demoNetwork: sandbox && settings.DEMO_NETWORK === 'on',
    demoDesk: sandbox && sample !== 'off' && settings.DEMO_DESK === 'on',
    jobs: settings.JOBS === 'on',
    booksFullEveryMs: settings.BOOKS_FULL_EVERY,
    referenceRates: settings.REFERENCE_RATES ?? new Map(),
    threePeopleFrom: threePeopleFrom(settings.THREE_PEOPLE_FROM, settings.CURRENCY),
    acceptorPersonal: (settings.ACCEPTOR_PERSONAL ?? (sandbox ? 'on' : 'off')) === 'on',
    programmeTimeZone: settings.PROGRAMME_TIME_ZONE,
    pinPepper: settings.PIN_PEPPER,
    rootSigningKey: settings.ROOT_SIGNING_KEY,
    witnesses: settings.WITNESSES ?? [],
    timestamps: settings.TIMESTAMPS ?? [],
    metricsToken: settings.METRICS_TOKEN,
    trustProxy: settings.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    networks: settings.NETWORKS ?? [],
    csvNetworks: settings.CSV_NETWORKS ?? [],
    bankAccounts: settings.BANK_ACCOUNTS ?? (sandbox ? [SANDBOX_BANK_ACCOUNT] : []),
    shell: {
      keys: settings.SHELL_JWKS ?? [],
      origins: settings.SHELL_ORIGINS ?? [],
      closeAddress: settings.SHELL_CLOSE_ADDRESS ?? null,
    },
    limits: {
      signIn: settings.LIMIT_SIGN_IN,
      signInAccount: settings.LIMIT_SIGN_IN_ACCOUNT,
      register: settings.LIMIT_REGISTER,
      code: settings.LIMIT_CODE,
      upload: settings.LIMIT_UPLOAD,
      user: settings.LIMIT_USER,
      address: settings.LIMIT_ADDRESS,
    },
    operator: operatorConfig(settings),
    logLevel: settings.LOG_LEVEL,
  };
};

/**
 * Reads the configuration from flat variables; an empty one counts as absent.
 * @throws ConfigFault with every fault at once
 */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const names = Object.keys(configSchema.shape);
  const given = Object.fromEntries(
    names.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigFault(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { NETWORKS: http = [], CSV_NETWORKS: csv = [] } = parsed.data;
  const faults = [
    ...liveFaults(parsed.data, given),
    ...csvFaults(http, csv),
    ...databaseFaults(parsed.data),
    ...backupFaults(parsed.data),
    ...channelFaults(parsed.data),
    ...oidcFaults(parsed.data),
    ...fileFaults(parsed.data),
  ];
  if (faults.length > 0) throw new ConfigFault(faults);
  return configOf(parsed.data);
};
