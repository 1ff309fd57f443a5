import { z } from 'zod';
import { isInsideUrl } from './inside';

/** A delivery network that is spoken to over HTTP: its name in `product.network`, its address, the shared secret. */
export interface HttpNetwork {
  readonly name: string;
  /** Orders are sent to `orders` and `orders/<number>/cancel` below it; ends without a slash. */
  readonly url: string;
  readonly secret: string;
  /** The network's own key, raw in base64: Ed25519, with which it signs each report. */
  readonly publicKey: string | null;
}

const networkName = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens');

const isRawKey = (text: string): boolean => {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 && key.toString('base64') === text;
};

const networks = z.array(
  z
    .strictObject({
      name: networkName,
      url: z
        .url({ protocol: /^https?$/, error: 'an http or https address' })
        .transform((url) => url.replace(/\/+$/, '')),
      secret: z.string().min(32, 'at least 32 characters'),
      public_key: z.string().refine(isRawKey, 'an Ed25519 public key, 32 bytes in base64').optional(),
    })
    .transform(({ public_key: publicKey = null, ...network }) => ({ ...network, publicKey })),
);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** `NETWORKS`: a JSON list. One broken entry refuses the whole, as does a name that the demo network has. */
export const httpNetworks = z.string().transform((text, context): readonly HttpNetwork[] => {
  const given = networks.safeParse(parsed(text));
  if (!given.success) {
    for (const { path, message } of given.error.issues) {
      context.addIssue({ code: 'custom', message: `${path.join('.') || 'the list'}: ${message}` });
    }
    return z.NEVER;
  }
  const names = ['demo', ...given.data.map(({ name }) => name)];
  if (new Set(names).size < names.length) {
    context.addIssue({ code: 'custom', message: 'two networks of one name' });
    return z.NEVER;
  }
  return given.data;
});

/**
 * What live mode refuses: a network at the operator's own address is the operator, who would report to themselves; one
 * without https lets the carriers between read what people fund; and one that signs with a shared secret alone could have
 * been played by whoever shares it.
 */
export const networkFaults = (http: readonly HttpNetwork[]): string[] =>
  http.flatMap(({ name, url, publicKey }) => [
    ...(isInsideUrl(url) ? [`NETWORKS: live mode needs a public address for ${name}, not ${url}`] : []),
    ...(url.startsWith('https:') ? [] : [`NETWORKS: live mode needs https for ${name}, not ${url}`]),
    ...(publicKey === null ? [`NETWORKS: live mode needs the public_key with which ${name} signs`] : []),
  ]);

/** `CSV_NETWORKS`: names with commas, of networks that staff speak to by hand. */
export const csvNetworks = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(networkName));

/** A network is spoken to in one way: its own signed reports are not to be replaced by an uploaded file. */
export const csvFaults = (http: readonly HttpNetwork[], csv: readonly string[]): string[] => {
  const names = ['demo', ...http.map(({ name }) => name), ...csv];
  return new Set(names).size < names.length ? ['CSV_NETWORKS: two networks of one name'] : [];
};
