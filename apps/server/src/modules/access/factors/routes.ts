import { calls } from '@fairlead/contract';
import { holderRoute, publicRoute, type Route } from '../../../http/route';
import type { Services } from '../../../http/services';
import {
  addPasskey,
  beginCodes,
  beginPasskey,
  confirmCodes,
  endCodes,
  listFactors,
  makeRecoveryCodes,
  removePasskey,
  renamePasskey,
} from './own-factors';
import { askAnyPasskey, loginWithPasskey } from './passkey-login';

/** Signing in by a passkey, and what besides the password secures an account. */
export const factorRoutes = (services: Services): Route[] => [
  publicRoute(calls.auth.passkeyOptions, (incoming) => askAnyPasskey(services, incoming)),
  publicRoute(calls.auth.passkeyLogin, (incoming) => loginWithPasskey(services, incoming)),
  holderRoute(calls.factor.list, (incoming) => listFactors(services, incoming)),
  holderRoute(calls.factor.beginPasskey, (incoming) => beginPasskey(services, incoming)),
  holderRoute(calls.factor.addPasskey, (incoming) => addPasskey(services, incoming)),
  holderRoute(calls.factor.renamePasskey, (incoming) => renamePasskey(services, incoming)),
  holderRoute(calls.factor.removePasskey, (incoming) => removePasskey(services, incoming)),
  holderRoute(calls.factor.beginTotp, (incoming) => beginCodes(services, incoming)),
  holderRoute(calls.factor.confirmTotp, (incoming) => confirmCodes(services, incoming)),
  holderRoute(calls.factor.endTotp, (incoming) => endCodes(services, incoming)),
  holderRoute(calls.factor.makeRecoveryCodes, (incoming) => makeRecoveryCodes(services, incoming)),
];
