import { basic } from '@fairlead/contract/calls/config';
import { list } from '@fairlead/contract/calls/plans-staff';
import { approve } from '@fairlead/contract/calls/proposals';
import { ApiError } from '@fairlead/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client';

const answer = (status: number, body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const clientOf = (send: () => Promise<Response>, token: () => string | null = () => 'staff-token') => {
  const fetch = vi.fn((..._request: Parameters<typeof globalThis.fetch>) => send());
  const onExpired = vi.fn();
  const { callApi } = createClient({
    fetch,
    basePaths: { console: '/console-api/v1', app: '/base' },
    token,
    onExpired,
  });
  const sent = () => {
    const [url, init] = fetch.mock.calls[0] ?? [];
    return { url, init, headers: new Headers(init?.headers) };
  };
  return { callApi, onExpired, sent };
};

const page = { code: 200, msg: 'OK', data: { items: [], next_cursor: null } };

describe('the console’s client', () => {
  it('sends a GET as a query without what was left open, with the token', async () => {
    const { callApi, sent } = clientOf(async () => answer(200, page));
    expect(await callApi(list, { status: 'putting', holder_id: undefined })).toEqual(page.data);
    expect(sent().url).toBe('/console-api/v1/order/list?status=putting');
    expect(sent().headers.get('X-CT')).toBe('staff-token');
    expect(sent().init?.body).toBeNull();
  });

  it('sends a POST as JSON', async () => {
    const { callApi, sent } = clientOf(async () => answer(200, { code: 200, msg: 'OK', data: {} }));
    await callApi(approve, { id: '7' });
    expect(sent().url).toBe('/console-api/v1/proposal/approve');
    expect(sent().init).toMatchObject({ method: 'POST', body: '{"id":"7"}' });
  });

  it('never sends a member of staff’s token to the app’s surface', async () => {
    const { callApi, sent } = clientOf(async () => answer(200, { code: 200, msg: 'OK', data: {} }));
    await callApi(basic, { lang: 'en' });
    expect(sent().url).toBe('/base/basic_config?lang=en');
    expect(sent().headers.has('X-CT')).toBe(false);
  });

  it('throws what the server says of a refusal', async () => {
    const refusal = { code: 403, msg: 'A second person must decide this.', data: { reason: 'same_person' } };
    const { callApi, onExpired } = clientOf(async () => answer(403, refusal));
    await expect(callApi(approve, { id: '7' })).rejects.toMatchObject({
      kind: 'http',
      code: 403,
      message: 'A second person must decide this.',
      data: { reason: 'same_person' },
    });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('takes a code other than 200 for a failure, whatever the HTTP status', async () => {
    const { callApi } = clientOf(async () =>
      answer(200, { code: 500, msg: 'Server error.', data: { reason: 'server_error' } }),
    );
    await expect(callApi(basic, {})).rejects.toThrow('Server error.');
  });

  it.each(['not_authorized', 'token_expired'])('ends the session on %s', async (reason) => {
    const { callApi, onExpired } = clientOf(async () =>
      answer(401, { code: 401, msg: '', data: { reason } }),
    );
    await expect(callApi(approve, { id: '7' })).rejects.toBeInstanceOf(ApiError);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it.each(['a newer token', null])('ends nothing where the tab holds %s by then', async (later) => {
    const token = vi.fn((): string | null => 'staff-token');
    const { callApi, onExpired } = clientOf(async () => {
      token.mockReturnValue(later);
      return answer(401, { code: 401, msg: '', data: { reason: 'not_authorized' } });
    }, token);
    await expect(callApi(approve, { id: '7' })).rejects.toBeInstanceOf(ApiError);
    expect(onExpired).not.toHaveBeenCalled();
  });
});
