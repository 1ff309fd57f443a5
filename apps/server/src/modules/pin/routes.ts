import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { setPin } from './set-pin';
import { verifyPin } from './verify';

/** The calls about the transaction password. */
export const pinRoutes = (services: Services): Route[] => [
  holderRoute(calls.wallet.setPassword, ({ caller, request }) => setPin(services, caller.holderId, request)),
  holderRoute(calls.wallet.checkPassword, async ({ caller, request }) => {
    const checked = await verifyPin(services, caller.holderId, request.password);
    return checked.ok ? done({}) : checked;
  }),
];
