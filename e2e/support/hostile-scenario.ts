import { type Call, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { Poison } from './free-text';
import { PICTURE } from './picture';
import {
  addColleague,
  addSomebody,
  agreeTo,
  type Colleague,
  openScenario,
  provide,
  type Scenario,
  type Somebody,
  samplePayee,
} from './scenario';

const FUNDS_MINOR = 5_000_00;

/** A scenario in which everybody writes text that means harm. */
export interface HostileScenario extends Scenario {
  readonly poison: Poison;
  /** Whose account everything happens to. */
  readonly holder: Somebody;
  /** Changes the payout account; the holder's must stay as it is, to be paid. */
  readonly spare: Somebody;
  /** Has every role but the admin's, and proposes what the makers may not. */
  readonly second: Colleague;
  readonly productId: string;
  readonly payeeId: string;
  /** Makes a call with every free text of it full of payloads. */
  readonly write: <C extends Call>(call: C, token: string, request: RequestOf<C>) => Promise<ResponseOf<C>>;
  /** The checker agrees to what was proposed. */
  readonly pass: (proposal: { readonly id: string }) => Promise<void>;
  /** The checker does not, without a word of harm. */
  readonly drop: (proposal: { readonly id: string }) => Promise<void>;
  /** An image that somebody sent, by its number. */
  readonly picture: (call: Call, token: string) => Promise<string>;
}

export const openHostileScenario = async (origin: string): Promise<HostileScenario> => {
  const scenario = await openScenario(origin);
  const { client, desks } = scenario;
  const poison = new Poison();
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, FUNDS_MINOR);
  const { items: products } = await client.send(calls.plan.products, holder.token, {});
  return {
    ...scenario,
    poison,
    holder,
    spare: await addSomebody(scenario),
    second: await addColleague(scenario, ['support', 'delivery', 'finance_maker']),
    productId: products[0]?.id ?? '',
    payeeId: await samplePayee(scenario),
    write: (call, token, request) => client.send(call, token, poison.into(call, request)),
    pass: ({ id }) => agreeTo(scenario, id),
    drop: async ({ id }) => {
      await client.send(calls.consoleProposal.refuse, desks.checker, { id, reason: 'Not now' });
    },
    picture: async (call, token) => {
      const file = new File([PICTURE], 'dot.png', { type: 'image/png' });
      return ((await client.upload(call, token, file)) as { file_id: string }).file_id;
    },
  };
};
