import { routes } from '../../apps/portal/src/app/routes';
import type { RouteName } from '../../apps/portal/src/shared/paths';

/** Rows of the route table that somebody does not come to by touch, each with why. All others must be reached. */
type NotFor = { readonly [Name in RouteName]?: string };

const ROWS = Object.keys(routes) as RouteName[];

/** Rows without a door in the app for anybody who did not come from outside: where a link in another place leads. */
const LANDINGS = {
  entry: 'the host app sends its own people there',
  adWelcome: 'the host app sends its own people there',
} as const satisfies NotFor;

const HAS_ACCOUNT = { register: 'has an account' } as const;
const NO_PLAN = { planDetail: 'has no plan yet' } as const;
const PIN_SET = { setPassword: 'a transaction password is set, and is changed elsewhere' } as const;

/** Their money, their chat, their notices, their papers and the way out stay open to the blocked. */
const CLOSED_TO_BLOCKED = Object.fromEntries(
  (
    [
      'activities',
      'channels',
      'coupons',
      'feedback',
      'foreignExchange',
      'goodsDetail',
      'level',
      'operated',
      'plan',
    ] as const
  ).map((name) => [name, 'it, or a part of it, is refused to a blocked account']),
) as NotFor;

/** Ways to a forgotten login password, which who comes from a host app does not have. */
const OWN_LOGIN = {
  forgotPassword: 'has no login password here',
  resetPassword: 'has no login password here',
  support: 'has the own chat',
} as const satisfies NotFor;

/** By the table itself: a row that is added open to all needs a door for guests too. */
const BEHIND_LOGIN = Object.fromEntries(
  ROWS.filter((name) => routes[name].needsToken).map((name) => [name, 'only for who is signed in']),
) as NotFor;

export const PERSONAS = {
  guest: { ...LANDINGS, ...BEHIND_LOGIN },
  newcomer: { ...LANDINGS, ...NO_PLAN },
  withMoney: { ...LANDINGS, ...HAS_ACCOUNT, ...PIN_SET },
  lead: { ...LANDINGS, ...HAS_ACCOUNT, ...NO_PLAN },
  shell: {
    ...OWN_LOGIN,
    ...NO_PLAN,
    login: 'comes in by a ticket',
    register: 'comes in by a ticket',
  },
  notActivated: { ...LANDINGS, ...HAS_ACCOUNT, ...NO_PLAN, ...CLOSED_TO_BLOCKED },
  disabled: { ...LANDINGS, ...HAS_ACCOUNT, ...NO_PLAN, ...PIN_SET, ...CLOSED_TO_BLOCKED },
  closed: { ...LANDINGS, ...HAS_ACCOUNT, ...NO_PLAN, ...PIN_SET, ...CLOSED_TO_BLOCKED },
} as const satisfies Record<string, NotFor>;

export type Persona = keyof typeof PERSONAS;

/** Every row of the app's own table that this person comes to by touch. */
export const rowsFor = (persona: Persona): readonly RouteName[] =>
  ROWS.filter((name) => !(name in PERSONAS[persona]));
