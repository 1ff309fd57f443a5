import { SETUP_AREAS } from '@fairlead/vocabulary';
import type { Clock } from '../../../clock';
import { type Environment, withPlace } from '../connect';
import { CommandFault } from '../faults';
import type { Report } from '../result';
import { checkContents } from './contents';
import { openForDoctor } from './database';
import { type Finding, findingsOf, guide } from './finding';
import { readSettings } from './settings';
import { checkOutside, checkStorage } from './surroundings';

const { missing, advice } = findingsOf('database');

const databaseFindings = async (
  environment: Environment,
  clock: Clock,
  config: ReturnType<typeof readSettings>['config'],
): Promise<Finding[]> => {
  try {
    return await withPlace(environment, async (url) => {
      const { database, findings } = await openForDoctor(url);
      if (database === undefined) return [...findings];
      const means = { database, clock };
      try {
        return [...findings, ...(await checkStorage(means, config)), ...(await checkContents(means))];
      } finally {
        await database.close();
      }
    });
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error;
    return [missing('database', error.message, guide('the-database'))];
  }
};

/** In a sandbox nothing is missing but what keeps it from running: the rest is what live mode would ask for. */
const forSandbox = (findings: readonly Finding[]): Finding[] => [
  ...findings.map((finding): Finding => {
    const isOfLive = finding.area === 'people' || finding.area === 'business' || finding.area === 'watching';
    return isOfLive && finding.verdict === 'missing' ? { ...finding, verdict: 'advice' } : finding;
  }),
  { ...advice('mode', 'MONEY_MODE is sandbox: no money here is real.', guide('settings')), area: 'settings' },
];

const MARKS = { ok: 'ok     ', missing: 'MISSING', advice: 'advice ' } as const;

const textOf = (findings: readonly Finding[]): string => {
  const areas = SETUP_AREAS.map((area) => findings.filter((finding) => finding.area === area));
  const blocks = areas.flatMap((found, position) => {
    if (found.length === 0) return [];
    const lines = found.map(({ verdict, text, way }) =>
      way === '' ? `  ${MARKS[verdict]}  ${text}` : `  ${MARKS[verdict]}  ${text}\n             -> ${way}`,
    );
    const title = SETUP_AREAS[position] ?? '';
    return [`${title.charAt(0).toUpperCase()}${title.slice(1)}\n${lines.join('\n')}`];
  });
  const count = (verdict: Finding['verdict']): number =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const sum = `${count('ok')} well, ${count('missing')} missing, ${count('advice')} to weigh.`;
  return [...blocks, count('missing') === 0 ? `Ready. ${sum}` : `Not ready. ${sum}`].join('\n\n');
};

/**
 * Looks at everything that an installation needs before it takes real money (docs/going-live.md), changes nothing but an
 * object of its own in the storage of files, and says what is missing with the way there. In live mode 1 where something is.
 */
export const runDoctor = async (environment: Environment, clock: Clock): Promise<Report> => {
  const { config, findings: settings } = readSettings(environment);
  const isLive = environment['MONEY_MODE'] === 'live';
  const found = [
    ...settings,
    ...(config === undefined ? [] : await checkOutside(config, clock)),
    ...(await databaseFindings(environment, clock, config)),
  ];
  const findings = isLive ? found : forSandbox(found);
  const isReady = findings.every(({ verdict }) => verdict !== 'missing');
  const mode = isLive ? 'live' : 'sandbox';
  return { text: textOf(findings), json: { ready: isReady, mode, findings }, code: isReady ? 0 : 1 };
};
