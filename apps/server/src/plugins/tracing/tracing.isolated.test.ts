import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config';
import { inSpan, traceHeaders } from '../../http/span';
import { createLog } from '../../log';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson } from '../../testing/people';
import { startTracing } from './start';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector of the test's own: it speaks OTLP as far as it is spoken to. */
const heard: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let status = 200;
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString('utf8');
    heard.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
});

let environment: Readonly<Record<string, string>>;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
  };
  server = await startTestServer({ environment });
  person = await registerPerson(server, 'traced_person');
});
beforeEach(() => {
  heard.length = 0;
  status = 200;
});
afterAll(async () => {
  await server.close();
  collector.close();
});

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

/** Everything that was sent while the work went on, when it was over. */
const traced = async (work: () => Promise<unknown>, more: Readonly<Record<string, string>> = {}) => {
  const { tracing } = parseConfig({ ...environment, ...more });
  if (tracing === undefined) throw new Error('no collector is set');
  const { stop } = await startTracing(tracing, log);
  await work();
  await stop();
  for (const part of [trace, context, propagation]) part.disable();
  return heard.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
};

const OF_ASKING = { traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8) };
const SECRET = 'a word that nobody else reads';
const write = () =>
  server.server.inject({
    method: 'POST',
    url: `/facebook-business${calls.feedback.send.path}`,
    headers: {
      ...{ 'content-type': 'application/json', 'x-ct': person.token },
      traceparent: `00-${OF_ASKING.traceId}-${OF_ASKING.spanId}-01`,
    },
    payload: JSON.stringify({ subject: SECRET, content: SECRET }),
  });
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('traces', () => {
  it('go on with that of who asks, down to the statements, and hold nothing that people sent', async () => {
    let requestId = '';
    const spans = await traced(async () => {
      const answer = await write();
      expect(answer.json()).toMatchObject({ code: 200 });
      requestId = String(answer.headers['x-request-id']);
    });
    const [request] = spans.filter(({ kind }) => kind === 2);
    expect(request).toMatchObject({
      ...{ traceId: OF_ASKING.traceId, parentSpanId: OF_ASKING.spanId },
      name: `POST /facebook-business${calls.feedback.send.path}`,
    });
    expect(request && attributesOf(request)).toMatchObject({
      ...{ 'http.request.method': 'POST', 'http.response.status_code': 200, 'fairlead.code': 200 },
      'fairlead.request_id': requestId,
    });
    const statements = spans.filter(({ kind }) => kind === 3);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert', 'commit']));
    for (const statement of statements) {
      expect(statement).toMatchObject({ traceId: OF_ASKING.traceId, parentSpanId: request?.spanId });
    }
    const sent = heard.map(({ body }) => body).join();
    for (const word of [SECRET, person.token, person.username]) expect(sent).not.toContain(word);
    expect(heard[0]).toMatchObject({
      path: '/v1/traces',
      headers: { authorization: 'Bearer of the collector' },
    });
  });

  it('go on to whoever is spoken to, and name the lines of the log', async () => {
    let headers: Record<string, string> = {};
    const [statement, sending] = await traced(() =>
      inSpan('outbox control', { 'fairlead.network': 'quay' }, async () => {
        headers = traceHeaders();
        await server.services.database.query('select $1::text', [SECRET]);
        log.info('said in it');
      }),
    );
    expect(sending).toMatchObject({ name: 'outbox control' });
    expect(statement).toMatchObject({ name: 'select', parentSpanId: sending?.spanId });
    expect(headers).toEqual({ traceparent: `00-${sending?.traceId}-${sending?.spanId}-01` });
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ msg: 'said in it', traceId: sending?.traceId }),
    );
  });

  it('are as many as the operator says, whatever is asked for', async () => {
    expect(await traced(write, { OTEL_TRACES_SAMPLER_ARG: '0' })).toEqual([]);
  });

  it('hold nothing up where the collector takes none, and the log says it once', async () => {
    status = 400;
    lines.length = 0;
    await traced(async () => expect((await write()).json()).toMatchObject({ code: 200 }));
    const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(told).toEqual(['the collector takes no traces']);
  });

  it('are none where no collector is set', async () => {
    expect(parseConfig({}).tracing).toBeUndefined();
    expect(traceHeaders()).toEqual({});
    expect(await inSpan('nothing', {}, async () => trace.getActiveSpan()?.isRecording() ?? false)).toBe(
      false,
    );
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317', 'an http or https address'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret alone', 'name=value, with commas between'],
    ['OTEL_TRACES_SAMPLER_ARG', 'all', 'from 0 to 1'],
  ])('are set in words that are understood: %s', (name, value, told) => {
    expect(() => parseConfig({ [name]: value })).toThrow(`${name}: ${told}`);
  });
});
