import { calls, type RequestOf } from '@fairlead/contract';
import { buildApp } from '../app/application';
import { signatureOf } from '../http/signature';
import type { TestContext } from './context';

export const TEST_SECRET = 'a secret of two, for tests alone, never for money';

/** `NETWORKS` with one network named `test`, at this address, with a key of its own where one is given. */
export const networksVariable = (url = 'http://127.0.0.1:9', publicKey?: string): string =>
  JSON.stringify([{ name: 'test', url, secret: TEST_SECRET, public_key: publicKey }]);

export type ReportIn = RequestOf<typeof calls.network.reports>['reports'][number];

/** What a sender may get wrong. */
interface ReportOptions {
  readonly name?: string;
  readonly secret?: string;
  readonly timestamp?: string;
  /** What is sent in the place of what was signed. */
  readonly body?: string;
}

/** One node of the product, and the network's side of its wire. */
export const openNode = async (context: TestContext) => {
  const { server } = await buildApp(context, { jobs: [] });
  return {
    close: () => server.close(),
    report: async (reports: readonly ReportIn[], options: ReportOptions = {}) => {
      const signed = JSON.stringify({ reports });
      const { name = 'test', secret = TEST_SECRET, body = signed } = options;
      const timestamp = options.timestamp ?? String(Math.floor(context.clock.now().getTime() / 1000));
      const reply = await server.inject({
        method: 'POST',
        url: '/network/v1/reports',
        headers: {
          'content-type': 'application/json',
          'x-network': name,
          'x-timestamp': timestamp,
          'x-signature': signatureOf(secret, timestamp, signed),
        },
        payload: body,
      });
      const { data } = reply.json<{ data: { results?: unknown; reason?: string } }>();
      const results = reply.statusCode === 200 ? calls.network.reports.response.parse(data).results : [];
      return { status: reply.statusCode, reason: data.reason, results };
    },
  };
};
