import type { Config, HttpNetwork } from '../../../config';
import { type Finding, findingsOf, guide } from './finding';

const { ok, missing } = findingsOf('settings');

const REACH_MS = 5_000;
const WAY = guide('networks-and-products');

/** Why nobody answers at its address; null where somebody does. What a network says to a stranger is its own matter. */
const faultOfNetwork = async ({ url }: HttpNetwork): Promise<string | null> => {
  try {
    const signal = AbortSignal.timeout(REACH_MS);
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    return status < 500 ? null : `it answers ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : message;
  }
};

const reachFinding = async (network: HttpNetwork): Promise<Finding[]> => {
  const fault = await faultOfNetwork(network);
  if (fault === null) return [];
  return [missing('networks', `The network ${network.name} takes no orders from here: ${fault}.`, WAY)];
};

/** Whether anything delivers what people fund, and whether each network over HTTP answers (docs/networks.md#orders-out). */
export const checkNetworks = async ({
  networks,
  csvNetworks,
}: Pick<Config, 'networks' | 'csvNetworks'>): Promise<Finding[]> => {
  const names = [...networks.map(({ name }) => name), ...csvNetworks];
  if (names.length === 0) {
    const words = 'No delivery network is named: nothing that people fund could be delivered.';
    return [missing('networks', words, WAY)];
  }
  const unreached = (await Promise.all(networks.map(reachFinding))).flat();
  if (unreached.length > 0) return unreached;
  const answer = networks.length > 0 ? ' Those over HTTP answer.' : '';
  return [ok('networks', `Networks: ${names.join(', ')}.${answer}`)];
};
