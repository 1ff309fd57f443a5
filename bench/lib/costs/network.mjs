// A delivery network over HTTP, as docs/networks.md describes one: it accepts every order, and signs what it reports.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const NAME = 'bench';
const SECRET = 'a secret of two, for measuring alone, never for money';
const BUCKET_MS = 900_000;
const FIGURES = { impressions: 1_000, clicks: 12, conversions: 1, spend: 500 };
/** Reports of one message. */
const AT_ONCE = 100;

export const openNetwork = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const server = createServer((request, answer) => {
    request.resume();
    request.once('end', () => {
      answer.setHeader('content-type', 'application/json');
      answer.end('{"status":"accepted"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url').toString('base64');

  const reportOf = (number, bucketsAgo) => {
    const bucket = new Date((Math.floor(Date.now() / BUCKET_MS) - bucketsAgo) * BUCKET_MS).toISOString();
    const { impressions, clicks, conversions, spend } = FIGURES;
    const lines = ['fairlead-report-1', NAME, number, bucket, 1, impressions, clicks, conversions, spend];
    const signature = sign(null, Buffer.from(lines.join('\n')), privateKey).toString('base64');
    return { order_number: number, bucket, version: 1, ...FIGURES, signature };
  };

  const send = async (origin, reports) => {
    const body = JSON.stringify({ reports });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    const answer = await fetch(`${origin}/network/v1/reports`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...{ 'x-network': NAME, 'x-timestamp': timestamp, 'x-signature': signature },
      },
      body,
    });
    const { data } = await answer.json();
    const wrong = data.results?.find(({ outcome }) => outcome !== 'accepted');
    if (!answer.ok || wrong !== undefined)
      throw new Error(`a report did not count: ${JSON.stringify(wrong ?? data)}`);
  };

  return {
    /** `NETWORKS` of a node that works with it. */
    variable: JSON.stringify([
      { name: NAME, url: `http://127.0.0.1:${server.address().port}`, secret: SECRET, public_key: key },
    ]),
    /** A report of each of these orders and buckets, so many of them back. */
    report: async (origin, numbers, buckets) => {
      for (const bucket of buckets) {
        for (let from = 0; from < numbers.length; from += AT_ONCE)
          await send(
            origin,
            numbers.slice(from, from + AT_ONCE).map((number) => reportOf(number, bucket)),
          );
      }
      return numbers.length * buckets.length;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
