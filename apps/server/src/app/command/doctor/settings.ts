import { type Config, ConfigFault, parseConfig } from '../../../config';
import { faultOfMailServer } from '../../../modules/notifications/channels/mailer';
import { faultOfProvider } from '../../../plugins/oidc';
import type { Environment } from '../connect';
import { type Finding, findingsOf, guide } from './finding';
import { checkNetworks } from './networks';
import { checkReach } from './reach';

const { ok, missing, advice, either } = findingsOf('settings');

/** Where a variable is explained, by the beginning of its name; the first that fits. */
const WAYS: readonly (readonly [beginning: string, way: string])[] = [
  ['PIN_PEPPER', 'fairlead keys prints one'],
  ['ROOT_SIGNING_KEY', 'fairlead keys prints one'],
  ['VAPID_SUBJECT', guide('messages')],
  ['VAPID_', 'fairlead keys prints a pair'],
  ['OPERATOR_', guide('the-operator')],
  ['PUBLIC_URL', guide('tls-and-the-proxy')],
  ['DATABASE_', guide('the-database')],
  ['ACCEPT_SINGLE_DISK', guide('the-database')],
  ['NETWORKS', guide('networks-and-products')],
  ['CSV_NETWORKS', guide('networks-and-products')],
  ['BACKUP_', guide('backups')],
  ['WAL_ARCHIVE_DIR', guide('backups')],
  ['OIDC_', 'docs/runbook.md#sign-in-of-staff-by-openid'],
  ['FILES_', guide('files')],
];
const wayOf = (fault: string): string =>
  WAYS.find(([beginning]) => fault.startsWith(beginning))?.[1] ?? 'README.md#environment';

/** The configuration, or what is wrong with it, one finding a fault. */
export const readSettings = (
  environment: Environment,
): { readonly config: Config | undefined; readonly findings: readonly Finding[] } => {
  try {
    const config = parseConfig(environment);
    return { config, findings: [ok('settings', 'The settings are understood, and go together.')] };
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    const findings = error.faults.map((fault) => missing('settings', `${fault}.`, wayOf(fault)));
    return { config: undefined, findings };
  }
};

const REACH_MS = 5_000;

const proxyFinding = ({ trustProxy }: Config): Finding =>
  either(
    trustProxy.length > 0,
    'proxy',
    `Of ${trustProxy.join(', ')} the address of whoever asks is believed.`,
    'TRUST_PROXY is not set: everybody would have the address of the proxy, and all of them one limit.',
    guide('tls-and-the-proxy'),
  );

const mailFinding = async ({ mail }: Config): Promise<Finding> => {
  if (mail === undefined) {
    return advice(
      'mail',
      'SMTP_URL is not set: nobody gets e-mail, and a forgotten login password is a case of support.',
      guide('messages'),
    );
  }
  const fault = await faultOfMailServer(mail, REACH_MS);
  const place = `E-mail goes to ${mail.host}:${mail.port}, which`;
  return either(
    fault === null,
    'mail',
    `${place} answers.`,
    `${place} takes none from here: ${fault}.`,
    guide('messages'),
  );
};

const oidcFinding = async ({ oidc }: Config): Promise<Finding> => {
  if (oidc === undefined) return ok('sign_in', 'Staff sign in by password and second step.');
  const fault = await faultOfProvider(oidc);
  const way = 'docs/runbook.md#sign-in-of-staff-by-openid';
  if (fault === null) return ok('sign_in', `Staff sign in by ${oidc.issuer}, which answers.`);
  const words = `Staff sign in by ${oidc.issuer}, which cannot be used from here: ${fault}.`;
  return oidc.passwords ? advice('sign_in', words, way) : missing('sign_in', words, way);
};

const pushFinding = ({ push }: Config): Finding =>
  push === undefined
    ? advice('push', 'VAPID_PUBLIC_KEY is not set: nobody gets push.', 'fairlead keys prints a pair')
    : ok('push', `Push services are told ${push.subject} as the address of the operator.`);

const bankFinding = ({ bankAccounts }: Config): Finding =>
  bankAccounts.length === 0
    ? advice(
        'bank',
        'BANK_ACCOUNTS is not set: no statement of a bank is taken, and nothing proves what the books say of it.',
        guide('payees-and-banks'),
      )
    : ok('bank', `Statements are taken of ${bankAccounts.length} account(s) of the bank.`);

/** What a configuration that can be started with still lacks for real money. */
export const checkLiveSettings = async (config: Config): Promise<Finding[]> => [
  proxyFinding(config),
  ...(config.publicUrl === undefined ? [] : await checkReach(config.publicUrl, config.apiBasePath)),
  await mailFinding(config),
  pushFinding(config),
  await oidcFinding(config),
  ...(await checkNetworks(config)),
  bankFinding(config),
  config.jobs
    ? ok('jobs', 'This node does what is due.')
    : advice('jobs', 'JOBS is off here: another node must have it on.', guide('start')),
];
