import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { basicConfigOf } from './basic-config';

/** The configuration that the app begins with. */
export const configRoutes = ({ config }: Services): Route[] => {
  const basic = basicConfigOf(config);
  return [publicRoute(calls.config.basic, async () => done(basic))];
};
