import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Headers, type Received, verify } from '../../../../examples/webhook-receiver/verify.ts';
import type { Clock } from '../clock';

export interface Request {
  readonly headers: Headers;
  readonly body: string;
}

/** A program outside that is told of events, with the check of the example in the repository. */
export interface WebhookReceiver {
  readonly url: string;
  /** Everything that came, taken or not. */
  readonly requests: Request[];
  /** What was taken, in the order in which it was. */
  readonly taken: Received[];
  /** What it answers from now on, and with which headers. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  /** Answers nothing until it is let go. */
  hold(): void;
  letGo(): void;
  /** The secret that it checks signatures with; without one it takes everything unread. */
  know(secret: string): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export const startWebhookReceiver = async (clock: Clock): Promise<WebhookReceiver> => {
  const requests: Request[] = [];
  const taken: Received[] = [];
  let answered: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = {
    status: 204,
    headers: {},
  };
  let secret: string | undefined;
  let held = Promise.resolve();
  let release = (): void => undefined;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests.push({ headers: request.headers, body });
    await held;
    try {
      const isTaken = answered.status < 300;
      if (isTaken && secret !== undefined) taken.push(verify(request.headers, body, secret, clock.now()));
      response.writeHead(answered.status, answered.headers).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    taken,
    answer: (status, headers = {}) => {
      answered = { status, headers };
    },
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    letGo: () => release(),
    know: (known) => {
      secret = known;
    },
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
