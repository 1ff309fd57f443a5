import { allCalls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Calls that answer 501, by group: building one forces its name out of this list. */
const UNBUILT: Readonly<Record<string, string>> = {
  consoleContent: 'list save proposeText contacts saveContacts',
};

describe('calls that are not built yet', () => {
  it('are these', () => {
    const built = new Set(server.routes.map((route) => route.call.id));
    const unbuilt: Record<string, string> = {};
    for (const { id } of allCalls) {
      const [group = '', name = ''] = id.split('.');
      if (!built.has(id)) unbuilt[group] = [unbuilt[group], name].filter(Boolean).join(' ');
    }
    expect(unbuilt).toEqual(UNBUILT);
  });

  it('answer code 501, whoever asks and whatever is sent', async () => {
    const built = new Set(server.routes.map((route) => route.call.id));
    const replies = await Promise.all(
      allCalls.filter(({ id }) => !built.has(id)).map((call) => server.send(call, {})),
    );
    for (const reply of replies) expect(reply).toMatchObject({ code: 501, data: { reason: 'not_built' } });
    expect(replies.length).toBeGreaterThan(0);
  });
});
