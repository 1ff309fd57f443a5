import type { PlainKey } from '@fairlead/i18n';
import { paths, type RouteName } from '../shared/paths';

/** Where the header's arrow leads: closes the shell, a named route, back in history, or no arrow. */
export type Back = 'shell' | 'history' | 'none' | RouteName;

/** One row of the table of routes. */
export interface Route {
  readonly path: string;
  /** Its title; null where the header shows none. */
  readonly title: PlainKey | null;
  /** False: open to all. True: without a token the person goes to /login and comes back after it. */
  readonly needsToken: boolean;
  readonly back: Back;
  readonly bell: boolean;
  readonly language: boolean;
  readonly service: boolean;
  /** Shown only to persons whose entry is `register`. */
  readonly logout: boolean;
  /** `under`: the content lies under a transparent header; `white`: so, and its text is white. */
  readonly look: 'plain' | 'under' | 'white';
}

const usual = {
  needsToken: true,
  back: 'history',
  bell: true,
  language: true,
  service: false,
  logout: false,
  look: 'plain',
} as const;

const route = (name: RouteName, title: PlainKey | null, different: Partial<Route> = {}): Route => ({
  path: paths[name],
  title,
  ...usual,
  ...different,
});

const open = { needsToken: false, back: 'none', bell: false } as const;

/**
 * The specification's table, with routes of our own; readable as such
 * (docs/domain/screens.md#table-of-routes).
 */
export const routes: { readonly [Name in RouteName]: Route } = {
  login: route('login', null, { ...open, service: true }),
  register: route('register', null, { ...open, service: true }),
  forgotPassword: route('forgotPassword', null, { ...open, back: 'history', service: true }),
  resetPassword: route('resetPassword', null, { ...open, service: true }),
  adWelcome: route('adWelcome', 'adWelcome.title', { ...open, language: false, look: 'white' }),
  customer: route('customer', 'customer.title', { bell: false, language: false }),
  adCenter: route('adCenter', 'adCenter.title', { back: 'shell', service: true, logout: true }),
  activities: route('activities', 'activities.title'),
  coupons: route('coupons', 'coupons.title'),
  editLoginPassword: route('editLoginPassword', 'editLoginPassword.title'),
  editPayPassword: route('editPayPassword', 'editPayPassword.title'),
  feedback: route('feedback', 'feedback.title'),
  level: route('level', 'level.title'),
  operated: route('operated', 'operated.title'),
  quesDetail: route('quesDetail', 'quesDetail.title', { bell: false, language: false }),
  plan: route('plan', 'plan.title', { back: 'adCenter', logout: true }),
  planDetail: route('planDetail', 'planDetail.title'),
  goodsDetail: route('goodsDetail', 'goodsDetail.title', { look: 'under' }),
  notification: route('notification', 'notification.title'),
  wallet: route('wallet', 'wallet.title', { service: true }),
  bindCard: route('bindCard', 'bindCard.title'),
  foreignExchange: route('foreignExchange', 'foreignExchange.title', { look: 'white' }),
  setPassword: route('setPassword', 'setPassword.title'),
  withdraw: route('withdraw', 'withdraw.title'),
  flow: route('flow', 'flow.title'),
  entry: route('entry', null, { ...open, language: false }),
  me: route('me', 'me.title', { logout: true }),
  settings: route('settings', 'settings.title'),
  security: route('security', 'security.title'),
  channels: route('channels', 'channels.title'),
  staffActs: route('staffActs', 'staffActs.title'),
  rules: route('rules', 'rules.title', { needsToken: false }),
  terms: route('terms', 'terms.title', { needsToken: false }),
  privacy: route('privacy', 'privacy.title', { needsToken: false }),
  acceptedTerms: route('acceptedTerms', 'acceptedTerms.title'),
  support: route('support', 'guestSupport.title', { needsToken: false }),
  objection: route('objection', 'objection.title'),
  exit: route('exit', 'exit.title'),
  transparency: route('transparency', 'transparency.title', { needsToken: false }),
};

/** The header of an address that is in no row: the way back, and help. */
export const unknownRoute: Route = {
  path: '*',
  title: null,
  ...usual,
  ...open,
  back: 'history',
  service: true,
};

const decoded = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

const nameByPath = new Map(
  (Object.keys(routes) as RouteName[]).map((name) => [routes[name].path, name] as const),
);

/** The name of an address; `/Wallet/` is the wallet too. Undefined where no row has it. */
export const nameAt = (pathname: string): RouteName | undefined =>
  nameByPath.get(decoded(pathname).toLowerCase().replace(/\/+$/, ''));
