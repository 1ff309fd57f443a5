/**
 * Where a notice may lead: the routes of the app that a signed-in person uses, each with the parameters it takes. A
 * closed list, because a path that only begins with a slash can still leave the app (`//host`). `<id>` stands for the
 * number of a thing. Without zod: the portal holds every link against it before it shows one.
 */
export const APP_LINKS = [
  '/ad-center',
  '/ad-center/activities',
  '/ad-center/coupons',
  '/ad-center/edit-login-password',
  '/ad-center/edit-pay-password',
  '/ad-center/feedback',
  '/ad-center/level',
  '/ad-center/operated',
  '/ad-center/ques-detail',
  '/ad-center/ques-detail?id=<id>',
  '/plan',
  '/plan/detail?id=<id>',
  '/plan/goods-detail?id=<id>',
  '/wallet',
  '/wallet?topup=<id>',
  '/wallet/bind-card',
  '/wallet/foreign-exchange',
  '/wallet/set-password',
  '/wallet/withdraw',
  '/wallet/withdraw?id=<id>',
  '/wallet/flow',
  '/me',
  '/settings',
  '/settings/security',
  '/settings/channels',
  '/settings/staff-acts',
  '/rules',
  '/terms',
  '/privacy',
  '/me/terms',
  '/objection',
  '/objection?type=hold&id=<id>',
  '/objection?type=order&id=<id>',
  '/exit',
  '/transparency',
  '/customer?url=%2Fsupport%2Fchat%3Ftopic%3Dgeneral',
  '/customer?url=%2Fsupport%2Fchat%3Ftopic%3Drecharge',
] as const;

type Filled<Link extends string> = Link extends `${infer Before}<id>` ? `${Before}${number}` : Link;
/** A link of the list, with a number in the place of `<id>`. */
export type AppLink = Filled<(typeof APP_LINKS)[number]>;

const asPattern = (link: string): string => link.replace('?', '\\?').replace('<id>', '[1-9]\\d{0,14}');

/** Matches the links of the list and nothing else. */
export const APP_LINK_PATTERN = new RegExp(`^(?:${APP_LINKS.map(asPattern).join('|')})$`);

export const isAppLink = (link: string): link is AppLink => APP_LINK_PATTERN.test(link);

/** The pages of this origin that people who ask for help are led to, beside the routes of the app. */
export const SUPPORT_PAGES: readonly string[] = [
  ...['/support/chat?topic=general', '/support/chat?topic=recharge'],
  ...['/support/guest', '/support/guest?topic=general', '/support/guest?topic=recharge'],
];

/** Whether an address of this origin leads to a page that is there: one of support's, or a route of the app. */
export const isOwnPage = (url: string): boolean =>
  SUPPORT_PAGES.includes(url) || (url.startsWith('/#') && isAppLink(url.slice(2)));
