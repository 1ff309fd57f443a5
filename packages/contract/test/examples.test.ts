import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCalls, type Call, WEBHOOK_EVENTS, webhookExample } from '../src';
import { WEBHOOK_SUMMARIES } from '../src/document/webhooks';
import { examples } from '../src/examples';

const illustrated = allCalls.flatMap((call: Call) => {
  const example = Object.entries(examples).find(([id]) => id === call.id)?.[1];
  return example === undefined ? [] : [[call.id, call, example] as const];
});

describe('examples', () => {
  it('belong to calls that exist', () => {
    expect(illustrated.map(([id]) => id).sort()).toEqual(Object.keys(examples).sort());
  });

  it.each(illustrated)('of %s are what the contract says', (_, call, example) => {
    expect(call.request.encode(call.request.parse(example.request))).toEqual(example.request);
    if (example.data !== undefined) expect(call.response.parse(example.data)).toEqual(example.data);
  });

  it('of the wallet add up', () => {
    const wallet = examples['wallet.property']?.data;
    expect(wallet).toBeDefined();
    if (wallet === undefined) return;
    const parts =
      wallet.available_balance +
      wallet.held +
      wallet.to_be_consumed +
      wallet.to_be_settled +
      wallet.withdrawing;
    expect(parts).toBe(wallet.total_assets);
  });
});

describe('the page of webhooks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');

  it('has a row for every event as the document tells of it, and no other', () => {
    const rows = [...page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \| (.*) \|$/gm)];
    expect(rows.map(([, event, says]) => [event, says])).toEqual(
      WEBHOOK_EVENTS.map((event) => [event, WEBHOOK_SUMMARIES[event]]),
    );
  });

  it('shows bodies as they are sent', () => {
    const shown = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(shown.map(({ type }) => type.split('.')[0])).toEqual([
      ...new Set(WEBHOOK_EVENTS.map((event) => event.split('.')[0])),
    ]);
    for (const body of shown) expect(body).toEqual(webhookExample(body.type));
  });
});
