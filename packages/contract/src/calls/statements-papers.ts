import { RECEIPT_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { idParam } from '../shapes/basics';

export const receipt = /* @__PURE__ */ defineCall('paper.receipt', {
  access: access.holderOrBlocked,
  summary: 'A receipt as PDF',
  description:
    'Of a funded plan, a top-up that was posted, a withdrawal, or a settled plan, in the reader’s language and zone. The same receipt is the same file, byte by byte, until something more happens to it or its day is signed.',
  request: z.strictObject({
    kind: z.enum(RECEIPT_KINDS),
    id: idParam.describe('of the plan, the top-up case or the withdrawal'),
  }),
  response: z.string().describe('a PDF'),
  reasons: ['no_such_data'],
});

export const year = /* @__PURE__ */ defineCall('paper.year', {
  access: access.holderOrBlocked,
  summary: 'A year’s summary as PDF',
  description:
    'Opening, sums by kind and by month, closing, and the plans that were settled in the year; in the reader’s language and zone.',
  request: z.strictObject({ year: z.int().min(2000).max(2999) }),
  response: z.string().describe('a PDF'),
});
