import { createPublicKey, verify } from 'node:crypto';
import type { CallOf, ParsedOf } from '@fairlead/contract';
import type { HttpNetwork } from '../../config';
import type { SignedReport } from '../plans';

/** As `receive-reports.ts` takes it in. */
type ReportIn = ParsedOf<CallOf<'network.reports'>>['reports'][number];

/**
 * What a network signs of one report. Each report is signed for itself: a message carries those of many holders, and a
 * signature over all of it could be shown to none of them (docs/networks.md).
 */
const signedText = (network: string, report: ReportIn): string =>
  [
    ...['fairlead-report-1', network, report.order_number, new Date(report.bucket).toISOString()],
    ...[report.version, report.impressions, report.clicks, report.conversions, report.spend],
  ].join('\n');

const isSigned = (text: string, signature: string, publicKey: string): boolean => {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
};

/**
 * The signature of a report by its network's own key, to be kept with it; null of a network that has none.
 * `false`: it has one, and this report is not signed by it.
 */
export const signatureIn = (
  { name, publicKey }: Pick<HttpNetwork, 'name' | 'publicKey'>,
  report: ReportIn,
): SignedReport | null | false => {
  if (publicKey === null) return null;
  const { signature = '' } = report;
  const text = signedText(name, report);
  return isSigned(text, signature, publicKey) ? { text, signature, public_key: publicKey } : false;
};
