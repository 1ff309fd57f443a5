import type { Root, RouteName } from '../shared/paths';

/** The pages that hang from each root. */
const BELOW: Readonly<Record<Root, readonly RouteName[]>> = {
  adCenter: ['activities', 'coupons', 'level', 'operated', 'feedback', 'quesDetail'],
  plan: ['planDetail', 'goodsDetail'],
  wallet: ['bindCard', 'foreignExchange', 'setPassword', 'withdraw', 'flow'],
  notification: ['customer', 'objection'],
  me: [
    ...(['settings', 'security', 'channels', 'editLoginPassword', 'editPayPassword', 'staffActs'] as const),
    ...(['rules', 'terms', 'privacy', 'acceptedTerms', 'transparency', 'exit'] as const),
  ],
};

const rootByName = new Map<RouteName, Root>(
  (Object.keys(BELOW) as Root[]).flatMap((root) =>
    [root, ...BELOW[root]].map((name) => [name, root] as const),
  ),
);

/** The root whose list a page is a detail of; undefined for what stands alone, as the door does. */
export const rootOf = (name: RouteName): Root | undefined => rootByName.get(name);
