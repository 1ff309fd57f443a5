import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Answer, Network } from './network.ts';
import type { Control, Order } from './run.ts';
import { isGenuine, type Shared } from './signatures.ts';

const BODY_BYTES_MAX = 65_536;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > BODY_BYTES_MAX) throw new Error('the body is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** What a genuine message is answered. */
const answerTo = (network: Network, path: string, message: unknown): Answer => {
  if (path === '/orders') return network.submit(message as Order);
  const [, number, verb] = /^\/orders\/([^/]+)\/(cancel|control)$/.exec(path) ?? [];
  const stated = message as Control;
  // The signature does not cover the path: what was signed as an order or a control is no cancel.
  const isMoved = verb === 'cancel' && 'budget' in stated;
  if (number === undefined || decodeURIComponent(number) !== stated.order_number || isMoved)
    return { status: 404, body: { error: 'no such path' } };
  return verb === 'cancel' ? network.cancel(stated.order_number) : network.control(stated);
};

/** What answers the product over HTTP. The signature is checked before anything is read. */
export const createNetworkServer = (network: Network, shared: Shared, now: () => Date): Server =>
  createServer(async (request, response) => {
    const send = ({ status, body }: Answer): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    try {
      const body = await bodyOf(request);
      if (isGenuine(request.headers, body, shared, now()))
        send(answerTo(network, request.url ?? '', JSON.parse(body)));
      else send({ status: 401, body: { error: 'the signature or the time is wrong' } });
    } catch (error) {
      send({ status: 400, body: { error: error instanceof Error ? error.message : String(error) } });
    }
  });
