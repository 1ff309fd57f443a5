import { type Config, isInsideAddress, isInsideUrl } from '../../config';
import type { Reach } from '../../http/reach';

type Settings = Pick<Config, 'moneyMode' | 'webhookHostsInside'>;

/** Nothing inside but what the operator named; in the sandbox everything, so that a receiver is tried on one machine. */
const mayBeInside = ({ moneyMode, webhookHostsInside }: Settings, { hostname }: URL): boolean =>
  moneyMode === 'sandbox' || webhookHostsInside.includes(hostname);

/** Where an endpoint may be, which staff named (docs/webhooks.md#addresses). */
export const reachOf = (settings: Settings, address: string): Reach => {
  const isFree = URL.canParse(address) && mayBeInside(settings, new URL(address));
  return {
    allows: (url) =>
      url.username === '' &&
      url.password === '' &&
      (isFree ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && !isInsideUrl(url.href)),
    isInside: isFree ? () => false : isInsideAddress,
  };
};

/** Whether an address may be that of an endpoint; what its name leads to is asked at each sending. */
export const isReachable = (settings: Settings, address: string): boolean =>
  URL.canParse(address) && reachOf(settings, address).allows(new URL(address));
