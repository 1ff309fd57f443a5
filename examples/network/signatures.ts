import { createHmac, type KeyObject, sign, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

/** The headers of a request, in lower case as Node.js gives them. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What both sides sign messages with. */
export interface Shared {
  readonly name: string;
  readonly secret: string;
}

/** What a network reports of one quarter of an hour. */
export interface Report {
  readonly order_number: string;
  readonly bucket: string;
  readonly version: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend: number;
}

const seal = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** The headers of a message of this network. */
export const sealedHeaders = ({ name, secret }: Shared, body: string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'content-type': 'application/json',
    'x-network': name,
    'x-timestamp': timestamp,
    'x-signature': seal(secret, timestamp, body),
  };
};

/** Whether a message comes from who shares the secret, and was sent just now. */
export const isGenuine = (headers: Headers, body: string, { name, secret }: Shared, now: Date): boolean => {
  const timestamp = String(headers['x-timestamp'] ?? '');
  if (headers['x-network'] !== name || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(seal(secret, timestamp, body));
  const given = Buffer.from(String(headers['x-signature'] ?? ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** A report with the signature of the network's own key. */
export const signed = (name: string, report: Report, key: KeyObject): Report & { signature: string } => {
  const { order_number, bucket, version, impressions, clicks, conversions, spend } = report;
  const lines = [
    'fairlead-report-1',
    name,
    order_number,
    bucket,
    version,
    impressions,
    clicks,
    conversions,
    spend,
  ];
  return { ...report, signature: sign(null, Buffer.from(lines.join('\n')), key).toString('base64') };
};
