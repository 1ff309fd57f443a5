import type { Job, Services } from '../../http/services';
import type { NetworkAdapter } from './adapter';
import { cancelAtDemo, DEMO, demoJob, submitToDemo } from './demo/run';
import { outboxJob, sendOutbox } from './outbox';

export { playDemoNetwork } from './demo/run';

const demoNetwork: NetworkAdapter = { name: DEMO, submit: submitToDemo, cancel: cancelAtDemo };

/** The networks that this program may speak to: the demo network plays in the sandbox alone (domain §3). */
const adaptersOf = ({ config }: Services): readonly NetworkAdapter[] =>
  config.demoNetwork ? [demoNetwork] : [];

/** Sends what is due to the networks. */
export const sendDueOutbox = (services: Services): Promise<number> =>
  sendOutbox(services, adaptersOf(services));

export const networksJobs = (services: Services): readonly Job[] => [
  outboxJob(services, adaptersOf(services)),
  ...(services.config.demoNetwork ? [demoJob(services)] : []),
];
