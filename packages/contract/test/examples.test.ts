import { describe, expect, it } from 'vitest';
import { allCalls, type Call } from '../src';
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
    expect(call.response.parse(example.data)).toEqual(example.data);
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
