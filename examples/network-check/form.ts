/** What a network reports of one quarter of an hour. */
export interface Report {
  readonly order_number: string;
  readonly bucket: string;
  readonly version: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend: number;
  readonly signature?: string;
}

const REPORTS_MAX = 500;
const VERSION_MAX = 1_000_000;
const COUNTS = ['impressions', 'clicks', 'conversions', 'spend'] as const;
const FIELDS: readonly string[] = ['order_number', 'bucket', 'version', ...COUNTS, 'signature'];

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Why one report is not in the form of the protocol; null where it is. */
const formFault = (given: unknown): string | null => {
  if (typeof given !== 'object' || given === null) return 'a report is no object';
  const report = given as Record<string, unknown>;
  const { order_number: number, bucket, version, signature } = report;
  if (typeof number !== 'string' || number.length < 1 || number.length > 64) return 'order_number is no text';
  const ofWhich = `of ${number}, ${String(bucket)}`;
  if (!/^\d{4}-\d\d-\d\dT\d\d:(00|15|30|45):00\.000Z$/.test(String(bucket)))
    return `bucket ${ofWhich}: not the start of a quarter of an hour, as 2026-03-02T09:30:00.000Z`;
  if (!isCount(version) || Number(version) < 1 || Number(version) > VERSION_MAX)
    return `version ${ofWhich}: not a whole number from 1 to 1,000,000`;
  const miscounted = COUNTS.find((name) => !isCount(report[name]));
  if (miscounted !== undefined) return `${miscounted} ${ofWhich}: not a whole number from 0`;
  if (signature !== undefined && !/^[A-Za-z0-9+/]{86}==$/.test(String(signature)))
    return `signature ${ofWhich}: not 64 bytes in base64`;
  const unknown = Object.keys(report).find((name) => !FIELDS.includes(name));
  return unknown === undefined ? null : `${unknown} ${ofWhich}: no field of the protocol`;
};

/** The reports of a message that are in form, and what is wrong with its form. */
export const parseReports = (
  body: string,
): { readonly reports: readonly Report[]; readonly fault: string | null } => {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return { reports: [], fault: 'the body is no JSON, or above 1 MiB' };
  }
  const given = (message as { reports?: unknown } | null)?.reports;
  if (!Array.isArray(given)) return { reports: [], fault: 'the body has no list called reports' };
  if (given.length < 1 || given.length > REPORTS_MAX)
    return { reports: [], fault: `${given.length} reports in a message, not 1 to 500` };
  const faults = given.map(formFault);
  return {
    reports: given.filter((_, place) => faults[place] === null) as Report[],
    fault: faults.find((fault) => fault !== null) ?? null,
  };
};
