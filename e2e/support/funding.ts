import type { Console } from './console';
import type { Portal } from './portal';

/** A top-up asked for by the signed-in person and posted by two members of staff; nothing is put there by hand. */
export const fund = async (
  portal: Portal,
  username: string,
  amount: string,
  staffDesk: (username: string) => Promise<Console>,
): Promise<void> => {
  await portal.askForTopup(amount);
  const maker = await staffDesk('maker');
  await maker.open('Top-ups');
  await maker.act(maker.row(username), 'Propose posting', {
    'Amount that arrived': amount,
    'Receipt number': `R-${username}`,
    'Payee of the registry': 'Sample payee',
    Method: 'bank_transfer',
  });
  const checker = await staffDesk('checker');
  await checker.open('Top-ups');
  await checker.approve(checker.row(username));
};
