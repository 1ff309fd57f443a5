import type { ScreenPack } from '@fairlead/i18n';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { translator } from '../shared/i18n/translator';
import type { RouteName } from '../shared/paths';
import { session } from '../shared/session/session';
import { loadSignedIn, once } from './load';
import { nameAt } from './routes';
import Login from './screens/login';

/** A screen that is fetched, and how. */
type Fetched<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly load: () => Promise<unknown> };
type Screen = ComponentType | Fetched<object>;

/** A screen whose texts come along with its code. */
const withPacks = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  packs: readonly ScreenPack[],
): Fetched<Props> => {
  const loadOnce = once(async () => {
    const [module] = await Promise.all([load(), ...packs.map((pack) => translator.need(pack))]);
    return module;
  });
  return Object.assign(lazy(loadOnce), { load: loadOnce });
};

/** What is behind the login: its texts come along with its code, those that it shares and its own. */
export const inner = <Props>(load: () => Promise<{ default: ComponentType<Props> }>, ...own: ScreenPack[]) =>
  withPacks(load, ['portal', ...own]);

/** The screen of each row of the table. */
export const screens: { readonly [Name in RouteName]: Screen } = {
  // Part of the first load: one round trip less than a chunk of its own.
  login: Login,
  register: withPacks(() => import('./screens/register'), ['guest']),
  forgotPassword: withPacks(() => import('./screens/forgot-password'), ['recovery']),
  resetPassword: withPacks(() => import('./screens/reset-password'), ['recovery', 'guest']),
  adWelcome: inner(() => import('./screens/ad-welcome'), 'account', 'guest'),
  entry: inner(() => import('./screens/entry'), 'account'),
  adCenter: inner(() => import('./screens/ad-center')),
  activities: inner(() => import('./screens/activities'), 'plans'),
  coupons: inner(() => import('./screens/coupons'), 'plans'),
  plan: inner(() => import('./screens/plan'), 'plans'),
  planDetail: inner(() => import('./screens/plan-detail'), 'plans', 'activity'),
  goodsDetail: inner(() => import('./screens/goods-detail'), 'plans'),
  operated: inner(() => import('./screens/operated'), 'plans', 'account'),
  level: inner(() => import('./screens/level'), 'account'),
  wallet: inner(() => import('./screens/wallet'), 'activity'),
  bindCard: inner(() => import('./screens/bind-card')),
  setPassword: inner(() => import('./screens/set-password')),
  withdraw: inner(() => import('./screens/withdraw')),
  exit: inner(() => import('./screens/exit'), 'account'),
  objection: inner(() => import('./screens/objection'), 'account'),
  foreignExchange: inner(() => import('./screens/foreign-exchange'), 'account'),
  flow: inner(() => import('./screens/flow'), 'activity'),
  transparency: inner(() => import('./screens/transparency'), 'transparency'),
  quesDetail: inner(() => import('./screens/ques-detail')),
  rules: inner(() => import('./screens/rules')),
  terms: inner(() => import('./screens/terms'), 'guest'),
  privacy: inner(() => import('./screens/privacy'), 'guest'),
  acceptedTerms: inner(() => import('./screens/accepted-terms'), 'guest'),
  support: inner(() => import('./screens/support'), 'account', 'guest'),
  customer: inner(() => import('./screens/customer'), 'account', 'activity'),
  notification: inner(() => import('./screens/notification'), 'account', 'activity'),
  feedback: inner(() => import('./screens/feedback'), 'account'),
  editLoginPassword: inner(() => import('./screens/edit-login-password'), 'account', 'guest'),
  editPayPassword: inner(() => import('./screens/edit-pay-password'), 'account'),
  me: inner(() => import('./screens/me'), 'account'),
  settings: inner(() => import('./screens/settings'), 'account', 'guest'),
  security: inner(() => import('./screens/security'), 'account', 'security'),
  channels: inner(() => import('./screens/channels'), 'account'),
  staffActs: inner(() => import('./screens/staff-acts'), 'transparency', 'activity'),
};

/**
 * Fetches what the address needs before anything is drawn: a fallback that React has drawn stays for
 * 300 ms, and the page shows a skeleton of its own until then. What cannot be fetched is said by the screen's place.
 */
export const fetchScreen = async (): Promise<void> => {
  const name = nameAt(location.hash.slice(1).split('?')[0] ?? '');
  const screen = name && screens[name];
  await Promise.all([
    session.token() && loadSignedIn(),
    screen && 'load' in screen ? screen.load() : undefined,
  ]).catch(() => undefined);
};
