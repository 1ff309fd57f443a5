import { z } from 'zod';

const signed = z.object({ text: z.string(), signature: z.string(), public_key: z.string() });
const raw = z.object({ signed });

/** What a network signed with its own key, as it is kept in the report's raw text, under that text's hash. */
export type SignedReport = z.output<typeof signed>;

/** The signature that a raw report carries; undefined where it carries none. */
export const signedIn = (text: string): SignedReport | undefined => {
  if (!text.includes('"signed"')) return undefined;
  return raw.safeParse(JSON.parse(text)).data?.signed;
};
