import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseReports } from './form.ts';
import { type Headers, sealFault, type Target } from './wire.ts';

/** A message of the network, and how it was answered: the first two genuine ones are not taken. */
export interface Received {
  readonly body: string;
  readonly at: Date;
  readonly sealFault: string | null;
  readonly answer: 'taken' | 'unavailable' | 'dropped' | 'refused';
}

/** The product's side of `POST /network/v1/reports`. */
export interface Receiver {
  readonly messages: readonly Received[];
  readonly address: string;
  close(): Promise<void>;
}

const BODY_BYTES_MAX = 1024 * 1024;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes <= BODY_BYTES_MAX) chunks.push(chunk as Buffer);
  }
  return bytes > BODY_BYTES_MAX ? '' : Buffer.concat(chunks).toString('utf8');
};

const answerJson = (response: ServerResponse, status: number, body: object): void => {
  const later = status === 503 ? { 'retry-after': '1' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...later });
  response.end(JSON.stringify(body));
};

/** What the product says of each report: the highest version of a bucket counts. */
const createResults = () => {
  const versions = new Map<string, Set<number>>();
  return (body: string): readonly object[] =>
    parseReports(body).reports.map(({ order_number, bucket, version }) => {
      const key = `${order_number} ${bucket}`;
      const before = versions.get(key) ?? new Set();
      const isOlder = Math.max(0, ...before) > version;
      const outcome = before.has(version) ? 'known' : isOlder ? 'superseded' : 'accepted';
      versions.set(key, before.add(version));
      return { order_number, bucket, version, outcome, fault: null, report_id: '1' };
    });
};

/** Takes a network's messages as the product would, after it was down for the first, and lost the answer to the second. */
export const receiveReports = async (
  target: Target,
  { host, port }: { readonly host: string; readonly port: number },
  now: () => Date,
): Promise<Receiver> => {
  const messages: Received[] = [];
  const resultsOf = createResults();
  const nextAnswer = (fault: string | null): Received['answer'] => {
    if (fault !== null) return 'refused';
    const genuine = messages.filter((message) => message.sealFault === null).length;
    return (['unavailable', 'dropped'] as const)[genuine] ?? 'taken';
  };
  const take = (headers: Headers, body: string): Received => {
    const fault = sealFault(target, headers, body, now());
    const message = { body, at: now(), sealFault: fault, answer: nextAnswer(fault) };
    messages.push(message);
    return message;
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.method !== 'POST' || request.url !== '/network/v1/reports')
      return answerJson(response, 404, { code: 404, msg: 'Not found', data: { reason: 'not_found' } });
    const { answer } = take(request.headers, body);
    if (answer === 'dropped') return request.socket.destroy();
    if (answer === 'unavailable')
      return answerJson(response, 503, { code: 503, msg: 'Unavailable', data: {} });
    if (answer === 'refused')
      return answerJson(response, 401, { code: 401, msg: 'Refused', data: { reason: 'signature_invalid' } });
    return answerJson(response, 200, { code: 200, msg: 'OK', data: { results: resultsOf(body) } });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    messages,
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
