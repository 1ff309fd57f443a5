import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClient, createNetworkClient, createStaffClient, NoAnswer, newKey, outcomeOf } from '../src';

/** In this repository no path has a type: the full tests compile against the package as it is published. */
type Untyped = Record<
  'GET' | 'POST',
  (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
>;
const untyped = (client: unknown): Untyped => client as Untyped;

const ORIGIN = 'https://portal.example.org';
const good = { code: 200, msg: 'OK', data: { id: '17' } };
const refusal = (code: number, reason: string, more: object = {}) => ({
  ...{ code, msg: 'in words' },
  data: { reason, ...more },
});
const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const later = (status: number, seconds: number): Response =>
  json(refusal(500, 'not_ready'), status, { 'Retry-After': String(seconds) });

interface Seen {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  readonly redirect: string;
}

/** Answers one call after the other, and says what was sent and waited for. */
const answering = (...answers: readonly (Response | Error)[]) => {
  const seen: Seen[] = [];
  const waited: number[] = [];
  const left = [...answers];
  return {
    ...{ seen, waited },
    parts: {
      origin: ORIGIN,
      fetch: async (request: Request): Promise<Response> => {
        const { url, headers, redirect } = request;
        seen.push({ url, headers, redirect, body: await request.text() });
        const answer = left.shift() ?? new Error('nobody is there');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      wait: async (ms: number) => {
        waited.push(ms);
      },
    },
  };
};

const put = (client: Untyped, key = newKey()) =>
  client.POST('/plan/order/put', { params: { header: { 'Idempotency-Key': key } }, body: { amount: 5 } });

describe('what is sent', () => {
  it('goes below the base path, with the token of now', async () => {
    const { parts, seen } = answering(json(good), json(good), json(good));
    let token = 'first';
    await untyped(createClient({ ...parts, token: () => token })).GET('/wallet', {});
    token = 'second';
    const own = createClient({ ...parts, token: () => token, basePath: '/own', headers: { 'X-TZ': 'UTC' } });
    await untyped(own).GET('/wallet', {});
    await untyped(createStaffClient(parts)).GET('/queue', {});
    expect(seen.map(({ url }) => url.slice(ORIGIN.length))).toEqual([
      ...['/facebook-business/wallet', '/own/wallet', '/console-api/v1/queue'],
    ]);
    expect(seen.map(({ headers }) => headers.get('x-ct'))).toEqual(['first', 'second', null]);
    expect(seen[1]?.headers.get('x-tz')).toBe('UTC');
    expect(seen.map(({ redirect }) => redirect)).toEqual(['error', 'error', 'error']);
  });

  it('is a form where it is a file, and JSON else', async () => {
    const { parts, seen } = answering(json(good), json(good));
    const client = untyped(createClient(parts));
    await client.POST('/files/upload', { body: { file: new File(['a'], 'a.png', { type: 'image/png' }) } });
    await client.POST('/topup/request', { body: { amount: 5 } });
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="file"; filename="a.png"');
    expect(seen[1]).toMatchObject({ body: '{"amount":5}' });
  });

  it('is signed over time and body for a network', async () => {
    const { parts, seen } = answering(json(good));
    const proof = { network: 'north', secret: 'a secret of two', now: () => 1_772_443_800 };
    await untyped(createNetworkClient({ ...parts, ...proof })).POST('/reports', { body: { reports: [] } });
    const [{ headers, body } = { headers: new Headers(), body: '' }] = seen;
    const expected = createHmac('sha256', proof.secret).update(`1772443800.${body}`).digest('hex');
    expect(['x-network', 'x-timestamp', 'x-signature'].map((name) => headers.get(name))).toEqual([
      ...['north', '1772443800', expected],
    ]);
  });
});

describe('a call that is told to wait', () => {
  it('is sent again as it was, with the same key, after the time that was named', async () => {
    const { parts, seen, waited } = answering(later(503, 2), later(429, 3), json(good));
    const outcome = await outcomeOf(put(untyped(createClient(parts)), 'one-key-of-mine'));
    expect(outcome).toEqual({ ok: true, data: good.data });
    expect(waited).toEqual([2_000, 3_000]);
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      Array(3).fill('one-key-of-mine'),
    );
    expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['{"amount":5}']));
  });

  it('gets the refusal after two tries, and where the time is too long or not named', async () => {
    for (const [answers, sent] of [
      [[later(429, 1), later(429, 1), later(429, 1)], 3],
      [[later(429, 31)], 1],
      [[json(refusal(400, 'throttled'), 429)], 1],
    ] as const) {
      const { parts, seen } = answering(...answers);
      expect(await outcomeOf(put(untyped(createClient(parts))))).toMatchObject({ ok: false });
      expect(seen).toHaveLength(sent);
    }
  });

  it('is not sent again where it could be done twice', async () => {
    const { parts, seen } = answering(later(503, 1), json(good), later(503, 1), json(good));
    const client = untyped(createClient(parts));
    expect(await outcomeOf(client.POST('/feedback', { body: {} }))).toMatchObject({ reason: 'not_ready' });
    expect(seen).toHaveLength(1);
    await outcomeOf(client.GET('/wallet', {}));
    expect(await outcomeOf(client.GET('/wallet', {}))).toMatchObject({ ok: true });
  });
});

describe('what came of a call', () => {
  it('is a refusal with code, reason and what helps, over HTTP 200 and by HTTP alike', async () => {
    const refused = refusal(405, 'insufficient_balance', { available: 700 });
    const { parts } = answering(json(refused), json(refused, 409));
    const client = untyped(createClient(parts));
    for (let each = 0; each < 2; each += 1) {
      expect(await outcomeOf(client.GET('/wallet', {}))).toEqual({
        ...{ ok: false, code: 405, reason: 'insufficient_balance', msg: 'in words' },
        detail: { reason: 'insufficient_balance', available: 700 },
      });
    }
  });

  it('is unknown where the line broke, the answer is cut, or something between answered', async () => {
    const { parts } = answering(
      new TypeError('no connection'),
      new Response('{"code":200,"ms'),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      new Response(null, { status: 204 }),
    );
    const client = untyped(createClient(parts));
    const statuses: unknown[] = [];
    for (let each = 0; each < 4; each += 1) {
      const lost = await outcomeOf(client.GET('/wallet', {})).catch((error: unknown) => error);
      expect(lost).toBeInstanceOf(NoAnswer);
      statuses.push((lost as NoAnswer).status);
    }
    expect(statuses).toEqual([undefined, undefined, 502, 204]);
  });
});
