import type { calls, ResponseOf } from '@fairlead/contract';
import { SETUP_AREAS } from '@fairlead/vocabulary';
import type { Services } from '../http/services';
import { checkContents } from './command/doctor/contents';
import type { Finding } from './command/doctor/finding';

type Checks = ResponseOf<typeof calls.consoleOverview.setup>['checks'];

const KEPT_MS = 5 * 60_000;

/** In live mode: what is asked of mail servers, networks, storage and the proxy, anew once it is five minutes old. */
const openSurroundings = () => {
  let kept: { readonly atMs: number; readonly findings: Promise<readonly Finding[]> } | undefined;
  const ask = async (services: Services): Promise<readonly Finding[]> => {
    const { checkOutside, checkStorage } = await import('./command/doctor/surroundings');
    const { config, clock } = services;
    return [...(await checkOutside(config, clock)), ...(await checkStorage(services, config))];
  };
  return (services: Services): Promise<readonly Finding[]> => {
    const atMs = services.clock.now().getTime();
    if (kept === undefined || atMs - kept.atMs >= KEPT_MS) {
      const findings = ask(services);
      kept = { atMs, findings };
      // What failed is asked for again by the next one.
      findings.catch(() => {
        kept = undefined;
      });
    }
    return kept.findings;
  };
};

/** What `fairlead doctor` says, for the console: of people and business alone in a sandbox, and nothing where its sample data is. */
export const openSetup = (): ((services: Services) => Promise<Checks>) => {
  const readSurroundings = openSurroundings();
  return async (services) => {
    const { sampleData, moneyMode } = services.config;
    if (sampleData) return [];
    const findings = [
      ...(moneyMode === 'live' ? await readSurroundings(services) : []),
      ...(await checkContents(services)),
    ];
    return SETUP_AREAS.flatMap((area) => findings.filter((finding) => finding.area === area));
  };
};
