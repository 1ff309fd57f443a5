import type { RouteName } from '../../apps/portal/src/shared/paths';

/** The rows of the route table that somebody does not come to by touch, each with why. All others must be reached. */
type NotFor = { readonly [Name in RouteName]?: string };

const HOST_APP = {
  entry: 'the host app sends its own people there',
  adWelcome: 'the host app sends its own people there',
} as const;
const HAS_ACCOUNT = { register: 'has an account' } as const;
const NO_PLAN = { planDetail: 'has no plan yet' } as const;
const PIN_SET = { setPassword: 'a transaction password is set, and is changed elsewhere' } as const;

/** Their money, their chat, their notices, their papers and the way out stay open to the blocked. */
const CLOSED_TO_BLOCKED = Object.fromEntries(
  (
    [
      ...['activities', 'coupons', 'feedback', 'foreignExchange', 'goodsDetail', 'level', 'operated', 'plan'],
    ] as const
  ).map((name) => [name, 'it, or a part of it, is refused to a blocked account']),
) as NotFor;

export const PERSONAS = {
  newcomer: { ...HOST_APP, ...NO_PLAN },
  withMoney: { ...HOST_APP, ...HAS_ACCOUNT, ...PIN_SET },
  lead: { ...HOST_APP, ...HAS_ACCOUNT, ...NO_PLAN },
  hostAppGuest: {
    ...NO_PLAN,
    login: 'comes in by a ticket',
    register: 'comes in by a ticket',
  },
  blocked: {
    ...HOST_APP,
    ...HAS_ACCOUNT,
    ...NO_PLAN,
    ...PIN_SET,
    ...CLOSED_TO_BLOCKED,
  },
} as const satisfies Record<string, NotFor>;

export type Persona = keyof typeof PERSONAS;
