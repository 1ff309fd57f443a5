import { calls } from '@fairlead/contract';
import { WebSocket } from 'ws';
import { urlOf } from '../../../plugins/calls';
import { type Finding, findingsOf, guide } from './finding';

const { ok, missing, advice } = findingsOf('settings');

const REACH_MS = 5_000;

/** Nobody reaches it then. Whatever else goes wrong may be this machine's own way there alone. */
const NOBODY_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND']);

const codeOf = (error: Error): string => String(Reflect.get(error, 'code') ?? '');

const WAY = guide('tls-and-the-proxy');

const answerFinding = async (origin: string): Promise<Finding> => {
  const address = `${origin}/health/live`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(REACH_MS), redirect: 'error' });
    if (status === 200) return ok('reach', `${address} answers.`);
    return advice('reach', `${address} answers ${status}.`, WAY);
  } catch (error) {
    const { cause } = error as Error;
    const fault = cause instanceof Error ? cause : (error as Error);
    const words = `${address} was not reached from here: ${fault.message || codeOf(fault)}.`;
    const told = NOBODY_THERE.has(codeOf(fault)) ? missing : advice;
    return told('reach', words, WAY);
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
  return answer.verdict === 'ok' ? [answer, await socketFinding(origin, apiBasePath)] : [answer];
};
