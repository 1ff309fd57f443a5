import type { calls, ResponseOf } from '@fairlead/contract';
import { expect, type Page } from '@playwright/test';

type Property = ResponseOf<typeof calls.wallet.property>;
type Flow = ResponseOf<typeof calls.wallet.flow>;
type Statistics = ResponseOf<typeof calls.statistics.list>;
type Orders = ResponseOf<typeof calls.plan.list>;
type Detail = ResponseOf<typeof calls.plan.detail>;

const BASE_PATH = '/facebook-business';

/** The product's calls, made with the token that the page holds: what the screen shows is held against them. */
export class Api {
  constructor(private readonly page: Page) {}

  private async call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const token = (await this.page.evaluate(() => localStorage.getItem('fb_token'))) ?? '';
    const answer = await this.page.request.fetch(`${BASE_PATH}${path}`, {
      method,
      headers: { 'X-CT': token, 'X-TZ': 'UTC GMT+00:00' },
      ...(body ? { data: body } : {}),
    });
    const envelope = (await answer.json()) as { code: number; msg: string; data: Answer };
    expect(envelope.code, `${path}: ${envelope.msg}`).toBe(200);
    return envelope.data;
  }

  /** Reads what has no name of its own here. */
  get<Answer>(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  /** Ends the session on the server and leaves the page in the belief that it goes on. */
  async endSession(): Promise<void> {
    await this.call('POST', '/auth/logout', {});
  }

  property(): Promise<Property> {
    return this.call('GET', '/user/property');
  }

  /** All time. */
  statistics(): Promise<Statistics> {
    return this.call('GET', '/ad/order/data_statistics/list?type=4');
  }

  detail(orderId: string): Promise<Detail> {
    return this.call('POST', '/plan/order/detail', { order_id: orderId });
  }

  /** Every flow record, newest first. */
  async flow(): Promise<Flow['items']> {
    return this.all<Flow['items'][number]>('/transaction_flow/list');
  }

  /** Every order, newest first. */
  async orders(): Promise<Orders['items']> {
    return this.all<Orders['items'][number]>('/plan/order/list');
  }

  private async all<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '?limit=50' : `?limit=50&cursor=${encodeURIComponent(cursor)}`;
      const page: { items: Item[]; next_cursor: string | null } = await this.call('GET', `${path}${query}`);
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return items;
  }
}
