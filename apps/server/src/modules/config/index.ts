import { calls } from '@fairlead/contract';
import { DEFAULT_LANGUAGE } from '@fairlead/i18n';
import { done } from '../../http/answer';
import { publicRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { basicConfigOf } from './basic-config';

/** The configuration that the app begins with. */
export const configRoutes = (services: Services): Route[] => [
  publicRoute(calls.config.basic, async ({ request }) =>
    done(await basicConfigOf(services, request.lang ?? DEFAULT_LANGUAGE)),
  ),
];
