import type { calls, ResponseOf } from '@fairlead/contract';
import { SETUP_CHECKS } from '@fairlead/vocabulary';
import type { Services } from '../http/services';
import { checkBusiness, checkPeople } from './command/doctor/contents';

type Checks = ResponseOf<typeof calls.consoleOverview.setup>['checks'];

/** What `fairlead doctor` says of people and business, for the console; nothing of a sandbox that came with its sample data. */
export const readSetup = async (services: Services): Promise<Checks> => {
  if (services.config.sampleData) return [];
  const findings = [...(await checkPeople(services)), ...(await checkBusiness(services))];
  return SETUP_CHECKS.flatMap((check) =>
    findings
      .filter((finding) => finding.check === check)
      .map(({ verdict, text }) => ({ check, verdict, text })),
  );
};
