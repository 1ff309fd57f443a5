import { LEGAL_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { language, noRequest, noResponse, page, pageOf } from '../shapes/basics';
import { acceptedTerms, acceptedText, legalText } from '../shapes/legal';

export const texts = /* @__PURE__ */ defineCall('legal.texts', {
  access: access.public,
  summary: 'Terms of use and privacy notice',
  description: 'As they count now, in the language asked for. Registration names their versions.',
  request: z.strictObject({ lang: language.optional().describe('en where absent') }),
  response: z.object({ terms: legalText, privacy: legalText }),
});

export const pending = /* @__PURE__ */ defineCall('legal.pending', {
  access: access.holderOrBlocked,
  summary: 'Which texts the person has not agreed to as they count now',
  description: 'Nothing is refused for want of an agreement; the app asks, and takes "later" for an answer.',
  request: noRequest,
  response: z.object({ kinds: z.array(z.enum(LEGAL_KINDS)) }),
});

export const accept = /* @__PURE__ */ defineCall('legal.accept', {
  access: access.holderOrBlocked,
  summary: 'Agree to the texts as they count now',
  description: 'Kept for good with version, language, hash and time. The same again is the same agreement.',
  request: z.strictObject({ accepted_terms: acceptedTerms }),
  response: noResponse,
  reasons: ['terms_outdated'],
});

export const accepted = /* @__PURE__ */ defineCall('legal.accepted', {
  access: access.holderOrBlocked,
  summary: 'What the person agreed to, and when',
  description: 'Newest first, each with the text as it was shown.',
  request: z.strictObject(page),
  response: pageOf(acceptedText),
});
