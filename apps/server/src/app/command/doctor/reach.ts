import { calls } from '@fairlead/contract';
import { WebSocket } from 'ws';
import { urlOf } from '../../../plugins/calls';
import { type Finding, findingsOf, guide } from './finding';

const { ok, missing, advice } = findingsOf('settings');

const REACH_MS = 5_000;

/** Nobody uses it then. Whatever else goes wrong may be this machine's own way there alone. */
const NOBODY_COMES_IN = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND'],
  // Every browser refuses these certificates, whatever authorities it knows.
  ...['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/** Of an authority that this machine does not know; browsers of visitors may. */
const UNKNOWN_ISSUER = /^(UNABLE_TO_|SELF_SIGNED_CERT_IN_CHAIN$)/;

const codeOf = (error: Error): string => String(Reflect.get(error, 'code') ?? '');

const WAY = guide('tls-and-the-proxy');

const answerFinding = async (origin: string): Promise<Finding> => {
  const address = `${origin}/health/live`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(REACH_MS), redirect: 'manual' });
    if (status === 200) return ok('reach', `${address} answers.`);
    return missing('reach', `${address} answers ${status}, not 200 as the program does.`, WAY);
  } catch (error) {
    const { cause } = error as Error;
    const fault = cause instanceof Error ? cause : (error as Error);
    const code = codeOf(fault);
    const doubt = UNKNOWN_ISSUER.test(code)
      ? ' Whether browsers of visitors know who issued it cannot be seen from here.'
      : '';
    const words = `${address} was not reached from here: ${fault.message || code}.${doubt}`;
    return NOBODY_COMES_IN.has(code) ? missing('reach', words, WAY) : advice('reach', words, WAY);
  }
};

/** Why a socket does not open, as a browser at the portal would ask for it; null where it does. Nothing is said on it. */
const faultOfSocket = (address: string, origin: string): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address, { origin, handshakeTimeout: REACH_MS });
    socket.once('open', () => {
      socket.close();
      resolve(null);
    });
    socket.once('unexpected-response', (_request, { statusCode }) => {
      socket.terminate();
      resolve(`it was answered ${statusCode}`);
    });
    socket.on('error', (error) => resolve(error.message));
  });

const socketFinding = async (origin: string, apiBasePath: string): Promise<Finding> => {
  const address = `${origin.replace(/^http/, 'ws')}${urlOf(calls.support.socket, apiBasePath)}`;
  const fault = await faultOfSocket(address, new URL(origin).origin);
  if (fault === null) return ok('sockets', 'WebSockets open there, for the chat.');
  return missing(
    'sockets',
    `No WebSocket opens at ${address}: ${fault}. The proxy must pass Upgrade on.`,
    WAY,
  );
};

/** Whether the way from outside leads here: name, certificate and proxy together; once it does, whether sockets pass too. */
export const checkReach = async (publicUrl: string, apiBasePath: string): Promise<Finding[]> => {
  const origin = publicUrl.replace(/\/$/, '');
  const answer = await answerFinding(origin);
  if (answer.verdict === 'ok') return [answer, await socketFinding(origin, apiBasePath)];
  return [answer, advice('sockets', 'WebSockets were not tried there: the chat needs them.', WAY)];
};
