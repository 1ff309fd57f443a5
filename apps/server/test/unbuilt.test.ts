import { allCalls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';

let server: TestServer;
let halfBuilt: TestServer;
/** Left out of the second server on purpose. */
const LEFT_OUT = ['config.basic', 'plan.put', 'consoleHouse.proposeFunding'];

beforeAll(async () => {
  server = await startTestServer();
  const routes = server.routes.filter(({ call }) => !LEFT_OUT.includes(call.id));
  halfBuilt = await startTestServer({ parts: { routes } });
});
afterAll(async () => {
  await halfBuilt.close();
  await server.close();
});

describe('the calls of the contract', () => {
  it('are all built, each once', () => {
    expect(server.routes.map(({ call }) => call.id).sort()).toEqual(allCalls.map(({ id }) => id).sort());
  });

  it('answer code 501 where they are not, whoever asks and whatever is sent', async () => {
    const leftOut = allCalls.filter(({ id }) => LEFT_OUT.includes(id));
    expect(leftOut).toHaveLength(LEFT_OUT.length);
    for (const call of leftOut) {
      expect(await halfBuilt.send(call, {})).toMatchObject({ code: 501, data: { reason: 'not_built' } });
    }
  });
});
