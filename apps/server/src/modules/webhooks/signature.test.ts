import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookExample } from '@fairlead/contract';
import { expect, it } from 'vitest';
import { verify } from '../../../../../examples/webhook-receiver/verify.ts';
import { headersOf } from './signature';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8');
const shown = (name: string): string => page.match(new RegExp(`^ {4}${name}: +(.*)$`, 'm'))?.[1] ?? '';

it('the example on the page of webhooks is signed as messages are, and taken by a receiver', () => {
  const [secret, body] = [shown('secret'), shown('body')];
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const headers = Object.fromEntries(names.map((name) => [name, shown(name)]));
  const time = new Date(Number(shown('webhook-timestamp')) * 1_000);
  expect(body).toBe(JSON.stringify(webhookExample('conversation.answered')));
  expect(headersOf([secret], shown('webhook-id'), time, body)).toMatchObject(headers);
  expect(verify(headers, body, secret, time).type).toBe('conversation.answered');
});
