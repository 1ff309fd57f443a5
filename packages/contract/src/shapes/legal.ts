import { LEGAL_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { id, language, position, sha256, time } from './basics';

/** Which versions of the terms of use and of the privacy notice a person read and agrees to. */
export const acceptedTerms = z.strictObject({
  terms: position,
  privacy: position,
  lang: language.optional().describe('in which they were read; the language of the request where absent'),
});

/** One of the texts that a person agrees to, in one language. */
export const legalText = z.object({
  version: position.describe('0: none is published'),
  since: time.nullable(),
  title: z.string(),
  text: z.string().describe('plain text; paragraphs are parted by empty lines'),
  hash: sha256.describe('of the title, an empty line and the text, in this language'),
  is_sample: z.boolean().describe('came with the product; the operator has not replaced it'),
});

/** What one person agreed to, as it was shown. */
export const acceptedText = z.object({
  id,
  kind: z.enum(LEGAL_KINDS),
  version: position,
  language,
  title: z.string(),
  text: z.string(),
  hash: sha256.describe('kept with the agreement: of the title, an empty line and the text'),
  accepted_at: time,
});
