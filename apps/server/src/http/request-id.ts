import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** What a proxy calls a request; anything else could make lines of the log, or fill them. */
const KNOWN = /^[\w.:-]{8,64}$/;

/**
 * What a request is called, from the edge to the lines of the log: as the proxy calls it, else a name of its own that no
 * other node or start gives again.
 * @param trusted addresses of proxies whose `X-Request-Id` is believed; nobody names their own request
 */
export const requestIdOf = (trusted: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = trusted.length === 0 ? () => false : proxyAddress.compile([...trusted]);
  return ({ headers, socket }) => {
    const named = headers['x-request-id'];
    const isNamed =
      typeof named === 'string' && KNOWN.test(named) && isTrusted(socket.remoteAddress ?? '', 0);
    return isNamed ? named : randomUUID();
  };
};
