import { z } from 'zod';

const KEY = 'fairlead_provider_flow';

const left = z.object({ purpose: z.enum(['sign_in', 'connect']), flow: z.string(), hash: z.string() });
const returned = left.extend({ code: z.string(), state: z.string(), iss: z.string().optional() });

export type Purpose = z.output<typeof left>['purpose'];
/** What the server is sent, once the browser is back. */
export interface Returned {
  readonly flow: string;
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

const read = <Shape extends z.ZodType>(shape: Shape): z.output<Shape> | null => {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (shape.safeParse(JSON.parse(kept)).data ?? null);
};

/**
 * The way to the OpenID provider and back: what was begun at this tab stays at this tab, so nobody can have another end
 * what they began themselves.
 */
export const providerFlow = {
  /** Goes to the provider's page. */
  leave: (purpose: Purpose, { flow, url }: { readonly flow: string; readonly url: string }): void => {
    sessionStorage.setItem(KEY, JSON.stringify({ purpose, flow, hash: location.hash }));
    location.assign(url);
  },
  /** Before the first page is drawn: takes what the provider sent out of the address, where it would stay in the history. */
  arrive: (): void => {
    const sent = new URLSearchParams(location.search);
    const state = sent.get('state');
    if (state === null) return;
    const begun = read(left);
    const iss = sent.get('iss');
    if (begun !== null) {
      const more = { code: sent.get('code') ?? '', state, ...(iss === null ? {} : { iss }) };
      sessionStorage.setItem(KEY, JSON.stringify({ ...begun, ...more }));
    }
    history.replaceState(null, '', `${location.pathname}${begun?.hash ?? ''}`);
  },
  /** What came back for this purpose; null where nothing did. */
  returned: (purpose: Purpose): Returned | null => {
    const found = read(returned);
    if (found?.purpose !== purpose) return null;
    const { flow, code, state, iss } = found;
    return { flow, code, state, ...(iss === undefined ? {} : { iss }) };
  },
  forget: (): void => sessionStorage.removeItem(KEY),
};
