import type { Console } from './console';
import type { Portal } from './portal';
import { passByTwo, type TwoPeople } from './two-people';

/** Two members of staff post the top-up that the person asked for. */
export const postTopup = (
  people: TwoPeople,
  username: string,
  amount: string,
  payee = 'Sample payee',
): Promise<void> =>
  passByTwo(people, {
    page: 'Top-ups',
    username,
    name: 'Record payment received',
    fields: {
      'Amount that arrived': amount,
      'Receipt number': `R-${username}`,
      'Registry payee': payee,
      Method: 'bank_transfer',
    },
  });

/** A top-up asked for by the signed-in person and posted by two members of staff; nothing is put there by hand. */
export const fund = async (
  portal: Portal,
  username: string,
  amount: string,
  staffDesk: (username: string) => Promise<Console>,
): Promise<void> => {
  await portal.askForTopup(amount);
  const people = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  await postTopup(people, username, amount);
};
