import { z } from 'zod';

/** An authority that stamps each signed day with its time, by RFC 3161 (docs/verify.md#timestamps). */
export interface TimestampAuthority {
  readonly name: string;
  readonly url: string;
}

/** `TIMESTAMPS`: with commas, a name of one's own for each, a space, and its address. */
export const timestamps = z.string().transform((text, context) =>
  text.split(',').flatMap((one) => {
    const [, name, url] = /^([a-z0-9][a-z0-9-]{0,39}) (https?:\/\/\S+)$/.exec(one.trim()) ?? [];
    if (name !== undefined && url !== undefined) return [{ name, url }];
    context.addIssue({
      code: 'custom',
      message: `"${one.trim()}" is not a name of small letters and digits, a space, and an address`,
    });
    return [];
  }),
);
