import { z } from 'zod';
import { access, defineCall } from '../core';
import { reportOutcome, signedReportIn } from '../shapes/report';

export const reports = /* @__PURE__ */ defineCall('network.reports', {
  access: access.network,
  summary: 'Delivery reports of a network',
  description:
    'Signed by HMAC-SHA256 over timestamp and body, headers X-Network, X-Timestamp and X-Signature. Unique by order, bucket and version: the same again changes nothing. Impossible ones go to quarantine. A network with a key of its own signs each report as well: all are refused where one is not.',
  request: z.strictObject({ reports: z.array(signedReportIn).min(1).max(500) }),
  response: z.object({ results: z.array(reportOutcome).describe('in the order they were sent') }),
  reasons: ['signature_invalid'],
});
