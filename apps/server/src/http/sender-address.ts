import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/**
 * The address of who sends a request that no route takes, such as the one that opens a socket: read as the server reads
 * it for its routes (docs/adr/0013-sign-in-and-secrets.md).
 * @param trusted addresses of balancers whose `X-Forwarded-For` is believed
 */
export const senderAddress = (trusted: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = trusted.length === 0 ? () => false : proxyAddress.compile([...trusted]);
  return (request) => proxyAddress(request, isTrusted);
};
