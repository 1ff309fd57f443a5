import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, sha256, text, time } from '../shapes/basics';

const report = z.strictObject({
  order_number: text(1, 64),
  bucket: time.describe('start of a 15-minute bucket in UTC'),
  version: z.int().min(1).max(1_000_000).describe('a higher one restates the bucket'),
  impressions: count,
  clicks: count,
  conversions: count.describe('validated ones'),
  spend: count.describe('minor units'),
});

export const reports = /* @__PURE__ */ defineCall('network.reports', {
  access: access.network,
  summary: 'Delivery reports of a network',
  description:
    'Signed by HMAC-SHA256 over timestamp and body, headers X-Network, X-Timestamp and X-Signature. Unique by order, bucket and version: the same again changes nothing. Impossible ones go to quarantine.',
  request: z.strictObject({ reports: z.array(report).min(1).max(500) }),
  response: z.object({
    results: z.array(
      z.object({
        order_number: z.string(),
        bucket: time,
        version: z.int(),
        outcome: z.enum(['accepted', 'known', 'superseded', 'quarantined']),
        report_id: id.nullable(),
        hash: sha256.describe('of the raw report as kept'),
      }),
    ),
  }),
  reasons: ['signature_invalid', 'no_such_data'],
});
