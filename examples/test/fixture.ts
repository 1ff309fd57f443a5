import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNetwork } from '../network/network.ts';
import { createNetworkServer } from '../network/server.ts';
import { type Report, sealedHeaders, signed } from '../network/signatures.ts';
import { checkNetwork } from '../network-check/check.ts';
import { type Finding, type Outcome, RULES } from '../network-check/rules.ts';

export const SHARED = { name: 'harbour', secret: 'a secret of two, for tests alone, never for money' };
const keys = generateKeyPairSync('ed25519');
export const PRIVATE_PEM = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PUBLIC_KEY = Buffer.from(keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString(
  'base64',
);

/** A clock that moves only when a test says so; it begins in the middle of a bucket. */
export const createClock = () => {
  let nowMs = Date.parse('2026-03-02T09:31:00.000Z');
  const turn = (ms: number): void => {
    nowMs += ms;
  };
  return { now: () => new Date(nowMs), turn };
};
type Clock = ReturnType<typeof createClock>;

/** A network under test: where it is, what it does as time passes, and where its reports are to go. */
export interface Subject {
  readonly url: string;
  reportTo(address: string): void;
  tick(): Promise<void>;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const close = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** The network of the repository, with an address of its reports that may change. */
export const startNetwork = async ({ now }: Clock): Promise<Subject> => {
  const settings = {
    ...{ ...SHARED, privateKey: createPrivateKey(PRIVATE_PEM), productUrl: '' },
    ...{ speed: 1, reportEveryMs: 60_000 },
  };
  const network = createNetwork(settings, now, () => undefined);
  const server = createNetworkServer(network, settings, now);
  return {
    url: await listen(server),
    reportTo: (address) => {
      settings.productUrl = address;
    },
    tick: network.tick,
    close: () => close(server),
  };
};

/** A message of the product on its way to a network that has a fault. */
export interface Passing {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
}

/** What is wrong with a network: how it hears the product, or what it reports. */
export interface Fault {
  /** An answer in the place of the network's; nothing where the message passes. */
  answer?(message: Passing): { readonly status: number; readonly body: object } | undefined;
  /** The message as the network hears it, whoever signed it. */
  hear?(message: Passing): object;
  /** The reports that it sends instead. */
  report?(reports: readonly Report[]): readonly object[];
  readonly key?: KeyObject;
  readonly secret?: string;
}

/** The good network with something between it and the product. */
export const startFaulty = async (clock: Clock, fault: Fault): Promise<Subject> => {
  const inner = await startNetwork(clock);
  let product = '';
  const incoming = createServer(async (request, response) => {
    const text = await bodyOf(request);
    const message = { path: request.url ?? '', body: JSON.parse(text), headers: request.headers } as Passing;
    const answer = fault.answer?.(message);
    if (answer !== undefined) return response.writeHead(answer.status).end(JSON.stringify(answer.body));
    const body = fault.hear === undefined ? text : JSON.stringify(fault.hear(message));
    const headers = fault.hear === undefined ? message.headers : sealedHeaders(SHARED, body, clock.now());
    const reply = await fetch(`${inner.url}${message.path}`, {
      method: 'POST',
      headers: Object.entries(headers).flatMap(([name, value]) =>
        /^(x-|content-type)/.test(name) ? [[name, String(value)] as [string, string]] : [],
      ),
      body,
    });
    return response.writeHead(reply.status).end(await reply.text());
  });
  const outgoing = createServer(async (request, response) => {
    const { reports } = JSON.parse(await bodyOf(request)) as { reports: (Report & { signature: string })[] };
    const told = (fault.report?.(reports) ?? reports).map((report) =>
      signed(SHARED.name, report as Report, fault.key ?? keys.privateKey),
    );
    if (told.length === 0) {
      const results = reports.map(() => ({ outcome: 'accepted', fault: null }));
      return response.end(JSON.stringify({ data: { results } }));
    }
    const body = JSON.stringify({ reports: told });
    const headers = sealedHeaders({ ...SHARED, secret: fault.secret ?? SHARED.secret }, body, clock.now());
    const reply = await fetch(`${product}/network/v1/reports`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (reply === null) return request.socket.destroy();
    return response.writeHead(reply.status).end(await reply.text());
  });
  const [url, ownProduct] = [await listen(incoming), await listen(outgoing)];
  inner.reportTo(ownProduct);
  return {
    ...{ url, tick: inner.tick },
    reportTo: (address) => {
      product = address;
    },
    close: async () => {
      await close(incoming);
      await close(outgoing);
      await inner.close();
    },
  };
};

/** At each look of the check so much time has passed. */
const LOOK_MS = 3 * 60_000;

/** Runs the check on a clock of its own. */
export const check = async (clock: Clock, subject: Subject, waitMinutes = 60): Promise<readonly Finding[]> =>
  checkNetwork(
    {
      target: { ...SHARED, url: subject.url, publicKey: PUBLIC_KEY },
      listen: { host: '127.0.0.1', port: 0 },
      ...{ waitMs: waitMinutes * 60_000, order: {} },
    },
    {
      now: clock.now,
      pause: async () => {
        clock.turn(LOOK_MS);
        await subject.tick();
      },
      say: (line) => {
        const address = /http:\S+(?=\/network)/.exec(line)?.[0];
        if (address !== undefined) subject.reportTo(address);
      },
    },
  );

/** The rules with this outcome, by name. */
export const rulesWith = (findings: readonly Finding[], outcome: Outcome): readonly string[] =>
  findings.filter((finding) => finding.outcome === outcome).map(({ rule }) => rule);

export const ALL_RULES = Object.keys(RULES);
