import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { translator } from '../shared/i18n/translator';
import type { RouteName } from '../shared/paths';
import Login from './screens/login';

type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/** A screen behind the login: its texts come along with its code. */
const inner = (load: () => Promise<{ default: ComponentType }>): Screen =>
  lazy(async () => {
    const [module] = await Promise.all([load(), translator.need('portal')]);
    return module;
  });

/** The screens that are built. A row of the table without one says that it is not built yet. */
export const screens: { readonly [Name in RouteName]?: Screen } = {
  // Part of the first load: one round trip less than a chunk of its own.
  login: Login,
  register: lazy(() => import('./screens/register')),
  adWelcome: inner(() => import('./screens/ad-welcome')),
  entry: inner(() => import('./screens/entry')),
  adCenter: inner(() => import('./screens/ad-center')),
  activities: inner(() => import('./screens/activities')),
  coupons: inner(() => import('./screens/coupons')),
  plan: inner(() => import('./screens/plan')),
  planDetail: inner(() => import('./screens/plan-detail')),
  goodsDetail: inner(() => import('./screens/goods-detail')),
  operated: inner(() => import('./screens/operated')),
  level: inner(() => import('./screens/level')),
  wallet: inner(() => import('./screens/wallet')),
  bindCard: inner(() => import('./screens/bind-card')),
  setPassword: inner(() => import('./screens/set-password')),
  withdraw: inner(() => import('./screens/withdraw')),
  objection: inner(() => import('./screens/objection')),
  foreignExchange: inner(() => import('./screens/foreign-exchange')),
  flow: inner(() => import('./screens/flow')),
  transparency: inner(() => import('./screens/transparency')),
  quesDetail: inner(() => import('./screens/ques-detail')),
  rules: inner(() => import('./screens/rules')),
  customer: inner(() => import('./screens/customer')),
  notification: inner(() => import('./screens/notification')),
  feedback: inner(() => import('./screens/feedback')),
  editLoginPassword: inner(() => import('./screens/edit-login-password')),
  editPayPassword: inner(() => import('./screens/edit-pay-password')),
  settings: inner(() => import('./screens/settings')),
  staffActs: inner(() => import('./screens/staff-acts')),
};
