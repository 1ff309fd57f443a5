import type { Passkey } from './api';

/** What a sheet of the page does. */
export type Act =
  | { readonly kind: 'addPasskey' | 'setUpCodes' | 'endCodes' | 'newCodes' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };
