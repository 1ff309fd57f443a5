import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls, calls, routes } from '../src';

describe('the table of calls', () => {
  it('has one entry for each route and one route for each entry', () => {
    const routeIds = Object.values(routes).flatMap((table) => Object.keys(table));
    expect(allCalls.map((call) => call.id).sort()).toEqual(routeIds.sort());
  });

  it('names each entry by its group and its key', () => {
    for (const [group, members] of Object.entries(calls)) {
      for (const [name, call] of Object.entries(members)) expect(call.id).toBe(`${group}.${name}`);
    }
  });

  it('has no two calls at one address', () => {
    const addresses = allCalls.map((call) => `${call.surface} ${call.method} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(allCalls.map((call) => [call.id, call] as const))('%s becomes JSON Schema both ways', (_, call) => {
    expect(z.toJSONSchema(call.request, { target: 'draft-7', io: 'input' })).toBeTypeOf('object');
    expect(z.toJSONSchema(call.response, { target: 'draft-7', io: 'input' })).toBeTypeOf('object');
  });
});
