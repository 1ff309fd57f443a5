import { z } from 'zod';
import { access, defineCall } from '../core';
import { basicConfig } from '../shapes/account';
import { language } from '../shapes/basics';

export const basic = /* @__PURE__ */ defineCall('config.basic', {
  access: access.public,
  summary: 'What the app must know first',
  description:
    'Contacts for guests, languages, payout methods, questions and rules in the language asked for.',
  request: z.strictObject({ lang: language.optional().describe('the stored language; en where absent') }),
  response: basicConfig,
});
