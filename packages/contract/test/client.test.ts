import { describe, expect, it, vi } from 'vitest';
import { ApiError, createClient, mayPass } from '../src/client';
import { appRoutes } from '../src/routes';

const answering = (body: string, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(async () => new Response(body, init));
const envelope = (code: number, data: unknown, msg = ''): string => JSON.stringify({ code, msg, data });

const clientOf = (fetch: typeof globalThis.fetch, token: string | null = 'T') =>
  createClient({
    fetch,
    routes: appRoutes,
    basePath: '/base',
    token: () => token,
    headers: () => ({ 'X-TZ': 'Asia/Kolkata GMT+05:30', 'Accept-Language': 'zh-Hant' }),
  });

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`);
  return error;
};

describe('another try of a reading', () => {
  it.each([
    ['no answer', new ApiError('network', 0, ''), true],
    ['a server without its database', new ApiError('http', 503, ''), true],
    ['a session that expired, by its code', new ApiError('code', 503, ''), false],
    ['a fault of the server', new ApiError('http', 500, ''), false],
    ['too many calls', new ApiError('http', 429, ''), false],
    ['a refusal', new ApiError('code', 405, ''), false],
    ['a fault of the page', new TypeError('x is undefined'), false],
  ])('after %s', (_what, error, isWorthIt) => {
    expect(mayPass(error)).toBe(isWorthIt);
  });
});

describe('the client', () => {
  it('sends a POST as JSON with token, zone and key', async () => {
    const fetch = answering(envelope(200, { token: 'N' }));
    const answer = await clientOf(fetch)(
      'auth.login',
      { username: 'ann', password: 'secret-1' },
      { idempotencyKey: 'K' },
    );
    expect(answer).toEqual({ token: 'N' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(url).toBe('/base/auth/login');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"username":"ann","password":"secret-1"}');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-ct')).toBe('T');
    expect(headers.get('x-tz')).toBe('Asia/Kolkata GMT+05:30');
    expect(headers.get('accept-language')).toBe('zh-Hant');
    expect(headers.get('idempotency-key')).toBe('K');
  });

  it('sends a GET as a query, without what is undefined, without a body', async () => {
    const fetch = answering(envelope(200, { items: [], next_cursor: null }));
    await clientOf(fetch, null)('plan.list', { status: 'matching', cursor: undefined });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/base/plan/order/list?status=matching');
    expect(init?.body).toBeNull();
    expect(new Headers(init?.headers).has('x-ct')).toBe(false);
  });

  it('looks at the HTTP status first: 404 of an unknown path is no deleted account', async () => {
    const fetch = answering(envelope(404, { reason: 'not_found' }, 'gone'), { status: 404 });
    const error = await failure(clientOf(fetch)('wallet.property', {}));
    expect([error.kind, error.code, error.data.reason]).toEqual(['http', 404, 'not_found']);
  });

  it('falls back on the status text where a failed answer is no envelope', async () => {
    const fetch = answering('<html>', { status: 502, statusText: 'Bad Gateway' });
    const error = await failure(clientOf(fetch)('wallet.property', {}));
    expect([error.kind, error.code, error.message]).toEqual(['http', 502, 'Bad Gateway']);
  });

  it('throws the code, the message and the data of a refusal', async () => {
    const data = { reason: 'transaction_password_locked', until: '2026-01-01T00:00:00.000Z' };
    const error = await failure(clientOf(answering(envelope(400, data, 'locked')))('wallet.property', {}));
    expect([error.kind, error.code, error.message, error.data]).toEqual(['code', 400, 'locked', data]);
  });

  it.each([
    ['no connection', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('failed')))],
    ['an answer that stops half-way', answering('{"code":200,"da')],
  ])('leaves open what was done after %s', async (_what, fetch) => {
    const error = await failure(clientOf(fetch)('wallet.property', {}));
    expect([error.kind, error.final]).toEqual(['network', false]);
  });
});

describe('whether a failure is final', () => {
  it.each([
    ['code', 400, true],
    ['code', 405, true],
    ['code', 500, false],
    ['http', 404, true],
    ['http', 429, false],
    ['http', 503, false],
    ['network', 0, false],
  ] as const)('%s %i: %s', (kind, code, final) => {
    expect(new ApiError(kind, code, '').final).toBe(final);
  });

  it.each([
    ['server_error', false],
    ['money_writes_stopped', true],
    ['wallet_frozen', true],
  ] as const)('code 500 for %s: %s', (reason, final) => {
    expect(new ApiError('code', 500, '', { reason }).final).toBe(final);
  });
});
