import { createHmac, randomUUID } from 'node:crypto';
import type { Call, RequestOf, ResponseOf } from '@fairlead/contract';
import { SIGNED_NETWORK } from './product';

const BASE_PATHS = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' } as const;
const TIME_ZONE = 'UTC GMT+00:00';

/** The product's calls by their contract, over HTTP, for states that a journey only starts from. */
export class Client {
  constructor(private readonly origin: string) {}

  /**
   * Makes a call with somebody's token; none for what is open to all.
   * @throws Error naming the call and its refusal
   */
  async send<C extends Call>(call: C, token: string, request: RequestOf<C>): Promise<ResponseOf<C>> {
    const isRead = call.method === 'GET';
    const query = isRead ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
    return this.answer<C>(call, token, query, {
      ...(isRead ? {} : { body: JSON.stringify(request) }),
      headers: {
        ...(isRead ? {} : { 'Content-Type': 'application/json' }),
        ...(call.idempotent ? { 'Idempotency-Key': randomUUID() } : {}),
      },
    });
  }

  /** Sends a file as a call's field `file`. */
  async upload<C extends Call>(call: C, token: string, file: File): Promise<ResponseOf<C>> {
    const body = new FormData();
    body.set('file', file);
    return this.answer<C>(call, token, '', { body, headers: {} });
  }

  /** Makes a call as the network that signs its messages. */
  async sign<C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
    const body = JSON.stringify(request);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', SIGNED_NETWORK.secret)
      .update(`${timestamp}.${body}`)
      .digest('hex');
    const signed = { 'X-Network': SIGNED_NETWORK.name, 'X-Timestamp': timestamp, 'X-Signature': signature };
    return this.answer<C>(call, '', '', { body, headers: { 'Content-Type': 'application/json', ...signed } });
  }

  private async answer<C extends Call>(
    call: Call,
    token: string,
    query: string,
    init: { readonly body?: BodyInit; readonly headers: Record<string, string> },
  ): Promise<ResponseOf<C>> {
    const headers = { ...init.headers, 'X-TZ': TIME_ZONE, ...(token === '' ? {} : { 'X-CT': token }) };
    const url = `${this.origin}${BASE_PATHS[call.surface]}${call.path}${query}`;
    const answer = await fetch(url, { ...init, method: call.method, headers }).catch((cause: unknown) => {
      throw new Error(`${call.id}: no answer, ${cause instanceof Error ? cause.cause : cause}`);
    });
    const text = await answer.text();
    const { code, data } = JSON.parse(text) as { code: number; data: ResponseOf<C> };
    if (code !== 200) throw new Error(`${call.id}: ${text.slice(0, 300)}`);
    return data;
  }
}
