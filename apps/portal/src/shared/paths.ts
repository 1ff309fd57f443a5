/** Every address of the app, for links; what each looks like stands in `app/routes.ts`. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  adWelcome: '/ad-welcome',
  customer: '/customer',
  adCenter: '/ad-center',
  activities: '/ad-center/activities',
  coupons: '/ad-center/coupons',
  editLoginPassword: '/ad-center/edit-login-password',
  editPayPassword: '/ad-center/edit-pay-password',
  feedback: '/ad-center/feedback',
  level: '/ad-center/level',
  operated: '/ad-center/operated',
  quesDetail: '/ad-center/ques-detail',
  plan: '/plan',
  planDetail: '/plan/detail',
  goodsDetail: '/plan/goods-detail',
  notification: '/notification',
  wallet: '/wallet',
  bindCard: '/wallet/bind-card',
  foreignExchange: '/wallet/foreign-exchange',
  setPassword: '/wallet/set-password',
  withdraw: '/wallet/withdraw',
  flow: '/wallet/flow',
  entry: '/entry',
  me: '/me',
  settings: '/settings',
  security: '/settings/security',
  channels: '/settings/channels',
  staffActs: '/settings/staff-acts',
  rules: '/rules',
  terms: '/terms',
  privacy: '/privacy',
  acceptedTerms: '/me/terms',
  support: '/support',
  objection: '/objection',
  exit: '/exit',
  transparency: '/transparency',
} as const;

export type RouteName = keyof typeof paths;

/** What every other screen hangs from, in the order of the bar. */
export const ROOTS = ['adCenter', 'plan', 'wallet', 'notification', 'me'] as const satisfies RouteName[];

export type Root = (typeof ROOTS)[number];

/** The page of one plan. */
export const planDetailLink = (orderId: string): string =>
  `${paths.planDetail}?id=${encodeURIComponent(orderId)}`;

/** The page of one product. */
export const goodsDetailLink = (productId: string): string =>
  `${paths.goodsDetail}?id=${encodeURIComponent(productId)}`;

/** The product of a plan, to be funded again with the same amount. */
export const repeatLink = (productId: string, orderId: string): string =>
  `${goodsDetailLink(productId)}&repeat=${encodeURIComponent(orderId)}`;

/** The answer to one question. */
export const quesDetailLink = (questionId: string): string =>
  `${paths.quesDetail}?id=${encodeURIComponent(questionId)}`;

/** The page on which a person objects to one thing. */
export const objectionLink = (type: 'hold' | 'order' | 'topup' | 'acceptance', id: string): string =>
  `${paths.objection}?type=${type}&id=${encodeURIComponent(id)}`;

/** The chat or page of a contact, inside the app. */
export const customerLink = (url: string): string => `${paths.customer}?url=${encodeURIComponent(url)}`;
