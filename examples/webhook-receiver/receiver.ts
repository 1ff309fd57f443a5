import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Received, verify } from './verify.ts';

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

/**
 * A server that takes events, each once. It answers 2xx only after `handle` has kept the event; whatever fails is sent
 * again. A real one keeps the identifiers beside what it does, in one transaction, and not in memory.
 */
export const createReceiver = (
  secret: string,
  handle: (event: Received) => Promise<void>,
  now: () => Date,
): Server => {
  const known = new Set<string>();
  return createServer(async (request, response) => {
    try {
      const event = verify(request.headers, await bodyOf(request), secret, now());
      if (!known.has(event.id)) await handle(event);
      known.add(event.id);
      response.writeHead(204).end();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(400, { 'content-type': 'text/plain' }).end(message);
    }
  });
};
