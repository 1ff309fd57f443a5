import { calls } from '@fairlead/contract';
import { unique } from './portal';
import { addSomebody, type Scenario } from './scenario';

/** Somebody's talk with support, and what their side reads of it. */
export interface Talk {
  readonly name: string;
  readonly say: (text: string) => Promise<unknown>;
  readonly answers: () => Promise<number>;
}

const answersIn = (items: readonly { readonly from: string }[]): number =>
  items.filter(({ from }) => from === 'staff').length;

/** Somebody who writes to support from the app. */
export const addHolderTalk = async (scenario: Scenario, text: string): Promise<Talk> => {
  const { client } = scenario;
  const { username, token } = await addSomebody(scenario);
  const { items } = await client.send(calls.support.conversations, token, {});
  const conversation_id = items.find(({ topic }) => topic === 'general')?.id ?? '';
  const say = (said: string) =>
    client.send(calls.support.send, token, { conversation_id, client_id: `day-${unique()}`, text: said });
  await say(text);
  const answers = async () =>
    answersIn((await client.send(calls.support.messages, token, { conversation_id, limit: 50 })).items);
  return { name: username, say, answers };
};

/** Somebody who writes to support without an account. */
export const addGuestTalk = async ({ client }: Scenario, text: string): Promise<Talk> => {
  const { case_number, secret } = await client.send(calls.guest.open, '', { name: 'Robin', text });
  const key = { case_number, secret };
  return {
    name: case_number,
    say: (said) => client.send(calls.guest.send, '', { ...key, client_id: `day-${unique()}`, text: said }),
    answers: async () =>
      answersIn((await client.send(calls.guest.messages, '', { ...key, limit: 50 })).items),
  };
};
